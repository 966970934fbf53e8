package dev.netindex.cli.command;

import dev.netindex.cli.field.FieldCatalog;
import dev.netindex.cli.output.IndexLabel;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** An open index that queries are put to, with the cursor that answers them. */
record AskedIndex(Path file, IndexLabel label, IndexReader reader, MatchCursor cursor)
    implements AutoCloseable {

  static AskedIndex of(Path file, String name, IndexReader reader, boolean named) {
    IndexLabel label =
        new IndexLabel(name, reader.memory(), named, Optional.empty(), Optional.empty());
    return new AskedIndex(file, label, reader, reader.cursor());
  }

  /** Returns the same index, of whose records all or some fields are shown. */
  AskedIndex showing(FieldCatalog catalog, List<String> paths) {
    IndexLabel shown =
        new IndexLabel(
            label.name(),
            label.memory(),
            label.named(),
            catalog.json(),
            paths.isEmpty() ? Optional.empty() : Optional.of(catalog.fields(paths)));
    return new AskedIndex(file, shown, reader, cursor);
  }

  @Override
  public void close() {
    reader.close();
  }
}
