package dev.netindex.contracts.closing;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.golden.GoldenAnswers;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.MatchVisitor;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Readers after they were closed. */
final class ClosedReaderTest {
  private final byte[] file = new GoldenAnswers("mixed-all").file();

  @TempDir Path folder;

  private IndexReader open(ReaderForm form) throws IOException {
    return form.open(file, OpenOptions.defaults(), folder.resolve("index.nidx"));
  }

  @ParameterizedTest
  @EnumSource(ReaderForm.class)
  void everyCallIsRefused(ReaderForm form) throws IOException {
    IndexReader reader = open(form);
    Map<String, Runnable> calls = ReaderCalls.of(reader);
    assertAll(calls.values().stream().map(call -> (Executable) call::run));
    assertFalse(reader.isClosed());
    reader.close();
    assertTrue(reader.isClosed());
    assertAll(
        calls.entrySet().stream()
            .map(
                call ->
                    () ->
                        assertThrows(
                            IndexClosedException.class, call.getValue()::run, call.getKey())));
  }

  @ParameterizedTest
  @EnumSource(ReaderForm.class)
  void everyCallOfAnotherThreadIsRefused(ReaderForm form) throws IOException, InterruptedException {
    IndexReader reader = open(form);
    Thread closer = Thread.ofPlatform().start(reader::close);
    closer.join();
    ReaderCalls.of(reader)
        .forEach((name, call) -> assertThrows(IndexClosedException.class, call::run, name));
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread asker =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    everyCallOf(reader);
                  } catch (Throwable e) {
                    failure.set(e);
                  }
                });
    asker.join();
    assertEquals(null, failure.get());
  }

  private static void everyCallOf(IndexReader reader) {
    ReaderCalls.of(reader)
        .forEach((name, call) -> assertThrows(IndexClosedException.class, call::run, name));
  }

  @ParameterizedTest
  @EnumSource(ReaderForm.class)
  void aCursorMadeBeforeIsRefused(ReaderForm form) throws IOException {
    IndexReader reader = open(form);
    MatchCursor idle = reader.cursor();
    MatchCursor started = reader.cursor().matchAll();
    MatchCursor half = reader.cursor().matchAll();
    assertTrue(half.next());
    reader.close();
    assertThrows(IndexClosedException.class, () -> idle.matchIpv4(42).next());
    assertThrows(IndexClosedException.class, () -> idle.matchIpv6(-1, -1).next());
    assertThrows(IndexClosedException.class, () -> idle.matchAsn(42).next());
    assertThrows(IndexClosedException.class, () -> idle.matchLongestIpv4(42).next());
    assertThrows(IndexClosedException.class, started::next);
    assertThrows(IndexClosedException.class, half::next);
  }

  @ParameterizedTest
  @EnumSource(ReaderForm.class)
  void closingInsideAVisitEndsIt(ReaderForm form) throws IOException {
    IndexReader reader = open(form);
    int[] calls = {0};
    MatchVisitor closing =
        match -> {
          calls[0]++;
          reader.close();
          return true;
        };
    assertThrows(IndexClosedException.class, () -> reader.visitAll(closing));
    assertEquals(1, calls[0]);
  }

  @ParameterizedTest
  @EnumSource(ReaderForm.class)
  void closingTwiceIsFine(ReaderForm form) throws IOException {
    IndexReader reader = open(form);
    reader.close();
    reader.close();
    assertTrue(reader.isClosed());
  }

  @ParameterizedTest
  @EnumSource(
      value = ReaderForm.class,
      names = {"MAPPED", "COPIED"})
  void payloadsInMemoryOfTheReaderAreRefused(ReaderForm form) throws IOException {
    IndexReader reader = open(form);
    Match match = reader.lookup("0.0.0.42").getFirst();
    MemorySegment payload = match.payload();
    MemorySegment metadata = reader.metadata();
    MemorySegment memory = reader.memory();
    byte[] copied = match.payloadBytes();
    reader.close();
    assertThrows(IllegalStateException.class, () -> payload.get(ValueLayout.JAVA_BYTE, 0));
    assertThrows(IllegalStateException.class, () -> metadata.get(ValueLayout.JAVA_BYTE, 0));
    assertThrows(IllegalStateException.class, () -> memory.get(ValueLayout.JAVA_BYTE, 0));
    assertThrows(IllegalStateException.class, match::payloadBytes);
    assertThrows(IllegalStateException.class, match::payloadText);
    assertArrayEquals(new byte[] {'P'}, copied);
    assertEquals("0.0.0.0/0", match.target().toString(), "a match keeps its target");
  }

  @Test
  void theCallersArrayStaysUsable() {
    byte[] mine = file.clone();
    IndexReader reader = IndexReader.open(mine);
    Match match = reader.lookup("0.0.0.42").getFirst();
    reader.close();
    assertEquals("P", match.payloadText());
    assertArrayEquals(file, mine);
    assertEquals(5, IndexReader.open(mine).size(), "and opens again");
  }

  @Test
  void theCallersSegmentStaysUsable() {
    try (Arena arena = Arena.ofShared()) {
      MemorySegment mine = arena.allocate(file.length);
      mine.copyFrom(MemorySegment.ofArray(file));
      IndexReader reader = IndexReader.open(mine);
      Match match = reader.lookup("0.0.0.42").getFirst();
      reader.close();
      assertEquals("P", match.payloadText());
      assertEquals('N', mine.get(ValueLayout.JAVA_BYTE, 0));
      mine.set(ValueLayout.JAVA_BYTE, 0, (byte) 'X');
      mine.set(ValueLayout.JAVA_BYTE, 0, (byte) 'N');
      try (IndexReader again = IndexReader.open(mine)) {
        assertEquals(5, again.size());
      }
    }
  }

  @Test
  void aSegmentThatItsOwnerClosedIsRefused() {
    IndexReader reader;
    try (Arena arena = Arena.ofShared()) {
      MemorySegment mine = arena.allocate(file.length);
      mine.copyFrom(MemorySegment.ofArray(file));
      // A directory may answer without the memory that is gone.
      reader = IndexReader.open(mine, OpenOptions.defaults().directory(DirectorySize.NONE));
    }
    ReaderCalls.of(reader)
        .forEach((name, call) -> assertThrows(IllegalStateException.class, call::run, name));
    reader.close();
  }

  @Test
  void nobodyCanWriteThroughAReader() throws IOException {
    for (ReaderForm form : ReaderForm.values()) {
      try (IndexReader reader = open(form)) {
        List<MemorySegment> parts =
            List.of(
                reader.memory(), reader.metadata(), reader.lookup("0.0.0.42").getFirst().payload());
        parts.forEach(part -> assertTrue(part.isReadOnly(), form::toString));
      }
    }
  }

  @Test
  void aFileReplacedByRenameKeepsTheOldAnswers() throws IOException {
    Path path = Files.write(folder.resolve("live.nidx"), file);
    try (IndexReader old = IndexReader.open(path)) {
      Path next = Files.write(folder.resolve("next"), new GoldenAnswers("v4-one").file());
      Files.move(next, path, StandardCopyOption.REPLACE_EXISTING);
      assertEquals(5, old.size());
      assertEquals("P", old.lookup("0.0.0.42").getFirst().payloadText());
      assertTrue(old.visitAll(match -> match.payloadLength() == 1));
      try (IndexReader fresh = IndexReader.open(path)) {
        assertEquals(1, fresh.size());
      }
    }
  }
}
