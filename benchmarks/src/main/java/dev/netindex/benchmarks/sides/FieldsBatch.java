package dev.netindex.benchmarks.sides;

import dev.netindex.codec.json.record.RecordBatch;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.format.Family;
import dev.netindex.format.reader.BatchLookup;

/** The same as {@link Fields}, of 1,024 addresses at once. */
final class FieldsBatch extends IndexSide {
  private static final int SIZE = 1024;

  private final Utf8View text = new Utf8View();
  private final BatchLookup batch;
  private final RecordBatch records;
  private final long[] offsets;
  private final long[] lengths;

  FieldsBatch(OpenedIndex index, CityPaths paths) {
    super(index);
    batch = index.reader.batch();
    RecordReader reader = RecordReader.of(index.reader);
    records = reader.batch(SIZE, paths.fields(reader));
    offsets = new long[index.low.length];
    lengths = new long[index.low.length];
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int at = from; at < to; at += SIZE) {
      sum += answer(at, Math.min(at + SIZE, to));
    }
    return sum;
  }

  private long answer(int from, int to) {
    if (index.family == Family.IPV4) {
      batch.payloadsIpv4(index.ipv4, from, to, offsets, lengths);
    } else {
      batch.payloadsIpv6(index.high, index.low, from, to, offsets, lengths);
    }
    records.read(offsets, lengths, from, to);
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += fields(i);
    }
    return sum;
  }

  private long fields(int i) {
    long sum = records.text(i, 0, text) ? text.offset() + text.length() : 0;
    if (records.text(i, 1, text)) {
      sum += text.offset() + text.length();
    }
    return sum
        + Double.doubleToRawLongBits(records.getDouble(i, 2, 0))
        + Double.doubleToRawLongBits(records.getDouble(i, 3, 0));
  }
}
