package dev.netindex.source.csv;

import org.jspecify.annotations.Nullable;

/** The first bad row of an input; the import has ended there. */
public final class RowException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final RowError error;

  RowException(RowError error, @Nullable Throwable cause) {
    super(error.message(), cause);
    this.error = error;
  }

  /**
   * Returns what is wrong, and where.
   *
   * @return never null
   */
  public RowError error() {
    return error;
  }
}
