package dev.netindex.format.layout;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** Distinct payloads of one length, whose pool is written but never held. */
record SyntheticPayloads(long records, long length, boolean sayLength) implements PayloadSource {
  private static final MemorySegment ZEROS = MemorySegment.ofArray(new byte[1 << 20]);

  @Override
  public long poolBytes() {
    return records * length;
  }

  @Override
  public long commonLength() {
    return sayLength ? length : NO_COMMON_LENGTH;
  }

  @Override
  public SpanCursor openSpans() {
    return new SpanCursor() {
      private long at = -1;

      @Override
      public boolean next() {
        at++;
        return at < records;
      }

      @Override
      public long offset() {
        return at * length;
      }

      @Override
      public long length() {
        return length;
      }
    };
  }

  @Override
  public void writePool(FileWriter out) throws IOException {
    for (long left = poolBytes(); left > 0; left -= ZEROS.byteSize()) {
      out.putBytes(ZEROS.asSlice(0, Math.min(left, ZEROS.byteSize())));
    }
  }
}
