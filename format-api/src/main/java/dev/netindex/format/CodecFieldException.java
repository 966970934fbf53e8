package dev.netindex.format;

/** A field of a record is asked for, or given a value, that its type does not have. */
public final class CodecFieldException extends NetindexException {
  private static final long serialVersionUID = 1L;

  private final int position;
  private final String reason;

  /**
   * Describes a refused field.
   *
   * @param position the field's position in the layout, from 0
   * @param reason the check that failed, in a few words that the Rust crate uses too
   * @param expected what the layout has at the position
   * @param actual what was asked for or given
   */
  public CodecFieldException(int position, String reason, String expected, String actual) {
    super(
        "invalid "
            + Fault.CODEC_FIELD.text()
            + " "
            + position
            + ": "
            + reason
            + ": expected "
            + expected
            + ", found "
            + actual,
        Kind.INVALID,
        Fault.CODEC_FIELD,
        NO_OFFSET,
        expected,
        actual);
    this.position = position;
    this.reason = reason;
  }

  /**
   * Returns which field.
   *
   * @return its position in the layout, from 0, or the position that no field has
   */
  public int position() {
    return position;
  }

  /**
   * Returns the check that failed.
   *
   * @return a few lower-case words
   */
  public String reason() {
    return reason;
  }
}
