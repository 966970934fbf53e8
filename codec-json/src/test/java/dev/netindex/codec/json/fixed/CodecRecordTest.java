package dev.netindex.codec.json.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.CodecFieldException;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CodecRecordTest {
  private static final long SEED = Long.getLong("netindex.seed", System.nanoTime());
  private static final String MESSAGE = "-Dnetindex.seed=" + SEED;

  private static RecordLayout randomLayout(Random random) {
    List<FieldType> fields = new ArrayList<>();
    int size = random.nextInt(30);
    for (int i = 0; i < size; i++) {
      FieldKind kind = FieldKind.values()[random.nextInt(9)];
      fields.add(new FieldType(kind, FieldMode.values()[random.nextInt(3)]));
    }
    return RecordLayout.of(fields);
  }

  private static FieldValue randomValue(Random random, FieldType type) {
    if (type.mode() == FieldMode.ABSENT
        || (type.mode() == FieldMode.OPTIONAL && random.nextBoolean())) {
      return new FieldValue.Missing();
    }
    byte[] bytes = new byte[random.nextInt(4)];
    random.nextBytes(bytes);
    return switch (type.kind()) {
      case BOOL -> new FieldValue.Bool(random.nextBoolean());
      case U8 -> new FieldValue.U8(random.nextInt(0x100));
      case U16 -> new FieldValue.U16(random.nextInt(0x1_0000));
      case U32 -> new FieldValue.U32(random.nextLong(0x1_0000_0000L));
      case U64 -> new FieldValue.U64(random.nextLong());
      case I64 -> new FieldValue.I64(random.nextLong());
      case F64 -> new FieldValue.F64(random.nextLong());
      case STRING -> new FieldValue.Text(Character.toString(random.nextInt(0xD800)));
      case BYTES -> new FieldValue.Bytes(bytes);
    };
  }

  @Test
  void whatIsEncodedIsDecoded() {
    Random random = new Random(SEED);
    for (int round = 0; round < 500; round++) {
      RecordLayout layout = randomLayout(random);
      CodecEncoder encoder = new CodecEncoder(layout, Limits.FORMAT);
      Map<byte[], List<FieldValue>> records = new HashMap<>();
      for (int i = 0; i < 10; i++) {
        List<FieldValue> values = new ArrayList<>();
        layout.fields().forEach(type -> values.add(randomValue(random, type)));
        records.put(encoder.encode(values), values);
      }
      CodecDecoder decoder =
          CodecDecoder.open(MemorySegment.ofArray(encoder.metadata()), Limits.FORMAT);
      assertEquals(layout, decoder.layout());
      records.forEach((record, values) -> assertEquals(values, decode(decoder, record), MESSAGE));
    }
  }

  private static List<FieldValue> decode(CodecDecoder decoder, byte[] bytes) {
    CodecRecord record = decoder.record(MemorySegment.ofArray(bytes));
    record.validate();
    List<FieldValue> values = new ArrayList<>();
    for (int field = 0; field < decoder.layout().size(); field++) {
      values.add(record.get(field));
    }
    return values;
  }

  @Test
  void validateRefusesExactlyTheRecordsWithAFieldThatCanNotBeRead() {
    Random random = new Random(SEED);
    RecordLayout layout =
        RecordLayout.of(
            List.of(
                FieldType.optional(FieldKind.BOOL),
                FieldType.required(FieldKind.STRING),
                FieldType.optional(FieldKind.BYTES)));
    CodecEncoder encoder = new CodecEncoder(layout, Limits.FORMAT);
    byte[] good =
        encoder.encode(
            List.of(
                new FieldValue.Bool(true),
                new FieldValue.Text("a"),
                new FieldValue.Bytes(new byte[1])));
    CodecDecoder decoder =
        CodecDecoder.open(MemorySegment.ofArray(encoder.metadata()), Limits.FORMAT);
    for (int round = 0; round < 5_000; round++) {
      byte[] damaged = good.clone();
      damaged[random.nextInt(good.length)] ^= (byte) (1 << random.nextInt(8));
      damaged[random.nextInt(good.length)] ^= (byte) (1 << random.nextInt(8));
      Fault first = null;
      try {
        decoder.record(MemorySegment.ofArray(damaged));
        first = firstFault(decoder, damaged);
        decoder.record(MemorySegment.ofArray(damaged)).validate();
        assertEquals(null, first, MESSAGE);
      } catch (InvalidIndexException e) {
        if (first != null) {
          assertEquals(first, e.fault(), MESSAGE);
        } else {
          assertEquals(Fault.CODEC_PRESENCE_PADDING, e.fault(), MESSAGE);
        }
      }
    }
  }

  private static Fault firstFault(CodecDecoder decoder, byte[] bytes) {
    CodecRecord record = decoder.record(MemorySegment.ofArray(bytes));
    for (int field = 0; field < decoder.layout().size(); field++) {
      try {
        record.get(field);
      } catch (NetindexException e) {
        return e.fault();
      }
    }
    return null;
  }

  @Test
  void aRefusedRecordInternsNothing() {
    RecordLayout layout =
        RecordLayout.of(
            List.of(FieldType.required(FieldKind.STRING), FieldType.required(FieldKind.STRING)));
    CodecEncoder encoder = new CodecEncoder(layout, Limits.FORMAT);
    byte[] before = encoder.metadata();
    var refused =
        assertThrows(
            CodecFieldException.class,
            () -> encoder.encode(List.of(new FieldValue.Text("a"), new FieldValue.Text("\uD800"))));
    assertEquals(1, refused.position());
    assertEquals("unexpected or missing value", refused.reason());
    assertEquals(Arrays.toString(before), Arrays.toString(encoder.metadata()));
  }

  @Test
  void everyGetterRefusesFieldsOfOtherKinds() {
    CodecEncoder encoder =
        new CodecEncoder(
            RecordLayout.of(List.of(new FieldType(FieldKind.F64, FieldMode.ABSENT))),
            Limits.FORMAT);
    CodecRecord record =
        CodecDecoder.open(MemorySegment.ofArray(encoder.metadata()), Limits.FORMAT)
            .record(MemorySegment.ofArray(encoder.encode(List.of(new FieldValue.Missing()))));
    for (Runnable getter :
        new Runnable[] {
          () -> record.bool(0),
          () -> record.u8(0),
          () -> record.u16(0),
          () -> record.u32(0),
          () -> record.u64(0),
          () -> record.i64(0),
          () -> record.string(0),
          () -> record.bytes(0)
        }) {
      assertEquals("incorrect kind", assertThrows(CodecFieldException.class, getter::run).reason());
    }
    assertEquals(
        "position outside schema",
        assertThrows(CodecFieldException.class, () -> record.get(-1)).reason());
    assertEquals(true, record.f64(0).isEmpty());
  }

  @Test
  void numbersOutOfTheirRangeMakeNoValue() {
    assertThrows(IllegalArgumentException.class, () -> new FieldValue.U8(256));
    assertThrows(IllegalArgumentException.class, () -> new FieldValue.U16(-1));
    assertThrows(IllegalArgumentException.class, () -> new FieldValue.U32(0x1_0000_0000L));
  }
}
