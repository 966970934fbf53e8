package dev.netindex.format.layout;

import dev.netindex.format.Family;
import java.lang.foreign.MemorySegment;

/** Tells whether IPv4 interval rows are right, but for their maxima: in one pass over the rows. */
final class Ipv4IntervalSweep implements IntervalSweep {
  private static final int BYTES = FileFormat.IPV4_INTERVAL_BYTES;
  private static final int INTS = BYTES / Integer.BYTES;
  private static final int ROWS = FileFormat.BLOCK_ROWS;
  private static final int ID = 3;
  private static final int FIELDS = 4;

  private final MemorySegment file;
  private final long section;
  private final RecordIds ids;
  private final BucketBitmap buckets;
  private final int[] rows = new int[ROWS * INTS];
  private final int[] rowIds = new int[ROWS];

  /** Start and end of the last row, which side by side compare like the pair, and its id. */
  private long previous;

  private long previousId = -1;

  Ipv4IntervalSweep(MemorySegment file, long section, RecordIds ids, BucketBitmap buckets) {
    this.file = file;
    this.section = section;
    this.ids = ids;
    this.buckets = buckets;
  }

  @Override
  public boolean run(long from, long to) {
    if (from > 0) {
      copy(from - 1, 1);
      previous = pair(0);
      previousId = u32(ID);
    }
    for (long next = from; next < to; next += ROWS) {
      int count = (int) Math.min(ROWS, to - next);
      copy(next, count);
      if (!areRight(count) || !ids.takeAll(rowIds, count)) {
        return false;
      }
    }
    return true;
  }

  private void copy(long row, int count) {
    MemorySegment.copy(file, FileFormat.INT, section + row * BYTES, rows, 0, count * INTS);
  }

  private boolean areRight(int count) {
    for (int row = 0, at = 0; row < count; row++, at += INTS) {
      long start = u32(at);
      long end = u32(at + 1);
      long id = u32(at + ID);
      long pair = pair(at);
      if (!isTarget(start, end, rows[at + FIELDS])
          || (pair == previous ? id <= previousId : Long.compareUnsigned(pair, previous) < 0)) {
        return false;
      }
      previous = pair;
      previousId = id;
      rowIds[row] = (int) id;
      buckets.add(Family.IPV4, 0, start, 0, end);
    }
    return true;
  }

  /** The fields are prefix, kind, and two bytes of 0. */
  private static boolean isTarget(long start, long end, int fields) {
    int prefix = fields & 0xFF;
    return switch (fields >>> 8) {
      case FileFormat.KIND_ADDRESS -> prefix == 32 && start == end;
      case FileFormat.KIND_NETWORK -> {
        long host = FileFormat.MAX_U32 >>> prefix;
        yield prefix <= 32 && (start & host) == 0 && end == (start | host);
      }
      case FileFormat.KIND_RANGE -> prefix == 0 && start <= end;
      default -> false;
    };
  }

  private long pair(int at) {
    return u32(at) << 32 | u32(at + 1);
  }

  private long u32(int at) {
    return rows[at] & FileFormat.MAX_U32;
  }
}
