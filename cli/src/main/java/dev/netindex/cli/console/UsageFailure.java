package dev.netindex.cli.console;

/** Why a command line makes no sense, in words for the person who typed it. */
public final class UsageFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says what is wrong with the command line.
   *
   * @param message one line that names the option
   */
  public UsageFailure(String message) {
    super(message);
  }
}
