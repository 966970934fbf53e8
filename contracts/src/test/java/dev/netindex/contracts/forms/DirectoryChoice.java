package dev.netindex.contracts.forms;

import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.DirectoryTiming;
import dev.netindex.format.reader.OpenOptions;

/** The sizes of directories, and when they are built. */
public enum DirectoryChoice {
  /** None at all. */
  NONE(DirectorySize.NONE, DirectoryTiming.AT_OPENING),
  /** 64 KiB. */
  SMALL(DirectorySize.SMALL, DirectoryTiming.AT_OPENING),
  /** A quarter of the file. */
  DEFAULT(DirectorySize.DEFAULT, DirectoryTiming.AT_OPENING),
  /** Copies of the rows. */
  LARGE(DirectorySize.LARGE, DirectoryTiming.AT_OPENING),
  /** 64 KiB, once it pays. */
  SMALL_ON_DEMAND(DirectorySize.SMALL, DirectoryTiming.ON_DEMAND),
  /** A quarter of the file, once it pays. */
  DEFAULT_ON_DEMAND(DirectorySize.DEFAULT, DirectoryTiming.ON_DEMAND),
  /** Copies of the rows, once they pay. */
  LARGE_ON_DEMAND(DirectorySize.LARGE, DirectoryTiming.ON_DEMAND);

  private final DirectorySize size;
  private final DirectoryTiming timing;

  DirectoryChoice(DirectorySize size, DirectoryTiming timing) {
    this.size = size;
    this.timing = timing;
  }

  /** Returns how much memory it may take. */
  public DirectorySize size() {
    return size;
  }

  /** Returns whether it is built by who asks enough. */
  public boolean onDemand() {
    return timing == DirectoryTiming.ON_DEMAND;
  }

  /** Returns options that differ by the directory alone. */
  public OpenOptions of(OpenOptions options) {
    return options.directory(size).directoryTiming(timing);
  }
}
