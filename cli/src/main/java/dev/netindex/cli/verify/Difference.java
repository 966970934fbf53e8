package dev.netindex.cli.verify;

/**
 * One thing in which an index differs from its source.
 *
 * @param kind what differs
 * @param target the network concerned
 * @param path the field concerned; empty for the record as a whole
 * @param expected what the source has
 * @param found what the index has
 */
public record Difference(Kind kind, String target, String path, String expected, String found) {
  /** What differs. */
  public enum Kind {
    /** A network of the source that the index does not have. */
    MISSING("missing"),
    /** A target of the index that the source does not have. */
    UNEXPECTED("unexpected"),
    /** A record of other content. */
    RECORD("record");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /**
     * Returns what messages call it.
     *
     * @return a word
     */
    public String text() {
      return text;
    }
  }

  /**
   * Returns all of it in one line.
   *
   * @return text for people
   */
  public String message() {
    return switch (kind) {
      case MISSING -> target + ": missing from the index";
      case UNEXPECTED -> target + ": in the index only";
      case RECORD ->
          target
              + (path.isEmpty() ? "" : ", field " + path)
              + ": expected "
              + expected
              + ", found "
              + found;
    };
  }
}
