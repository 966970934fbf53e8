package dev.netindex.format;

/** A file, or a part of one, whose format identifier is not the one this version reads. */
public final class UnsupportedFormatException extends NetindexException {
  private static final long serialVersionUID = 1L;

  private final long identifier;

  /**
   * Names an unsupported format of a file.
   *
   * @param identifier the 32-bit format identifier of the file, 0 to 4,294,967,295
   * @param name what that format is called, or "unknown"
   */
  public UnsupportedFormatException(long identifier, String name) {
    this(identifier, name, 8, 3);
  }

  /**
   * Names an unsupported format of a part of a file.
   *
   * @param identifier the 32-bit format identifier of the part, 0 to 4,294,967,295
   * @param name what that format is called, or what the part is
   * @param offset where the identifier stands, in bytes
   * @param supported the identifier that this version reads
   */
  public UnsupportedFormatException(long identifier, String name, long offset, long supported) {
    super(
        "unsupported format identifier "
            + identifier
            + " ("
            + name
            + ") at offset "
            + offset
            + ": expected "
            + supported,
        Kind.VERSION,
        Fault.FORMAT_IDENTIFIER,
        offset,
        Long.toString(supported),
        identifier + " (" + name + ")");
    this.identifier = identifier;
  }

  /**
   * Returns the format identifier that was found.
   *
   * @return 0 to 4,294,967,295, never a supported one
   */
  public long identifier() {
    return identifier;
  }
}
