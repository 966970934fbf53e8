package dev.netindex.benchmarks.sides;

import java.io.Closeable;
import java.io.IOException;

/** One way to answer, with its data open. Used by one thread. */
public interface Side extends Closeable {
  /**
   * Answers some of the questions.
   *
   * @param from position of the first
   * @param to position after the last
   * @return a number made of all answers, so that none can be left out; the same for all sides that
   *     are asked for the same
   * @throws IOException if the data can't be read
   */
  long run(int from, int to) throws IOException;

  @Override
  default void close() throws IOException {}
}
