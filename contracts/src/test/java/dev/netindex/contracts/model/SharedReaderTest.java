package dev.netindex.contracts.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.oracle.Ask;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One reader, asked by many threads from its first moment on. */
final class SharedReaderTest {
  private static final int THREADS = 6;

  @TempDir Path folder;

  @Test
  void threadsDoNotDisturbEachOther() {
    Rounds.run(
        Shape.values().length,
        (random, round) -> {
          List<Assertion> rows = RandomRows.rows(random, round);
          BruteForce model = new BruteForce(rows);
          List<PlainAddress> asked = new RandomQueries(random, rows).addresses(20, 5);
          List<List<Assertion>> answers = asked.stream().map(model::containing).toList();
          byte[] file = Built.file(rows);
          for (ReaderForm form : List.of(ReaderForm.MAPPED, ReaderForm.TRUSTED)) {
            try (IndexReader reader =
                    form.open(file, OpenOptions.defaults(), folder.resolve("index.nidx"));
                ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
              askAtOnce(threads, reader, asked, answers);
            }
          }
        });
  }

  private static void askAtOnce(
      ExecutorService threads,
      IndexReader reader,
      List<PlainAddress> asked,
      List<List<Assertion>> answers)
      throws Exception {
    List<Callable<Integer>> askers = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      int from = thread;
      askers.add(
          () -> {
            Ask ask = new Ask(reader);
            for (int i = 0; i < asked.size(); i++) {
              int at = (i + from * 11) % asked.size();
              ask.ip(asked.get(at), answers.get(at), BruteForce.longest(answers.get(at)));
            }
            return asked.size();
          });
    }
    for (Future<Integer> done : threads.invokeAll(askers)) {
      assertEquals(asked.size(), done.get());
    }
  }
}
