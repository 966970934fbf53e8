package dev.netindex.cli.console;

/** Why a command ends without having done its work, in words for the person who typed it. */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says what failed.
   *
   * @param message one line: the file, what is wrong, where
   */
  public Failure(String message) {
    super(message);
  }

  /**
   * Says what failed.
   *
   * @param message one line: the file, what is wrong, where
   * @param cause shown with {@code --debug} only
   */
  public Failure(String message, Throwable cause) {
    super(message, cause);
  }
}
