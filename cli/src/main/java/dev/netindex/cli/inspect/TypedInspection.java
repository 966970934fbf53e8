package dev.netindex.cli.inspect;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.format.reader.IndexReader;
import java.util.ArrayList;
import java.util.List;

/**
 * What an index of typed records consists of.
 *
 * @param dataset about the data
 * @param recordBytes length of a record
 * @param fields the fields of a record
 * @param parts the shared parts
 * @param texts values of the string pool
 * @param stringPoolBytes its length, directory included
 * @param values values of the byte pool
 * @param bytePoolBytes its length, directory included
 * @param otherBytes bytes of its values that belong to no part
 * @param descriptionBytes what is left of the metadata: the description and what frames the parts
 */
public record TypedInspection(
    DatasetInfo dataset,
    int recordBytes,
    List<SchemaField> fields,
    List<Part> parts,
    long texts,
    long stringPoolBytes,
    long values,
    long bytePoolBytes,
    long otherBytes,
    long descriptionBytes) {
  /**
   * A part that records share.
   *
   * @param recordBytes length of one record of it
   * @param fields its fields
   * @param values how many values of the byte pool are records or lists of it
   * @param bytes how long those are together
   */
  public record Part(int recordBytes, List<SchemaField> fields, long values, long bytes) {}

  /**
   * Inspects an index.
   *
   * @param index an open index of typed records; all of its records are looked at
   * @return what it consists of
   * @throws dev.netindex.format.InvalidIndexException if its metadata or a record is wrong
   */
  public static TypedInspection of(IndexReader index) {
    RecordReader records = RecordReader.of(index);
    RecordEnvelope envelope = records.envelope();
    PoolShares shares = PoolShares.of(index, records);
    List<Part> parts = new ArrayList<>();
    for (RecordPart part : records.schema().parts()) {
      int number = parts.size();
      parts.add(
          new Part(
              part.layout().length(),
              SchemaFields.of(part),
              shares.values(number),
              shares.bytes(number)));
    }
    long strings = poolBytes(envelope.strings().values());
    long bytes = poolBytes(envelope.bytes());
    RecordPart root = records.schema().root();
    return new TypedInspection(
        records.schema().dataset(),
        root.layout().length(),
        SchemaFields.of(root),
        parts,
        envelope.strings().size(),
        strings,
        envelope.bytes().size(),
        bytes,
        shares.otherBytes(),
        index.metadata().byteSize() - strings - bytes);
  }

  /** Magic and count, an offset for each value and the end, and the values. */
  private static long poolBytes(ValuePool pool) {
    long data = pool.size() == 0 ? 0 : pool.offset(pool.size() - 1) - pool.offset(0);
    long last = pool.size() == 0 ? 0 : pool.length(pool.size() - 1);
    return 12 + 4 * (pool.size() + 1) + data + last;
  }
}
