package dev.netindex.cli.console;

import java.io.IOException;

/** Whoever read the results has gone, as {@code head} does. It is no fault of anyone. */
public final class ClosedOutputException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * Describes the end of the reader.
   *
   * @param cause what the write raised
   */
  public ClosedOutputException(IOException cause) {
    super("standard output: closed by its reader", cause);
  }
}
