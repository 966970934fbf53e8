package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.input.QueryText;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * {@code query<TAB>target<TAB>id<TAB>payload} for each match, {@code query<TAB>-<TAB>-<TAB>} for a
 * miss; with the name of the index in front where there are several. A typed record is JSON. In
 * place of the payload there may be a column for each field.
 */
public final class TsvAnswers implements AnswerWriter {
  private static final byte[] MISS = "\t-\t-\t".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] YES = "\ttrue\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NO = "\tfalse\n".getBytes(StandardCharsets.US_ASCII);

  private final ByteSink out;
  private final TsvMatch columns;
  private final StringBuilder target = new StringBuilder(100);

  /**
   * Writes to standard output.
   *
   * @param out standard output
   */
  public TsvAnswers(ByteSink out) {
    this.out = out;
    this.columns = new TsvMatch(out);
  }

  @Override
  public void answer(IndexLabel index, QueryText query, MatchCursor matches) throws IOException {
    boolean missed = true;
    while (matches.next()) {
      missed = false;
      writeQuery(index, query);
      out.write('\t');
      target.setLength(0);
      matches.appendTarget(target);
      columns.writeIdentity(target, matches.recordId());
      columns.writeRecord(index, matches.payloadOffset(), matches.payloadLength());
    }
    if (missed) {
      writeQuery(index, query);
      out.write(MISS, 0, MISS.length);
      if (index.fields().isPresent()) {
        int more = index.fields().get().names().size() - 1;
        for (int i = 0; i < more; i++) {
          out.write('\t');
        }
      }
      out.write('\n');
    }
  }

  @Override
  public void contained(IndexLabel index, QueryText query, boolean contained) throws IOException {
    writeQuery(index, query);
    byte[] rest = contained ? YES : NO;
    out.write(rest, 0, rest.length);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  private void writeQuery(IndexLabel index, QueryText query) throws IOException {
    if (index.named()) {
      out.write(index.name().getBytes(StandardCharsets.UTF_8));
      out.write('\t');
    }
    out.write(query.bytes(), query.start(), query.length());
  }
}
