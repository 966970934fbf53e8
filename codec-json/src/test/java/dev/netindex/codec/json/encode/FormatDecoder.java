package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads records as FORMAT.md says, slowly; the oracle of the encoder. */
final class FormatDecoder {
  /** The one member of an object that stands for JSON text. */
  static final String JSON = "\0json";

  private final RecordEnvelope envelope;
  private final RecordSchema schema;

  FormatDecoder(byte[] metadata) {
    envelope = RecordEnvelope.open(MemorySegment.ofArray(metadata), Limits.FORMAT);
    schema = envelope.schema();
  }

  RecordSchema schema() {
    return schema;
  }

  RecordValue decode(byte[] record) {
    return new Fields(schema.root(), record).value();
  }

  private final class Fields {
    private final RecordPart part;
    private final byte[] record;
    private final ByteBuffer buffer;
    private final List<Integer> offsets = new ArrayList<>();
    private final List<Boolean> present = new ArrayList<>();

    Fields(RecordPart part, byte[] record) {
      this.part = part;
      this.record = record;
      buffer = ByteBuffer.wrap(record).order(ByteOrder.LITTLE_ENDIAN);
      check(part.layout());
    }

    /** The rules of the codec: lengths, spare bits, zeros for what is missing, truths, ids. */
    private void check(RecordLayout layout) {
      int bits = 0;
      for (int i = 0; i < layout.size(); i++) {
        bits += layout.field(i).mode() == FieldMode.OPTIONAL ? 1 : 0;
      }
      int bit = 0;
      int next = (bits + 7) / 8;
      for (int i = 0; i < layout.size(); i++) {
        FieldType type = layout.field(i);
        offsets.add(next);
        boolean there =
            type.mode() == FieldMode.REQUIRED || (record[bit / 8] >> bit++ % 8 & 1) == 1;
        present.add(there);
        for (int b = 0; b < type.kind().width(); b++) {
          assertTrue(there || record[next + b] == 0, "a missing field is zeros");
        }
        checkValue(type.kind(), next, there);
        next += type.kind().width();
      }
      assertEquals(record.length, next);
      for (; bit < (bits + 7) / 8 * 8; bit++) {
        assertEquals(0, record[bit / 8] >> bit % 8 & 1, "spare bits are 0");
      }
    }

    private void checkValue(FieldKind kind, int at, boolean there) {
      if (kind == FieldKind.BOOL) {
        assertTrue(record[at] == 0 || record[at] == 1);
      } else if (there && kind == FieldKind.STRING) {
        assertTrue(unsigned(at) < envelope.strings().size());
      } else if (there && kind == FieldKind.BYTES) {
        assertTrue(unsigned(at) < envelope.bytes().size());
      }
    }

    private long unsigned(int at) {
      return Integer.toUnsignedLong(buffer.getInt(at));
    }

    RecordValue value() {
      return value(part.node());
    }

    private boolean isThere(Node node) {
      return node.presence() == Node.NONE || present.get(node.presence());
    }

    private RecordValue value(Node node) {
      if (node.nulls() != Node.NONE && record[offsets.get(node.nulls())] == 1) {
        return new RecordValue.NullValue();
      }
      return switch (node) {
        case Node.ObjectNode it -> object(it);
        case Node.SharedNode it ->
            new Fields(schema.parts().get(it.part()), bytes(it.column())).value();
        case Node.ListNode it -> list(it);
        case Node.TextNode it -> new RecordValue.TextValue(text(it.column()));
        case Node.JsonNode it ->
            new RecordValue.ObjectValue(
                List.of(
                    new RecordValue.Member(JSON, new RecordValue.TextValue(text(it.column())))));
        case Node.BytesNode it -> new RecordValue.BytesValue(bytes(it.column()));
        case Node.BooleanNode it ->
            new RecordValue.BooleanValue(record[offsets.get(it.column())] == 1);
        case Node.IntegerNode it -> integer(it.type(), number(it.column(), it.add()));
        case Node.WideIntegerNode it -> integer(it.type(), new BigInteger(bytes(it.column())));
        case Node.RealNode it ->
            new RecordValue.RealValue(it.type(), buffer.getDouble(offsets.get(it.column())));
        case Node.DecimalNode it -> decimal(it);
        case Node.ConstantNode it -> it.value();
      };
    }

    private RecordValue object(Node.ObjectNode node) {
      List<RecordValue.Member> members = new ArrayList<>();
      for (Node.Member member : node.members()) {
        if (isThere(member.node())) {
          members.add(new RecordValue.Member(member.name(), value(member.node())));
        }
      }
      return new RecordValue.ObjectValue(members);
    }

    private RecordValue list(Node.ListNode node) {
      RecordPart elements = schema.parts().get(node.part());
      byte[] all = bytes(node.column());
      int length = elements.layout().length();
      assertTrue(length > 0);
      assertEquals(0, all.length % length);
      List<RecordValue> values = new ArrayList<>();
      for (int at = 0; at < all.length; at += length) {
        byte[] one = java.util.Arrays.copyOfRange(all, at, at + length);
        values.add(new Fields(elements, one).value());
      }
      return new RecordValue.ListValue(values);
    }

    private String text(int column) {
      return envelope.strings().text(unsigned(offsets.get(column)));
    }

    private byte[] bytes(int column) {
      return envelope.bytes().get(unsigned(offsets.get(column))).toArray(ValueLayout.JAVA_BYTE);
    }

    private BigInteger number(int column, long add) {
      int at = offsets.get(column);
      BigInteger stored =
          switch (part.layout().field(column).kind()) {
            case U8 -> BigInteger.valueOf(record[at] & 0xFF);
            case U16 -> BigInteger.valueOf(buffer.getShort(at) & 0xFFFF);
            case U32 -> BigInteger.valueOf(unsigned(at));
            case U64 -> new BigInteger(Long.toUnsignedString(buffer.getLong(at)));
            default -> BigInteger.valueOf(buffer.getLong(at));
          };
      return stored.add(BigInteger.valueOf(add));
    }

    private RecordValue decimal(Node.DecimalNode node) {
      BigDecimal value = new BigDecimal(number(node.column(), node.add()), node.scale());
      if (node.type() == NumberType.DECIMAL) {
        return new RecordValue.NumberText(value.toPlainString());
      }
      if (node.type() == NumberType.NUMBER) {
        return new RecordValue.NumberText(value.stripTrailingZeros().toPlainString());
      }
      boolean narrow = node.type() == NumberType.F32;
      double number = narrow ? value.floatValue() : value.doubleValue();
      String shortest = narrow ? Float.toString((float) number) : Double.toString(number);
      assertEquals(0, new BigDecimal(shortest).compareTo(value), "digits are the shortest");
      return new RecordValue.RealValue(node.type(), number);
    }
  }

  private static RecordValue integer(NumberType type, BigInteger value) {
    return value.bitLength() < 64
        ? new RecordValue.IntegerValue(type, value.longValue())
        : new RecordValue.WideIntegerValue(type, value);
  }
}
