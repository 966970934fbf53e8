package dev.netindex.contracts.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.model.Built;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.DirectoryForm;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Directories that are built while other threads ask, or close. */
final class DirectoryThreadsTest {
  private static final int THREADS = 4;
  private static final int ROUNDS = 10;
  private static final int ASKED = 400;

  @TempDir Path folder;

  private static void together(List<Runnable> tasks) throws InterruptedException {
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    CountDownLatch ready = new CountDownLatch(tasks.size());
    List<Thread> threads = new ArrayList<>();
    for (Runnable task : tasks) {
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    ready.countDown();
                    try {
                      ready.await();
                      task.run();
                    } catch (Throwable failure) {
                      failures.add(failure);
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join(60_000);
      assertFalse(thread.isAlive(), "a thread hangs");
    }
    assertEquals(List.of(), List.copyOf(failures));
  }

  @ParameterizedTest
  @EnumSource(
      value = CrowdedRows.class,
      names = {"MANY", "MANY_V6", "MANY_OVERLAPS"})
  void answersStayTheSameWhileADirectoryIsBuilt(CrowdedRows crowd) throws Exception {
    byte[] file = Built.file(crowd.assertions(2));
    long[] high =
        new Random(3).longs(ASKED).map(i -> 0x2A00L << 48 | i & 0xFF_0000_FFFFL).toArray();
    long[] low = new long[ASKED];
    int[] bits = new Random(4).ints(ASKED).toArray();
    boolean v6 = crowd.v6();
    boolean[] expected = new boolean[ASKED];
    try (IndexReader plain =
        IndexReader.open(file, DirectoryChoice.NONE.of(OpenOptions.defaults()))) {
      for (int i = 0; i < ASKED; i++) {
        expected[i] = v6 ? plain.containsIpv6(high[i], low[i]) : plain.containsIpv4(bits[i]);
      }
    }
    try (IndexReader reader =
        IndexReader.open(file, DirectoryChoice.LARGE_ON_DEMAND.of(OpenOptions.defaults()))) {
      Runnable singly =
          () -> {
            for (int i = 0; i < 20 * ASKED; i++) {
              int at = i % ASKED;
              boolean found =
                  v6 ? reader.containsIpv6(high[at], low[at]) : reader.containsIpv4(bits[at]);
              assertEquals(expected[at], found, "question " + i);
            }
          };
      Runnable batched =
          () -> {
            BatchLookup batch = reader.batch();
            long[] rows = new long[ASKED];
            for (int round = 0; round < 20; round++) {
              if (v6) {
                batch.firstIpv6(high, low, 0, ASKED, rows);
              } else {
                batch.firstIpv4(bits, 0, ASKED, rows);
              }
              for (int i = 0; i < ASKED; i++) {
                assertEquals(expected[i], rows[i] != BatchLookup.NONE, "question " + i);
              }
            }
          };
      together(List.of(singly, batched, singly, batched));
      DirectoryForm form =
          v6 ? reader.inspect().ipv6Directory().form() : reader.inspect().ipv4Directory().form();
      assertNotEquals(DirectoryForm.PENDING, form);
      assertNotEquals(DirectoryForm.NONE, form);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ReaderForm.class,
      names = {"MAPPED", "COPIED", "HEAP"})
  void closingDuringBuildingAndBatchesIsSaidAsDocumented(ReaderForm form) throws Exception {
    byte[] file = Built.file(CrowdedRows.MANY_V6.assertions(2));
    OpenOptions options =
        DirectoryChoice.LARGE_ON_DEMAND.of(OpenOptions.defaults().trustRowsWithoutValidation());
    for (int round = 0; round < ROUNDS; round++) {
      IndexReader reader = form.open(file, options, folder.resolve("index-" + round));
      long[] numbers = new Random(round).longs(ASKED).map(i -> i >>> 1).toArray();
      List<Runnable> tasks = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        tasks.add(
            () -> {
              try {
                BatchLookup batch = reader.batch();
                while (true) {
                  batch.payloadsIpv6(numbers, numbers, 0, ASKED, new long[ASKED], new long[ASKED]);
                  batch.matchIpv6(numbers, numbers, 0, ASKED, (query, match) -> true);
                }
              } catch (IndexClosedException documented) {
                // The end.
              }
            });
      }
      int pause = round % 10;
      tasks.add(
          () -> {
            try {
              Thread.sleep(pause);
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            reader.close();
          });
      together(tasks);
    }
  }

  @Test
  void trustedRowsWaitForQuestions() {
    byte[] file = Built.file(CrowdedRows.GAPLESS.assertions(2));
    OpenOptions options = OpenOptions.defaults();
    try (IndexReader checked = IndexReader.open(file, options);
        IndexReader trusted = IndexReader.open(file, options.trustRowsWithoutValidation())) {
      assertNotEquals(DirectoryForm.PENDING, checked.inspect().ipv4Directory().form());
      assertEquals(DirectoryForm.PENDING, trusted.inspect().ipv4Directory().form());
    }
  }

  @Test
  void whoAsksLittleBuildsNothing() {
    byte[] file = Built.file(CrowdedRows.GAPLESS.assertions(2));
    try (IndexReader reader =
        IndexReader.open(file, DirectoryChoice.DEFAULT_ON_DEMAND.of(OpenOptions.defaults()))) {
      for (int i = 0; i < 100; i++) {
        reader.containsIpv4(i);
      }
      assertEquals(DirectoryForm.PENDING, reader.inspect().ipv4Directory().form());
      for (int i = 0; i < 2_000; i++) {
        reader.containsIpv4(i);
      }
      assertNotEquals(DirectoryForm.PENDING, reader.inspect().ipv4Directory().form());
    }
  }
}
