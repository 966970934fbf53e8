package dev.netindex.source.csv;

import dev.netindex.format.Target;
import java.io.IOException;
import java.util.List;

/** Makes what is stored of a row and passes it on. */
interface RowOutput extends AutoCloseable {
  /**
   * Takes a row.
   *
   * @throws BadRow if a cell is bad; nothing was passed on then
   */
  void accept(Target target, List<String> row) throws IOException, BadRow;

  @Override
  default void close() throws IOException {}

  /** Makes the output of an import once its columns are known. */
  @FunctionalInterface
  interface Factory {
    /**
     * Makes the output.
     *
     * @throws BadRow if it can't be made of these columns
     */
    RowOutput open(Columns columns, String input) throws IOException, BadRow;
  }
}
