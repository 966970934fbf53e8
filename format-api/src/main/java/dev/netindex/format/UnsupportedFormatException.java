package dev.netindex.format;

/** A file whose format identifier is not the one this version reads. */
public final class UnsupportedFormatException extends NetindexException {
  private static final long serialVersionUID = 1L;

  private final long identifier;

  /**
   * Names an unsupported format.
   *
   * @param identifier the 32-bit format identifier of the file, 0 to 4,294,967,295
   * @param name what that format is called, or "unknown"
   */
  public UnsupportedFormatException(long identifier, String name) {
    super(
        "unsupported format identifier " + identifier + " (" + name + ") at offset 8: expected 3",
        Kind.VERSION,
        Fault.FORMAT_IDENTIFIER,
        8,
        "3",
        identifier + " (" + name + ")");
    this.identifier = identifier;
  }

  /**
   * Returns the format identifier of the file.
   *
   * @return 0 to 4,294,967,295, never 3
   */
  public long identifier() {
    return identifier;
  }
}
