package dev.netindex.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.input.QueryText;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;

/**
 * One object for each query and index, one a line: {@code query}, {@code index}, {@code matches}.
 */
public final class JsonAnswers implements AnswerWriter {
  private final ByteSink out;
  private final JsonGenerator json;
  private final JsonMatch matchObject;
  private final StringBuilder target = new StringBuilder(100);

  /**
   * Writes to standard output.
   *
   * @param out standard output
   * @throws IOException never, in fact
   */
  public JsonAnswers(ByteSink out) throws IOException {
    this.out = out;
    this.json = JsonOutput.open(out);
    this.matchObject = new JsonMatch(out);
  }

  @Override
  public void answer(IndexLabel index, QueryText query, MatchCursor matches) throws IOException {
    begin(index, query);
    json.writeArrayFieldStart("matches");
    while (matches.next()) {
      target.setLength(0);
      matches.appendTarget(target);
      matchObject.write(
          json,
          target,
          matches.recordId(),
          index,
          matches.payloadOffset(),
          matches.payloadLength());
    }
    json.writeEndArray();
    end();
  }

  @Override
  public void contained(IndexLabel index, QueryText query, boolean contained) throws IOException {
    begin(index, query);
    json.writeBooleanField("contains", contained);
    end();
  }

  @Override
  public void flush() throws IOException {
    json.flush();
    out.flush();
  }

  private void begin(IndexLabel index, QueryText query) throws IOException {
    json.writeStartObject();
    json.writeFieldName("query");
    // A query that could be read is ASCII.
    json.writeUTF8String(query.bytes(), query.start(), query.length());
    json.writeStringField("index", index.name());
  }

  private void end() throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
