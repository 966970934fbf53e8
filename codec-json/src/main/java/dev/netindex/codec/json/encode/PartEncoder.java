package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import java.util.Arrays;
import java.util.List;

/** Makes records of a shared part, and counts them. */
final class PartEncoder {
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;
  private static final int LARGEST_KEPT = 1 << 16;

  private final NodeEncoder node;
  private final int length;
  private final Pools pools;
  private byte[] buffer;
  private long values;
  private long bytes;

  PartEncoder(NodeEncoder node, int length, Pools pools) {
    this.node = node;
    this.length = length;
    this.pools = pools;
    buffer = new byte[length];
  }

  /** Returns the id of a record. */
  long intern(RecordValue value) {
    Arrays.fill(buffer, 0, length, (byte) 0);
    node.encode(value, buffer, 0);
    return intern(length);
  }

  /** Returns the id of records one after another. */
  long intern(List<RecordValue> elements) {
    long total = (long) length * elements.size();
    reserve(total);
    Arrays.fill(buffer, 0, (int) total, (byte) 0);
    int at = 0;
    for (RecordValue element : elements) {
      node.encode(element, buffer, at);
      at += length;
    }
    return intern(at);
  }

  private void reserve(long total) {
    if (total > MAX_ARRAY) {
      throw new LimitExceededException(
          Fault.SHARED_VALUE_BYTES,
          LimitExceededException.NO_OFFSET,
          MAX_ARRAY + " bytes in a list",
          total + " bytes");
    }
    boolean wasteful = buffer.length > LARGEST_KEPT && total <= LARGEST_KEPT;
    if (buffer.length < total || wasteful) {
      buffer = new byte[(int) Math.max(total, length)];
    }
  }

  private long intern(int total) {
    long before = pools.values().size();
    long id = pools.bytes(buffer, 0, total);
    if (id == before) {
      values++;
      bytes += total;
    }
    return id;
  }

  EncoderStatistics.PartStatistics statistics() {
    return new EncoderStatistics.PartStatistics(node.path(), length, values, bytes);
  }
}
