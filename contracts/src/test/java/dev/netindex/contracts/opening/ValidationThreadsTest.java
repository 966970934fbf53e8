package dev.netindex.contracts.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Several threads find what one finds, and are gone afterwards. */
final class ValidationThreadsTest {
  private static final int ROWS = 900_000;
  private static final byte[] FILE = Networks.file(ROWS);
  private static final int FIRST_DELTAS = 80 + 32 * ((ROWS + 255) / 256);

  private final CountingProvider provider = new CountingProvider();

  private OpenOptions options(int threads) {
    return OpenOptions.defaults().searchProvider(provider).validationThreads(threads);
  }

  private static Set<Thread> helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("netindex-validation"))
        .collect(Collectors.toSet());
  }

  @Test
  void withoutTheOptionTheCallerDoesItAll() {
    IndexReader.open(FILE, OpenOptions.defaults().searchProvider(provider)).close();
    assertEquals(Set.of(Thread.currentThread()), provider.threads());
  }

  @Test
  void theyShareTheWorkAndEndBeforeOpeningReturns() {
    provider.before = Thread::yield;
    try (IndexReader reader = IndexReader.open(FILE, options(3))) {
      assertEquals(ROWS, reader.size());
      assertEquals(Set.of(), helpers());
    }
    assertEquals((ROWS + 255) / 256, provider.blocks());
    assertTrue(provider.threads().size() > 1, () -> provider.threads().toString());
    for (Thread thread : provider.threads()) {
      assertTrue(thread == Thread.currentThread() || thread.isDaemon());
      assertTrue(thread == Thread.currentThread() || !thread.isAlive());
    }
  }

  @Test
  void ofSeveralFaultsTheFirstInFileOrderIsNamed() {
    byte[] bad = FILE.clone();
    int payloads = bad.length - 2 * 65_536;
    bad[payloads - 2] ^= 0x40; // a late reference
    for (int block : new int[] {3_400, 2_000, 1_500}) {
      int at = FIRST_DELTAS + block * 256 * 3 + 300; // a delta in the middle of a block
      bad[at] ^= 0x55;
    }
    InvalidIndexException alone =
        assertThrows(InvalidIndexException.class, () -> IndexReader.open(bad, options(1)));
    for (int threads = 2; threads < 6; threads++) {
      int count = threads;
      InvalidIndexException together =
          assertThrows(InvalidIndexException.class, () -> IndexReader.open(bad, options(count)));
      assertEquals(alone.fault(), together.fault());
      assertEquals(alone.offset(), together.offset());
      assertEquals(alone.getMessage(), together.getMessage());
      assertEquals(Set.of(), helpers());
    }
  }

  @Test
  void anInterruptEndsNothingAndStaysSet() {
    Thread.currentThread().interrupt();
    IndexReader.open(FILE, options(3)).close();
    assertTrue(Thread.interrupted());
    assertEquals(Set.of(), helpers());
  }

  @Test
  void whatOneOfThemThrowsIsThrownAndTheOthersEnd() {
    provider.before =
        () -> {
          if (Thread.currentThread().getName().startsWith("netindex-validation")) {
            throw new UnsupportedOperationException("in a helper");
          }
          Thread.yield();
        };
    assertThrows(
        UnsupportedOperationException.class, () -> IndexReader.open(FILE, options(4)).close());
    assertEquals(Set.of(), helpers());
  }

  @Test
  void memoryOfOneThreadIsCheckedByThatThread() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment confined = arena.allocateFrom(ValueLayout.JAVA_BYTE, FILE);
      IndexReader.open(confined, options(4)).close();
    }
    assertEquals(Set.of(Thread.currentThread()), provider.threads());
  }

  @Test
  void smallFilesNeedNoMoreThreadsThanTheyHaveParts() {
    byte[] small = Networks.file(300);
    assertFalse(small.length < 1_000);
    IndexReader.open(small, options(1_000)).close();
    assertTrue(provider.threads().size() <= 2);
  }

  @Test
  void noThreadAtAllIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> OpenOptions.defaults().validationThreads(0));
  }
}
