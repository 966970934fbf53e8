package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opening and closing. */
class MmdbFileTest {
  @TempDir Path folder;

  private static byte[] bytes() {
    DataWriter data = new DataWriter().map(1).text("a").text("x".repeat(100_000));
    return TreeWriter.ipv4().add("1.0.0.0/8", 0).build(data);
  }

  private Path file() throws IOException {
    return Files.write(folder.resolve("some.mmdb"), bytes());
  }

  private static long networks(MmdbFile file) {
    return MmdbSource.of(file, MmdbOptions.DEFAULTS)
        .forEachNetwork((network, key) -> {}, MmdbProgress.NONE)
        .networks();
  }

  @Test
  void aFileIsMapped() throws IOException {
    Path path = file();
    try (MmdbFile file = MmdbFile.open(path)) {
      assertEquals(1, networks(file));
      assertEquals(path.toString(), file.name());
      assertEquals(Files.size(path), file.byteSize());
    }
  }

  @Test
  void memoryOfTheCallerIsUsed() {
    try (Arena arena = Arena.ofConfined()) {
      byte[] bytes = bytes();
      MemorySegment memory = arena.allocate(bytes.length).copyFrom(MemorySegment.ofArray(bytes));
      MmdbFile file = MmdbFile.of(memory, "");
      file.close();
      assertEquals(1, networks(file));
    }
  }

  @Test
  void aClosedFileCanNotBeRead() throws IOException {
    MmdbFile file = MmdbFile.open(file());
    MmdbSource source = MmdbSource.of(file, MmdbOptions.DEFAULTS);
    file.close();
    file.close();
    assertEquals(8, file.metadata().nodeCount());
    assertThrows(IllegalStateException.class, () -> networks(file));
    assertThrows(IllegalStateException.class, () -> source.record(0));
  }

  @Test
  void whatIsNoFileIsAnInputError() throws IOException {
    assertThrows(NoSuchFileException.class, () -> MmdbFile.open(folder.resolve("none")));
    assertThrows(IOException.class, () -> MmdbFile.open(folder));
    Path empty = Files.createFile(folder.resolve("empty"));
    MmdbException thrown = assertThrows(MmdbException.class, () -> MmdbFile.open(empty));
    assertEquals(MmdbFault.METADATA_MARKER, thrown.fault());
    assertEquals(empty.toString(), thrown.file());
    assertEquals(0, thrown.offset());
    assertEquals("none", thrown.actual());
    assertEquals(
        empty + ": metadata marker at byte 0: expected " + thrown.expected() + ", found none",
        thrown.getMessage());
  }

  @Test
  void aFileThatBecomesShorterIsAFault() throws IOException {
    Path path = file();
    try (MmdbFile file = MmdbFile.open(path)) {
      MmdbSource source = MmdbSource.of(file, MmdbOptions.DEFAULTS);
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(0);
      }
      MmdbException record = assertThrows(MmdbException.class, () -> source.record(0));
      assertEquals(MmdbFault.MAPPED_FILE, record.fault());
      MmdbException walk = assertThrows(MmdbException.class, () -> networks(file));
      assertEquals(MmdbFault.MAPPED_FILE, walk.fault());
    }
  }
}
