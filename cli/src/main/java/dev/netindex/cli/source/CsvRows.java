package dev.netindex.cli.source;

import dev.netindex.cli.console.Context;
import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.source.csv.ImportReport;
import dev.netindex.source.csv.RecordSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/**
 * Rows of CSV.
 *
 * @param context opens the source
 * @param source the file
 * @param reader how it is read
 */
public record CsvRows(Context context, SourceFile source, RecordSource reader)
    implements RecordRows {
  @Override
  public void observe(Consumer<RecordValue> values, SourceProgress progress) throws IOException {
    read((target, value) -> values.accept(value), progress);
  }

  @Override
  public SourceReport addTo(RowStore store, SourceProgress progress) throws IOException {
    return SourceReport.of(read(store::add, progress));
  }

  private ImportReport read(RecordSink sink, SourceProgress progress) throws IOException {
    try (InputStream in = source.open(context)) {
      return reader.readRecords(in, source.name(), sink, progress::at);
    }
  }
}
