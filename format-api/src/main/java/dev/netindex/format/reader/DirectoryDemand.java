package dev.netindex.format.reader;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Decides when a directory that is built on demand is worth it: a question is added by whoever asks
 * without a directory, and one thread is told to build. Counting is not exact and takes no lock,
 * and it ends when the directory is there.
 */
final class DirectoryDemand {
  private static final int WORTH_IT = 1000;

  private final AtomicBoolean taken = new AtomicBoolean();
  private int questions;

  /** Counts questions. True for one caller, once: it is to build the directory. */
  boolean worthBuilding(int more) {
    int asked = Math.min(questions, WORTH_IT) + more;
    questions = asked;
    return asked >= WORTH_IT && !taken.get() && taken.compareAndSet(false, true);
  }
}
