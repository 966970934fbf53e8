package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.field.CellBuffer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Typed records as JSON objects, one a line, with the target as their first member: the form that
 * {@code build} gives the same index for. Belongs to one thread.
 */
public final class FlatLines implements RecordWriter {
  private static final byte[] START = "{\"target\":\"".getBytes(StandardCharsets.US_ASCII);

  private final ByteSink out;
  private final IndexLabel index;
  private final ShownRecord shown = new ShownRecord();

  /**
   * Writes to a stream.
   *
   * @param out takes the lines
   * @param index the index, and what to show of it
   */
  public FlatLines(ByteSink out, IndexLabel index) {
    this.out = out;
    this.index = index;
  }

  @Override
  public void write(CharSequence target, long id, long offset, long length) throws IOException {
    CellBuffer json = shown.json(index, offset, length);
    if (json.bytes()[0] != '{') {
      throw new Failure("record " + id + ": is no object, to which a target could be added");
    }
    out.write(START);
    out.writeAscii(target);
    out.write('"');
    if (json.length() > 2) {
      out.write(',');
    }
    out.write(json.bytes(), 1, json.length() - 1);
    out.write('\n');
  }
}
