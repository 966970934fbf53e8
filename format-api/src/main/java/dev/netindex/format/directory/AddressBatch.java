package dev.netindex.format.directory;

/**
 * Up to {@link RowDirectory#BATCH} addresses on their way through the stages of a search, with the
 * room that the stages need. Belongs to one thread.
 */
public final class AddressBatch {
  /** First 64 bits of each address; 0 for IPv4. */
  public final long[] high = new long[RowDirectory.BATCH];

  /** Last 64 bits of each address. */
  public final long[] low = new long[RowDirectory.BATCH];

  /** What is found for each address, as {@link RowDirectory#find} gives it. */
  public final long[] found = new long[RowDirectory.BATCH];

  /** So many addresses are there. */
  public int count;

  final int[] starts = new int[RowDirectory.BATCH];
  final int[] positions = new int[RowDirectory.BATCH];
  final long[] keys = new long[RowDirectory.BATCH];

  /** Makes an empty batch. */
  public AddressBatch() {}
}
