package dev.netindex.codec.json.pool;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/** The checks of a pool in the order of the format. */
final class PoolOpener {
  private final MemorySegment memory;
  private final long offset;
  private final long length;
  private final Limits limits;

  PoolOpener(MemorySegment memory, long offset, long length, Limits limits) {
    Objects.checkFromIndexSize(offset, length, memory.byteSize());
    this.memory = memory;
    this.offset = offset;
    this.length = length;
    this.limits = limits;
  }

  ValuePool open() {
    if (length > limits.fileBytes()) {
      throw new LimitExceededException(
          Fault.SHARED_VALUE_BYTES, offset, limits.fileBytes() + " bytes", length + " bytes");
    }
    checkMagic();
    long count = count();
    long dataStart = PoolFormat.dataStart(count);
    if (dataStart > length) {
      throw new InvalidIndexException(
          Fault.VALUE_OFFSETS,
          offset + length,
          "a directory of " + count + " values that ends at byte " + dataStart + " of the pool",
          "a pool of " + length + " bytes");
    }
    ValuePool pool =
        new ValuePool(memory, offset + PoolFormat.DIRECTORY, offset + dataStart, count);
    checkEnds(pool, length - dataStart);
    checkOrder(count);
    return pool;
  }

  private void checkMagic() {
    if (length < Long.BYTES || memory.get(PoolFormat.LONG, offset) != PoolFormat.MAGIC) {
      throw new InvalidIndexException(
          Fault.VALUE_POOL_MAGIC,
          offset,
          "NIVALUES",
          length < Long.BYTES ? length + " bytes" : "other bytes");
    }
  }

  private long count() {
    if (length < PoolFormat.DIRECTORY) {
      throw new InvalidIndexException(
          Fault.TRUNCATED, offset + length, "the number of values", "the end of the pool");
    }
    long count = Integer.toUnsignedLong(memory.get(PoolFormat.INT, offset + PoolFormat.COUNT));
    if (count > limits.records()) {
      throw new LimitExceededException(
          Fault.SHARED_VALUES,
          offset + PoolFormat.COUNT,
          limits.records() + " values",
          count + " values");
    }
    return count;
  }

  private void checkEnds(ValuePool pool, long dataLength) {
    long first = entry(0);
    if (first != 0) {
      throw new InvalidIndexException(
          Fault.VALUE_POOL_LENGTH, place(0), "a first value at 0", "one at " + first);
    }
    if (pool.dataLength() != dataLength) {
      throw new InvalidIndexException(
          Fault.VALUE_POOL_LENGTH,
          place(pool.size()),
          "values that end at " + dataLength + ", where the pool does",
          "an end at " + pool.dataLength());
    }
  }

  private void checkOrder(long count) {
    long before = 0;
    for (long index = 1; index <= count; index++) {
      long next = entry(index);
      if (next < before) {
        throw new InvalidIndexException(
            Fault.VALUE_OFFSET_ORDER, place(index), "at least " + before, Long.toString(next));
      }
      before = next;
    }
  }

  private long entry(long index) {
    return Integer.toUnsignedLong(memory.get(PoolFormat.INT, place(index)));
  }

  private long place(long index) {
    return offset + PoolFormat.DIRECTORY + index * Integer.BYTES;
  }
}
