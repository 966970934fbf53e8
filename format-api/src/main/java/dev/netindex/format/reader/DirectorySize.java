package dev.netindex.format.reader;

/**
 * How much memory on the heap a reader's directory may take: tables that lead from the bits of an
 * address to a few rows, built from the file and shared by all threads. Whatever the size, it takes
 * at most a quarter of the largest heap that the virtual machine may use; {@link
 * IndexReader#inspect()} tells what it became. Answers are the same with any.
 */
public enum DirectorySize {
  /** No directory: every lookup searches the whole section. */
  NONE,

  /** At most 64 KiB: the first steps of the search. */
  SMALL,

  /** At most a quarter of the file: all but the last steps. The rows stay in the file. */
  DEFAULT,

  /**
   * At most twice the file: the columns that a lookup reads are copied beside each other. What pays
   * is used, mostly about one and a half times the file.
   */
  LARGE;

  private static final long SMALL_BYTES = 1L << 16;

  /** Returns the most bytes for a file, by the file alone. */
  long bytes(long fileBytes) {
    return switch (this) {
      case NONE -> 0;
      case SMALL -> SMALL_BYTES;
      case DEFAULT -> Math.max(SMALL_BYTES, fileBytes / 4);
      case LARGE -> Math.max(SMALL_BYTES, 2 * fileBytes);
    };
  }
}
