package dev.netindex.codec.json.infer;

/**
 * A place whose values have no one type and are kept as JSON text. Nothing is lost; but fields
 * below it can't be asked for.
 *
 * @param path names of members joined by points, {@code *} for the elements of a list; empty for
 *     the record itself
 * @param reason why
 * @param values how many different values were seen there, estimated where there are many
 */
public record Fallback(String path, Reason reason, long values) {
  /** Why a place is kept as JSON text. */
  public enum Reason {
    /** Values of several kinds, as an object here and a text there. */
    MIXED_TYPES("values of different kinds"),
    /** More names than {@link InferenceOptions#maxMembers}. */
    UNBOUNDED_KEYS("too many member names"),
    /** A list longer than {@link InferenceOptions#maxListLength}. */
    LONG_LIST("list too long"),
    /** More levels than {@link InferenceOptions#maxDepth}. */
    TOO_DEEP("nested too deeply"),
    /** More places than {@link InferenceOptions#maxPlaces}. */
    TOO_MANY_PLACES("too many fields"),
    /** Numbers whose spelling follows from no number type. */
    NUMBER_SPELLING("numbers spelled in different ways");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    /**
     * Returns the reason as messages show it.
     *
     * @return a few lower-case words
     */
    public String text() {
      return text;
    }
  }
}
