package dev.netindex.benchmarks.convert;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.format.Limits;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;

/**
 * The bytes of an index with typed records. All but {@code file} add up to it.
 *
 * @param file all of it
 * @param rows of all sections
 * @param references from rows to records
 * @param records different records
 * @param strings the string pool
 * @param shared the byte pool: shared parts and lists
 * @param rest headers and the description
 */
record Parts(
    long file, long rows, long references, long records, long strings, long shared, long rest) {
  static Parts of(IndexReader index) {
    Inspection inspection = index.inspect();
    RecordEnvelope envelope = RecordEnvelope.open(index.metadata(), Limits.FORMAT);
    long file = inspection.fileBytes();
    long rows = inspection.ipv4().bytes() + inspection.ipv6().bytes() + inspection.asn().bytes();
    long references = inspection.payloads().referenceBytes();
    long records = inspection.payloads().poolBytes();
    long strings = bytes(envelope.strings().values());
    long shared = bytes(envelope.bytes());
    long rest = file - rows - references - records - strings - shared;
    return new Parts(file, rows, references, records, strings, shared, rest);
  }

  /** Magic, count, one offset more than there are values, and the values. */
  private static long bytes(ValuePool pool) {
    long count = pool.size();
    long values = count == 0 ? 0 : pool.offset(count - 1) + pool.length(count - 1) - pool.offset(0);
    return 12 + Integer.BYTES * (count + 1) + values;
  }
}
