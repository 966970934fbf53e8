package dev.netindex.codec.json.text;

/**
 * How much one record of a JSON text may hold, so that bad input ends with an exception and not
 * with all memory.
 *
 * @param depth objects and arrays inside each other, 1 to {@value #MAX_DEPTH}
 * @param values values of all kinds, objects and arrays too, at least 1
 * @param textBytes bytes of names, strings and numbers together in UTF-8, without quotes and
 *     escapes, at least 1
 */
public record JsonBounds(int depth, int values, int textBytes) {
  /** The largest depth that can be asked for. */
  public static final int MAX_DEPTH = 1024;

  /** Depth 512, 65,536 values, 2 MiB of text. */
  public static final JsonBounds DEFAULT = new JsonBounds(512, 65_536, 2 << 20);

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if one is out of its range
   */
  public JsonBounds {
    if (depth < 1 || depth > MAX_DEPTH || values < 1 || textBytes < 1) {
      throw new IllegalArgumentException(
          "bounds out of range: depth "
              + depth
              + ", values "
              + values
              + ", bytes of text "
              + textBytes);
    }
  }
}
