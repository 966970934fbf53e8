package dev.netindex.source.mmdb;

/** Turns the error of a mapped page that can't be read any more into the documented exception. */
final class MappedFaults {
  /** Never changes, but must not be final. */
  private static int turns = 2;

  private MappedFaults() {}

  /**
   * Gives the JVM an occasion to raise the error of an access that failed. Compiled code goes on
   * after such an access up to the next safepoint poll, which may be past the end of the {@code
   * try} that waits for the error. The loop holds a poll: how often it turns is not a constant to
   * the compiler, and it isn't a counted loop, which would lose the poll.
   */
  static void settle() {
    int left = turns;
    while (left != 0) {
      left >>>= 1;
    }
  }

  static MmdbException changed(String name, InternalError fault) {
    return new MmdbException(
        MmdbFault.MAPPED_FILE,
        name,
        MmdbException.NO_OFFSET,
        "the file as it was opened",
        "a part that is gone or unreadable",
        fault);
  }
}
