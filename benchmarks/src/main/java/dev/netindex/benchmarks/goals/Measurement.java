package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.Questions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Gets the figure of one goal. */
interface Measurement {
  /**
   * Names the files that have to be there.
   *
   * @return paths, existing or not
   */
  List<Path> files();

  /**
   * Measures.
   *
   * @param questions makes the addresses
   * @return the figure
   * @throws IOException if a file can't be read or a process fails
   */
  Figure measure(Questions questions) throws IOException;
}
