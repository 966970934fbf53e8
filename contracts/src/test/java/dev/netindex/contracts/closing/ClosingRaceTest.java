package dev.netindex.contracts.closing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.golden.GoldenAnswers;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Closing while others ask: they end with the one documented exception, whatever they were at. */
final class ClosingRaceTest {
  private static final int ROUNDS = 15;
  private static final int THREADS = 4;
  private static final int MOST_MILLIS = 30;
  private static final int LAST_MILLIS = 300;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(
      value = ReaderForm.class,
      names = {"MAPPED", "COPIED", "HEAP", "NATIVE"})
  void queriesFinishOrSayThatTheIndexIsClosed(ReaderForm form) throws Exception {
    byte[] file = new GoldenAnswers("mixed-all").file();
    Queue<Throwable> others = new ConcurrentLinkedQueue<>();
    AtomicInteger refused = new AtomicInteger();
    AtomicInteger answered = new AtomicInteger();
    for (int round = 0; round < ROUNDS; round++) {
      IndexReader reader =
          form.open(file, OpenOptions.defaults(), folder.resolve("index-" + round));
      CountDownLatch running = new CountDownLatch(THREADS);
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int from = i;
        threads.add(
            Thread.ofPlatform()
                .start(
                    () -> {
                      running.countDown();
                      try {
                        answered.addAndGet(askForEver(reader, from));
                      } catch (IndexClosedException e) {
                        refused.incrementAndGet();
                      } catch (Throwable other) {
                        others.add(other);
                      }
                    }));
      }
      running.await();
      Thread.sleep(round == ROUNDS - 1 ? LAST_MILLIS : 1 + round * 7 % MOST_MILLIS);
      reader.close();
      for (Thread thread : threads) {
        thread.join(10_000);
        assertTrue(!thread.isAlive(), "a thread still asks a closed reader");
      }
    }
    assertEquals(List.of(), List.copyOf(others));
    assertEquals(ROUNDS * THREADS, refused.get());
  }

  @ParameterizedTest
  @EnumSource(
      value = ReaderForm.class,
      names = {"MAPPED", "COPIED", "HEAP"})
  void threadsThatCloseAtOnceDoNotDisturbEachOther(ReaderForm form) throws Exception {
    byte[] file = new GoldenAnswers("mixed-all").file();
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    for (int round = 0; round < 4 * ROUNDS; round++) {
      IndexReader reader = form.open(file, OpenOptions.defaults(), folder.resolve("twice"));
      CountDownLatch together = new CountDownLatch(THREADS);
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        threads.add(
            Thread.ofPlatform()
                .start(
                    () -> {
                      together.countDown();
                      try {
                        together.await();
                        reader.close();
                      } catch (Throwable failure) {
                        failures.add(failure);
                      }
                    }));
      }
      for (Thread thread : threads) {
        thread.join(10_000);
      }
      assertTrue(reader.isClosed());
    }
    assertEquals(List.of(), List.copyOf(failures));
  }

  /** Never returns; each thread begins with another call. */
  private static int askForEver(IndexReader reader, int from) {
    Map<String, Runnable> named = ReaderCalls.of(reader);
    List<Runnable> calls = List.copyOf(named.values());
    for (int i = from * 7; ; i++) {
      calls.get(i % calls.size()).run();
    }
  }
}
