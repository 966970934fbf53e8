package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import java.lang.foreign.MemorySegment;

/** Tells whether IPv6 interval rows are right, but for their maxima: in one pass over the rows. */
final class Ipv6IntervalSweep implements IntervalSweep {
  private static final int BYTES = FileFormat.IPV6_INTERVAL_BYTES;
  private static final int LONGS = BYTES / Long.BYTES;
  private static final int ROWS = FileFormat.BLOCK_ROWS;

  /** The last long of a row: id, then prefix, kind and two bytes of 0. */
  private static final int TAIL = 6;

  private final MemorySegment file;
  private final long section;
  private final RecordIds ids;
  private final BucketBitmap buckets;

  /** The row before, and the rows of a step. */
  private final long[] rows = new long[(ROWS + 1) * LONGS];

  private final int[] rowIds = new int[ROWS];

  Ipv6IntervalSweep(MemorySegment file, long section, RecordIds ids, BucketBitmap buckets) {
    this.file = file;
    this.section = section;
    this.ids = ids;
    this.buckets = buckets;
  }

  @Override
  public boolean run(long from, long to) {
    for (long next = from; next < to; next += ROWS) {
      int count = (int) Math.min(ROWS, to - next);
      int before = next == 0 ? 0 : 1;
      MemorySegment.copy(
          file,
          FileFormat.LONG,
          section + (next - before) * BYTES,
          rows,
          (1 - before) * LONGS,
          (count + before) * LONGS);
      if (!areRight(count, before == 0) || !ids.takeAll(rowIds, count)) {
        return false;
      }
    }
    return true;
  }

  private boolean areRight(int count, boolean first) {
    for (int row = 0, at = LONGS; row < count; row++, at += LONGS) {
      long startLow = rows[at];
      long startHigh = rows[at + 1];
      long endLow = rows[at + 2];
      long endHigh = rows[at + 3];
      int fields = (int) (rows[at + TAIL] >>> 32);
      if (!isTarget(startHigh, startLow, endHigh, endLow, fields)
          || ((row > 0 || !first) && !follows(at, startHigh, startLow, endHigh, endLow))) {
        return false;
      }
      rowIds[row] = (int) rows[at + TAIL];
      buckets.add(Family.IPV6, startHigh, startLow, endHigh, endLow);
    }
    return true;
  }

  /** The fields are prefix, kind, and two bytes of 0. */
  private static boolean isTarget(
      long startHigh, long startLow, long endHigh, long endLow, int fields) {
    int prefix = fields & 0xFF;
    return switch (fields >>> 8) {
      case FileFormat.KIND_ADDRESS -> prefix == 128 && startHigh == endHigh && startLow == endLow;
      case FileFormat.KIND_NETWORK -> {
        long high = AddressBits.hostMaskHigh(Math.min(prefix, 128));
        long low = AddressBits.hostMaskLow(Math.min(prefix, 128));
        yield prefix <= 128
            && (startHigh & high | startLow & low) == 0
            && endHigh == (startHigh | high)
            && endLow == (startLow | low);
      }
      case FileFormat.KIND_RANGE ->
          prefix == 0 && AddressBits.compare(startHigh, startLow, endHigh, endLow) <= 0;
      default -> false;
    };
  }

  /** Tells whether a row comes after the one before by start, end and id. */
  private boolean follows(int at, long startHigh, long startLow, long endHigh, long endLow) {
    int before = at - LONGS;
    int order = AddressBits.compare(rows[before + 1], rows[before], startHigh, startLow);
    if (order == 0) {
      order = AddressBits.compare(rows[before + 3], rows[before + 2], endHigh, endLow);
    }
    return order < 0 || (order == 0 && id(before) < id(at));
  }

  private long id(int row) {
    return rows[row + TAIL] & FileFormat.MAX_U32;
  }
}
