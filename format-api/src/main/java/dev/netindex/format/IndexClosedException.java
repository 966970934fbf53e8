package dev.netindex.format;

/** A query after, or during, the closing of its reader. */
public final class IndexClosedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** Describes the use of a closed reader. */
  public IndexClosedException() {
    super("the index is closed");
  }

  /**
   * Describes the use of a closed reader.
   *
   * @param cause what the memory access raised
   */
  public IndexClosedException(Throwable cause) {
    super("the index is closed", cause);
  }
}
