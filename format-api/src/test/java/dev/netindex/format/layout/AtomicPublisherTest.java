package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicPublisherTest {
  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = directory.resolve("index.nidx");
  }

  @Test
  void aNewFileIsCreated() throws Exception {
    assertEquals(3, publish("new"));

    assertEquals("new", Files.readString(file));
    assertEquals(List.of("index.nidx"), names());
  }

  @Test
  void anOldFileIsReplaced() throws Exception {
    Files.writeString(file, "older and longer");

    publish("new");

    assertEquals("new", Files.readString(file));
    assertEquals(List.of("index.nidx"), names());
  }

  @Test
  void aRelativePathWithoutDirectoryIsInTheWorkingDirectory() throws Exception {
    Path relative = Path.of("AtomicPublisherTest.tmp");
    try {
      AtomicPublisher.publish(relative, channel -> channel.write(ByteBuffer.allocate(1)));
      assertEquals(1, Files.size(relative));
    } finally {
      Files.deleteIfExists(relative);
    }
  }

  @Test
  void theTemporaryFileIsBesideTheDestinationAndRecognisable() throws Exception {
    AtomicPublisher.publish(
        file,
        channel -> {
          List<String> names = names();
          assertEquals(1, names.size());
          assertTrue(names.getFirst().matches("\\.netindex-[0-9a-f]{16}\\.tmp"), names::getFirst);
          return 0;
        });
  }

  @Test
  void aProcessThatIsToldToEndLeavesNoTemporaryFile() throws Exception {
    assumeTrue(File.separatorChar == '/', "processes are told to end by signals only on POSIX");
    Files.writeString(file, "old");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classes(AtomicPublisher.class) + File.pathSeparator + classes(SlowPublisher.class),
                SlowPublisher.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      assertEquals("writing", process.inputReader().readLine());
      assertEquals(2, names().size());

      process.destroy();

      assertTrue(process.waitFor(20, TimeUnit.SECONDS));
    } finally {
      process.destroyForcibly();
    }
    assertEquals(List.of("index.nidx"), names());
    assertEquals("old", Files.readString(file));
  }

  private static String classes(Class<?> type) throws Exception {
    String name = type.getName().replace('.', '/') + ".class";
    String location = type.getClassLoader().getResource(name).toString();
    return Path.of(URI.create(location.substring(0, location.length() - name.length()))).toString();
  }

  @Test
  void aDeviceIsNotReplaced() throws Exception {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "no /dev/null here");
    Files.createSymbolicLink(file, device);

    IOException refused = assertThrows(IOException.class, () -> publish("new"));

    assertEquals("cannot publish to " + file + ": it is not a regular file", refused.getMessage());
    assertTrue(Files.isSymbolicLink(file));
    Files.delete(file);
  }

  @Test
  void aFailureWhileWritingKeepsTheOldFile() throws Exception {
    Files.writeString(file, "old");
    IOException broken = new IOException("disk full");

    IOException thrown =
        assertThrows(
            IOException.class,
            () ->
                AtomicPublisher.publish(
                    file,
                    channel -> {
                      channel.write(ByteBuffer.allocate(10));
                      throw broken;
                    }));

    assertSame(broken, thrown);
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("index.nidx"), names());
  }

  @Test
  void anUncheckedFailureLeavesNoTemporaryFile() throws Exception {
    assertThrows(
        IllegalStateException.class,
        () ->
            AtomicPublisher.publish(
                file,
                _ -> {
                  throw new IllegalStateException();
                }));

    assertEquals(List.of(), names());
  }

  @Test
  void aFailureWhileForcingKeepsTheOldFile() throws Exception {
    Files.writeString(file, "old");

    assertThrows(
        IOException.class,
        () ->
            AtomicPublisher.publish(
                file,
                channel -> {
                  channel.close();
                  return 0;
                }));

    assertEquals("old", Files.readString(file));
    assertEquals(List.of("index.nidx"), names());
  }

  @Test
  void aFailureWhileRenamingLeavesNoTemporaryFile() throws Exception {
    assertThrows(
        IOException.class,
        () ->
            AtomicPublisher.publish(
                file,
                _ -> {
                  Files.createDirectories(file.resolve("in the way"));
                  return 0;
                }));

    assertEquals(List.of("index.nidx"), names());
    assertTrue(Files.exists(file.resolve("in the way")));
  }

  @Test
  void anInterruptKeepsTheOldFile() throws Exception {
    Files.writeString(file, "old");

    assertThrows(
        ClosedByInterruptException.class,
        () ->
            AtomicPublisher.publish(
                file,
                channel -> {
                  Thread.currentThread().interrupt();
                  return channel.write(ByteBuffer.allocate(1));
                }));

    assertTrue(Thread.interrupted());
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("index.nidx"), names());
  }

  @Test
  void aDirectoryIsNoDestination() throws Exception {
    Files.createDirectory(file);

    IOException refused = assertThrows(IOException.class, () -> publish("new"));

    assertEquals("cannot publish to " + file + ": it is a directory", refused.getMessage());
    assertEquals(List.of("index.nidx"), names());
  }

  @Test
  void aMissingDirectoryIsNamed() {
    Path absent = directory.resolve("absent");
    file = absent.resolve("index.nidx");

    IOException refused = assertThrows(IOException.class, () -> publish("new"));

    assertEquals(
        "cannot publish to " + file + ": there is no directory " + absent, refused.getMessage());
    assertFalse(Files.exists(absent));
  }

  @Test
  void aSymbolicLinkIsReplacedItself() throws Exception {
    Path target = Files.writeString(directory.resolve("target"), "old");
    assumeTrue(canLink(target));

    publish("new");

    assertFalse(Files.isSymbolicLink(file));
    assertEquals("new", Files.readString(file));
    assertEquals("old", Files.readString(target));
  }

  private boolean canLink(Path target) {
    try {
      Files.createSymbolicLink(file, target);
      return true;
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  @Test
  void thePermissionsAreThoseOfANewFile() throws Exception {
    assumeTrue(Files.getFileStore(directory).supportsFileAttributeView("posix"));
    Path plain = Files.createFile(directory.resolve("plain"));

    publish("new");

    assertEquals(Files.getPosixFilePermissions(plain), Files.getPosixFilePermissions(file));
  }

  @Test
  void thePermissionsOfTheOldFileAreKept() throws Exception {
    assumeTrue(Files.getFileStore(directory).supportsFileAttributeView("posix"));
    Files.writeString(file, "old");
    for (String permissions : List.of("rw-------", "r--r-----")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

      publish("new");

      assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }
  }

  @Test
  void readersSeeTheOldFileOrTheNewOne() throws Exception {
    publish("0".repeat(100_000));
    AtomicBoolean done = new AtomicBoolean();
    try (ExecutorService reader = Executors.newSingleThreadExecutor()) {
      Callable<Integer> reading = () -> readUntil(done);
      Future<Integer> reads = reader.submit(reading);
      for (int version = 1; version <= 200; version++) {
        publish(Integer.toString(version % 10).repeat(100_000));
      }
      done.set(true);
      assertTrue(reads.get() > 0);
    }
    assertEquals(List.of("index.nidx"), names());
  }

  private int readUntil(AtomicBoolean done) throws IOException {
    int reads = 0;
    while (!done.get() || reads == 0) {
      byte[] bytes = Files.readAllBytes(file);
      assertEquals(100_000, bytes.length);
      for (byte each : bytes) {
        assertEquals(bytes[0], each);
      }
      reads++;
    }
    return reads;
  }

  private long publish(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    return AtomicPublisher.publish(file, channel -> channel.write(bytes));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }
}
