package dev.netindex.cli.source;

import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;
import java.io.IOException;
import java.util.function.Consumer;

/** The rows of one source with their values. They can be read again, and are the same then. */
public interface RecordRows extends AutoCloseable {
  /**
   * Passes on every value that a row has; equal ones perhaps once for all.
   *
   * @param values takes them
   * @param progress told how far it is
   * @throws IOException if the source can't be read
   */
  void observe(Consumer<RecordValue> values, SourceProgress progress) throws IOException;

  /**
   * Passes on every row.
   *
   * @param store takes them
   * @param progress told how far it is
   * @return what was left out
   * @throws IOException if the source can't be read
   */
  SourceReport addTo(RowStore store, SourceProgress progress) throws IOException;

  /**
   * Returns what the source says about itself.
   *
   * @return {@link DatasetInfo#UNKNOWN} if nothing
   */
  default DatasetInfo dataset() {
    return DatasetInfo.UNKNOWN;
  }

  @Override
  default void close() {}
}
