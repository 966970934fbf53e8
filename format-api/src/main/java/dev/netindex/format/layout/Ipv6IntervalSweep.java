package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import java.lang.foreign.MemorySegment;

/** Tells whether IPv6 interval rows are right, but for their maxima: in one pass over the rows. */
final class Ipv6IntervalSweep implements IntervalSweep {
  private static final int BYTES = FileFormat.IPV6_INTERVAL_BYTES;
  private static final int AT_ID = 48;

  private final MemorySegment file;
  private final long section;
  private final RecordIds ids;
  private final BucketBitmap buckets;

  Ipv6IntervalSweep(MemorySegment file, long section, RecordIds ids, BucketBitmap buckets) {
    this.file = file;
    this.section = section;
    this.ids = ids;
    this.buckets = buckets;
  }

  @Override
  public boolean run(long from, long to) {
    long at = section + from * BYTES;
    for (long row = from; row < to; row++, at += BYTES) {
      long startLow = u64(at);
      long startHigh = u64(at + 8);
      long endLow = u64(at + 16);
      long endHigh = u64(at + 24);
      int fields = file.get(FileFormat.INT, at + AT_ID + 4);
      if (!isTarget(startHigh, startLow, endHigh, endLow, fields)
          || (row > 0 && !follows(at, startHigh, startLow, endHigh, endLow))) {
        return false;
      }
      buckets.add(Family.IPV6, startHigh, startLow, endHigh, endLow);
    }
    return ids.takeColumn(file, section + from * BYTES + AT_ID, BYTES, (int) (to - from));
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
  private boolean follows(long at, long startHigh, long startLow, long endHigh, long endLow) {
    long before = at - BYTES;
    int order = AddressBits.compare(u64(before + 8), u64(before), startHigh, startLow);
    if (order == 0) {
      order = AddressBits.compare(u64(before + 24), u64(before + 16), endHigh, endLow);
    }
    return order < 0 || (order == 0 && id(before) < id(at));
  }

  private long id(long row) {
    return Integer.toUnsignedLong(file.get(FileFormat.INT, row + AT_ID));
  }

  private long u64(long at) {
    return file.get(FileFormat.LONG, at);
  }
}
