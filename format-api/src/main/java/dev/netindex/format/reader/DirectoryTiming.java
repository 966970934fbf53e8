package dev.netindex.format.reader;

/** When the directory of a reader is built; see {@link OpenOptions#directoryTiming}. */
public enum DirectoryTiming {
  /** Before opening returns. */
  AT_OPENING,

  /**
   * By the thread that asks the thousandth question or so; a reader that is asked little never
   * builds it. Until it is there, other threads go on without it and wait for nothing.
   */
  ON_DEMAND
}
