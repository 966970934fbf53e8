package dev.netindex.cli.field;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.nio.charset.StandardCharsets;

/** Small pieces of JSON, ready as UTF-8. */
public final class JsonText {
  private JsonText() {}

  /**
   * Returns a text as JSON.
   *
   * @param text any text
   * @return with its quotes
   */
  public static String quoted(String text) {
    return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
  }

  /**
   * Returns the name of a member with its colon.
   *
   * @param name the name
   * @return UTF-8
   */
  public static byte[] member(String name) {
    return (quoted(name) + ':').getBytes(StandardCharsets.UTF_8);
  }
}
