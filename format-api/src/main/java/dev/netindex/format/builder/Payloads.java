package dev.netindex.format.builder;

import dev.netindex.format.layout.FileWriter;
import dev.netindex.format.layout.PayloadSource;
import dev.netindex.format.layout.SpanCursor;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * The payloads: each distinct one once in the pool, in the order of first insertion, and for each
 * record which one it has. Memory: 4 bytes a record; for a distinct payload its own bytes, 8 for
 * its offset and 11 to 22 in the {@link PayloadDirectory}.
 */
final class Payloads implements PayloadSource {
  private final PayloadHash hash;
  private final PayloadDirectory directory = new PayloadDirectory();
  private final BytePool pool = new BytePool();
  private final RowTable offsets = new RowTable(1);
  private final IntColumn ordinals = new IntColumn();
  private long commonLength = NO_COMMON_LENGTH;

  Payloads(PayloadHash hash) {
    this.hash = hash;
  }

  long hash(MemorySegment payload) {
    return hash.of(payload);
  }

  long distinct() {
    return offsets.size();
  }

  /** Returns the ordinal of an equal payload, or -1. */
  long find(MemorySegment payload, long itsHash) {
    return directory.find(
        itsHash,
        ordinal -> length(ordinal) == payload.byteSize() && pool.matches(offset(ordinal), payload));
  }

  private long offset(long ordinal) {
    return offsets.get(ordinal, 0);
  }

  private long length(long ordinal) {
    long next = ordinal + 1 < distinct() ? offset(ordinal + 1) : pool.size();
    return next - offset(ordinal);
  }

  /** Adds a payload that was not found and returns its ordinal, or fails and adds nothing. */
  long append(MemorySegment payload, long itsHash) {
    offsets.reserve();
    directory.reserve();
    long offset = pool.size();
    pool.append(payload);
    long ordinal = offsets.add();
    offsets.set(ordinal, 0, offset);
    directory.add(itsHash, ordinal);
    if (ordinal == 0) {
      commonLength = payload.byteSize();
    } else if (commonLength != payload.byteSize()) {
      commonLength = NO_COMMON_LENGTH;
    }
    return ordinal;
  }

  /** Makes sure that {@link #refer} needs no memory. */
  void reserve() {
    ordinals.reserve();
  }

  /** Gives the next record its payload. */
  void refer(long ordinal) {
    ordinals.add(ordinal);
  }

  /** Returns which payload a record has. */
  long ordinal(long recordId) {
    return ordinals.get(recordId);
  }

  @Override
  public long records() {
    return ordinals.size();
  }

  @Override
  public long poolBytes() {
    return pool.size();
  }

  @Override
  public long commonLength() {
    return commonLength;
  }

  @Override
  public SpanCursor openSpans() {
    return new Spans();
  }

  @Override
  public void writePool(FileWriter out) throws IOException {
    pool.writeTo(out);
  }

  private final class Spans implements SpanCursor {
    private long at = -1;

    @Override
    public boolean next() {
      at++;
      return at < ordinals.size();
    }

    @Override
    public long offset() {
      return Payloads.this.offset(ordinals.get(at));
    }

    @Override
    public long length() {
      return Payloads.this.length(ordinals.get(at));
    }
  }
}
