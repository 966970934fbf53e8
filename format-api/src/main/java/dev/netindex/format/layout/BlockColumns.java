package dev.netindex.format.layout;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The rows of one packed block, decoded column by column, as a holder that is filled again and
 * again. Addresses are two {@code long}s, IPv4 in the low 32 bits of the second. Belongs to one
 * thread.
 */
public final class BlockColumns {
  /** First 64 bits of each start. */
  public final long[] startHigh = new long[FileFormat.BLOCK_ROWS];

  /** Last 64 bits of each start. */
  public final long[] startLow = new long[FileFormat.BLOCK_ROWS];

  /** Prefix lengths as stored, unsigned, in the rows' own family. */
  public final byte[] prefixes = new byte[FileFormat.BLOCK_ROWS];

  /** Record ids, 0 to 2<sup>32</sup>-1. */
  public final long[] ids = new long[FileFormat.BLOCK_ROWS];

  /** So many rows are filled. */
  public int rows;

  /** Room for a column of deltas as stored. */
  final byte[] bytes = new byte[FileFormat.BLOCK_ROWS * Long.BYTES];

  /** The same bytes, as little-endian numbers. */
  final ByteBuffer column = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);

  /** Makes an empty block. */
  public BlockColumns() {}
}
