package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.value.RecordValue;
import java.lang.foreign.MemorySegment;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads files that are in memory. */
final class Opened {
  static final String NAME = "test.mmdb";

  private Opened() {}

  static MmdbFile file(byte[] bytes) {
    return MmdbFile.of(MemorySegment.ofArray(bytes), NAME);
  }

  static MmdbSource source(byte[] bytes, MmdbOptions options) {
    return MmdbSource.of(file(bytes), options);
  }

  /** Reads all networks with their records, and checks the report and the distinct records. */
  static Map<String, RecordValue> rows(byte[] bytes, MmdbOptions options) {
    return rows(source(bytes, options));
  }

  static Map<String, RecordValue> rows(MmdbSource source) {
    Map<String, RecordValue> rows = new LinkedHashMap<>();
    Map<Long, RecordValue> records = new LinkedHashMap<>();
    MmdbReport report =
        source.forEachNetwork(
            (network, key) -> {
              RecordValue record = records.computeIfAbsent(key, source::record);
              assertEquals(null, rows.put(network.toString(), record), network::toString);
            },
            MmdbProgress.NONE);
    assertEquals(rows.size(), report.networks());
    Map<Long, RecordValue> distinct = new LinkedHashMap<>();
    source.forEachRecord(key -> distinct.put(key, source.record(key)));
    assertEquals(records.keySet(), distinct.keySet());
    return rows;
  }

  static Map<String, RecordValue> rows(byte[] bytes) {
    return rows(bytes, MmdbOptions.DEFAULTS);
  }

  /** Makes a file of IP version 4 in which 0.0.0.0/1 has the value at an offset. */
  static byte[] withRecord(DataWriter data, int offset) {
    return TreeWriter.ipv4().data(0, 0, offset).build(data);
  }

  /** Decodes one value. */
  static RecordValue record(DataWriter data, int offset) {
    return rows(withRecord(data, offset)).get("0.0.0.0/1");
  }

  /** Checks that reading everything of a file ends with a fault. */
  static MmdbException assertFault(MmdbFault fault, byte[] bytes) {
    MmdbException thrown = assertThrows(MmdbException.class, () -> rows(bytes));
    assertEquals(fault, thrown.fault(), thrown::getMessage);
    assertEquals(NAME, thrown.file());
    return thrown;
  }

  /** Checks that decoding one value ends with a fault. */
  static MmdbException assertRecordFault(MmdbFault fault, DataWriter data, int offset) {
    return assertFault(fault, withRecord(data, offset));
  }
}
