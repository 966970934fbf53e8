package dev.netindex.format.layout;

import dev.netindex.format.Family;
import java.lang.foreign.MemorySegment;

/** Tells whether IPv4 interval rows are right, but for their maxima: in one pass over the rows. */
final class Ipv4IntervalSweep implements IntervalSweep {
  private static final int BYTES = FileFormat.IPV4_INTERVAL_BYTES;
  private static final int AT_ID = 12;

  private final MemorySegment file;
  private final long section;
  private final RecordIds ids;
  private final BucketBitmap buckets;

  Ipv4IntervalSweep(MemorySegment file, long section, RecordIds ids, BucketBitmap buckets) {
    this.file = file;
    this.section = section;
    this.ids = ids;
    this.buckets = buckets;
  }

  @Override
  public boolean run(long from, long to) {
    long at = section + from * BYTES;
    // Start and end side by side compare like the pair, without sign.
    long previous = from == 0 ? 0 : pair(at - BYTES);
    long previousId = from == 0 ? -1 : u32(at - BYTES + AT_ID);
    for (long row = from; row < to; row++, at += BYTES) {
      long start = u32(at);
      long end = u32(at + 4);
      long id = u32(at + AT_ID);
      if (!isTarget(start, end, file.get(FileFormat.INT, at + AT_ID + 4))) {
        return false;
      }
      long pair = start << 32 | end;
      if (pair == previous ? id <= previousId : Long.compareUnsigned(pair, previous) < 0) {
        return false;
      }
      previous = pair;
      previousId = id;
      buckets.add(Family.IPV4, 0, start, 0, end);
    }
    return ids.takeColumn(file, section + from * BYTES + AT_ID, BYTES, (int) (to - from));
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

  private long pair(long at) {
    return u32(at) << 32 | u32(at + 4);
  }

  private long u32(long at) {
    return Integer.toUnsignedLong(file.get(FileFormat.INT, at));
  }
}
