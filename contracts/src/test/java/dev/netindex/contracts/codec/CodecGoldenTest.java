package dev.netindex.contracts.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.fixed.CodecDecoder;
import dev.netindex.codec.json.fixed.CodecEncoder;
import dev.netindex.codec.json.fixed.CodecRecord;
import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldValue;
import dev.netindex.contracts.codec.GoldenRecords.Row;
import dev.netindex.contracts.golden.GoldenFiles;
import dev.netindex.format.Limits;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class CodecGoldenTest {
  private static final byte[] INDEX = GoldenFiles.bytes("codec.nidx");
  private static final byte[] METADATA = GoldenFiles.bytes("codec.metadata.bin");

  @Test
  void theEncoderWritesTheCratesMetadataAndIndex() {
    CodecEncoder encoder = new CodecEncoder(GoldenRecords.layout(), Limits.CRATE);
    assertEquals(GoldenRecords.recordLength(), encoder.layout().length());
    IndexBuilder builder = new IndexBuilder();
    for (Row row : GoldenRecords.rows()) {
      builder.add(row.target(), encoder.encode(row.values()));
    }
    assertArrayEquals(METADATA, encoder.metadata());
    assertArrayEquals(INDEX, builder.metadata(encoder.metadata()).toByteArray());
  }

  @Test
  void theDecoderReadsTheCratesRecords() {
    List<Row> rows = GoldenRecords.rows();
    assertEquals(40, rows.size());
    try (IndexReader index = IndexReader.open(INDEX)) {
      CodecDecoder decoder = CodecDecoder.open(index.metadata(), Limits.CRATE);
      assertEquals(GoldenRecords.layout(), decoder.layout());
      assertEquals(4, decoder.strings().size());
      assertEquals(10, decoder.bytes().size());
      for (Row row : rows) {
        List<Match> matches = index.within(row.target());
        assertEquals(1, matches.size());
        CodecRecord record = decoder.record(matches.getFirst().payload());
        record.validate();
        assertRecord(row.values(), record);
      }
    }
  }

  private static void assertRecord(List<FieldValue> values, CodecRecord record) {
    List<FieldValue> read = new ArrayList<>();
    for (int field = 0; field < values.size(); field++) {
      read.add(record.get(field));
      assertEquals(values.get(field).kind().isPresent(), record.isPresent(field));
      assertTyped(values.get(field), field, record);
    }
    assertEquals(values, read);
  }

  /** Compares the getter of the kind that the field has. */
  private static void assertTyped(FieldValue value, int field, CodecRecord record) {
    switch (value) {
      case FieldValue.Bool it -> assertEquals(Optional.of(it.value()), record.bool(field));
      case FieldValue.U8 it -> assertEquals(OptionalInt.of(it.value()), record.u8(field));
      case FieldValue.U16 it -> assertEquals(OptionalInt.of(it.value()), record.u16(field));
      case FieldValue.U32 it -> assertEquals(OptionalLong.of(it.value()), record.u32(field));
      case FieldValue.U64 it -> assertEquals(OptionalLong.of(it.value()), record.u64(field));
      case FieldValue.I64 it -> assertEquals(OptionalLong.of(it.value()), record.i64(field));
      case FieldValue.F64 it -> assertEquals(OptionalDouble.of(it.value()), record.f64(field));
      case FieldValue.Text it ->
          assertArrayEquals(
              it.value().getBytes(StandardCharsets.UTF_8), bytes(record.string(field)));
      case FieldValue.Bytes it -> assertArrayEquals(it.value(), bytes(record.bytes(field)));
      case FieldValue.Missing _ -> assertMissing(field, record);
    }
  }

  private static byte[] bytes(Optional<MemorySegment> value) {
    return value.orElseThrow().toArray(ValueLayout.JAVA_BYTE);
  }

  private static void assertMissing(int field, CodecRecord record) {
    FieldKind kind = GoldenRecords.layout().field(field).kind();
    switch (kind) {
      case BOOL -> assertEquals(Optional.empty(), record.bool(field));
      case U8 -> assertEquals(OptionalInt.empty(), record.u8(field));
      case U16 -> assertEquals(OptionalInt.empty(), record.u16(field));
      case U32 -> assertEquals(OptionalLong.empty(), record.u32(field));
      case U64 -> assertEquals(OptionalLong.empty(), record.u64(field));
      case I64 -> assertEquals(OptionalLong.empty(), record.i64(field));
      case F64 -> assertEquals(OptionalDouble.empty(), record.f64(field));
      case STRING -> assertEquals(Optional.empty(), record.string(field));
      case BYTES -> assertEquals(Optional.empty(), record.bytes(field));
    }
  }
}
