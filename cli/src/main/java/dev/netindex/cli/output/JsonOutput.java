package dev.netindex.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.netindex.cli.console.ByteSink;
import java.io.IOException;

/** JSON on standard output: one object a line. */
public final class JsonOutput {
  private static final JsonFactory FACTORY =
      ((JsonFactoryBuilder) JsonFactory.builder())
          .rootValueSeparator((String) null)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
          .build();

  private JsonOutput() {}

  /**
   * Opens a generator. Its own buffer has to be flushed before anything else is written.
   *
   * @param out standard output, which it never closes or flushes
   * @return a new generator
   * @throws IOException never, in fact
   */
  public static JsonGenerator open(ByteSink out) throws IOException {
    return FACTORY.createGenerator(out);
  }

  /** What writes one object. */
  @FunctionalInterface
  public interface Body {
    /**
     * Writes what stands between the braces.
     *
     * @param json inside of the object
     * @throws IOException if standard output can't be written
     */
    void write(JsonGenerator json) throws IOException;
  }

  /**
   * Writes one object and ends the line.
   *
   * @param out standard output
   * @param body its content
   * @throws IOException if standard output can't be written
   */
  public static void writeObject(ByteSink out, Body body) throws IOException {
    try (JsonGenerator json = open(out)) {
      json.writeStartObject();
      body.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }
}
