package dev.netindex.format.layout;

/** Makes the virtual machine tell of accesses to mapped files that failed. */
public final class PageFaults {
  /** Never changes, but must not be final. */
  private static int turns = 2;

  private PageFaults() {}

  /**
   * Gives the JVM an occasion to raise the error of an access that failed. Compiled code goes on
   * after such an access up to the next safepoint poll, which may be past the end of the {@code
   * try} that waits for the error. The loop holds a poll: how often it turns is not a constant to
   * the compiler, and it isn't a counted loop, which would lose the poll.
   */
  public static void settle() {
    int left = turns;
    while (left != 0) {
      left >>>= 1;
    }
  }
}
