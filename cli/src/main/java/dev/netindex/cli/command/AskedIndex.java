package dev.netindex.cli.command;

import dev.netindex.cli.output.IndexLabel;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.nio.file.Path;

/** An open index that queries are put to, with the cursor that answers them. */
record AskedIndex(Path file, IndexLabel label, IndexReader reader, MatchCursor cursor)
    implements AutoCloseable {

  static AskedIndex of(Path file, String name, IndexReader reader, boolean named) {
    return new AskedIndex(
        file, new IndexLabel(name, reader.memory(), named), reader, reader.cursor());
  }

  @Override
  public void close() {
    reader.close();
  }
}
