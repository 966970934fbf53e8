package dev.netindex.codec.json.handmade;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A schema with every kind of node, and records of it made column by column. */
public final class HandMade {
  private static final int NONE = Node.NONE;

  /** Text with all that JSON escapes, and what it does not. */
  public static final String ODD =
      "a\"b\\c\n\t\b\f\r\u0001\u001f\u007f/\u2028\u00e9\uD83D\uDE00 end";

  private final ValuePoolBuilder strings = new ValuePoolBuilder(Limits.FORMAT);
  private final ValuePoolBuilder bytes = new ValuePoolBuilder(Limits.FORMAT);

  /** Starts with empty pools. */
  public HandMade() {}

  /** The layout of a country. */
  private static final RecordLayout COUNTRY =
      RecordLayout.of(
          List.of(
              FieldType.optional(FieldKind.STRING),
              FieldType.optional(FieldKind.STRING),
              FieldType.optional(FieldKind.STRING)));

  /** The layout of an element of the list. */
  private static final RecordLayout ELEMENT =
      RecordLayout.of(List.of(FieldType.optional(FieldKind.BYTES)));

  /** The layout of a record. */
  public static final RecordLayout ROOT =
      RecordLayout.of(
          List.of(
              FieldType.optional(FieldKind.BYTES), // 0 country
              FieldType.required(FieldKind.BOOL), // 1 country is null
              FieldType.optional(FieldKind.U32), // 2 latitude, and presence of location
              FieldType.optional(FieldKind.U32), // 3 longitude
              FieldType.optional(FieldKind.BYTES), // 4 subdivisions
              FieldType.required(FieldKind.STRING), // 5 name
              FieldType.required(FieldKind.BYTES), // 6 blob, and wide
              FieldType.required(FieldKind.U64), // 7
              FieldType.optional(FieldKind.F64), // 8 real
              FieldType.required(FieldKind.BOOL), // 9 flag
              FieldType.optional(FieldKind.STRING), // 10 json
              FieldType.required(FieldKind.U8), // 11 small
              FieldType.required(FieldKind.I64), // 12 decimal
              FieldType.optional(FieldKind.U16), // 13
              new FieldType(FieldKind.U8, FieldMode.ABSENT)));

  private static Node.Member member(String name, Node node) {
    return new Node.Member(name, node);
  }

  private static Node object(int presence, Node.Member... members) {
    return new Node.ObjectNode(presence, NONE, List.of(members));
  }

  private static Node constant(RecordValue value) {
    return new Node.ConstantNode(NONE, value);
  }

  /** Returns the schema. */
  public static RecordSchema schema() {
    Node country =
        object(
            NONE,
            member("iso_code", new Node.TextNode(0, NONE, 0)),
            member(
                "names",
                object(
                    1,
                    member("en", new Node.TextNode(1, NONE, 1)),
                    member("pt.BR", new Node.TextNode(2, NONE, 2)))));
    Node element = object(NONE, member("country", new Node.SharedNode(0, NONE, 0, 1)));
    Node root =
        object(
            NONE,
            member("country", new Node.SharedNode(0, 1, 0, 1)),
            member(
                "location",
                object(
                    2,
                    member(
                        "latitude", new Node.DecimalNode(2, NONE, 2, NumberType.F64, 4, -900000)),
                    member(
                        "longitude",
                        new Node.DecimalNode(3, NONE, 3, NumberType.F32, 4, -1800000)))),
            member("subdivisions", new Node.ListNode(4, NONE, 4, 0)),
            member("name", new Node.TextNode(NONE, NONE, 5)),
            member("blob", new Node.BytesNode(NONE, NONE, 6)),
            member("wide", new Node.WideIntegerNode(NONE, NONE, 6, NumberType.U128)),
            member("u64", new Node.IntegerNode(NONE, NONE, 7, NumberType.U64, 0)),
            member("real", new Node.RealNode(8, NONE, 8, NumberType.F64)),
            member("flag", new Node.BooleanNode(NONE, NONE, 9)),
            member("json", new Node.JsonNode(10, 10)),
            member("small", new Node.IntegerNode(NONE, NONE, 11, NumberType.I32, -7)),
            member("price", new Node.DecimalNode(NONE, NONE, 12, NumberType.DECIMAL, 2, 0)),
            member("u16", new Node.IntegerNode(13, NONE, 13, NumberType.U16, 0)),
            member("kind", constant(new RecordValue.TextValue("place \"\u00e9\""))),
            member("version", constant(new RecordValue.IntegerValue(NumberType.U16, 3))),
            member("nothing", constant(new RecordValue.NullValue())),
            member("empty", constant(new RecordValue.ListValue(List.of()))));
    return new RecordSchema(
        DatasetInfo.UNKNOWN,
        new RecordPart(ROOT, root),
        List.of(new RecordPart(ELEMENT, element), new RecordPart(COUNTRY, country)));
  }

  /** Returns the id of a text. */
  public long text(String text) {
    return strings.intern(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the id of bytes. */
  public long value(byte... value) {
    return bytes.intern(value);
  }

  /** Returns the id of a country. */
  public long country(@Nullable String iso, @Nullable String en, @Nullable String pt) {
    return value(record(COUNTRY, id(iso), id(en), id(pt)));
  }

  private @Nullable Long id(@Nullable String text) {
    return text == null ? null : (Long) text(text);
  }

  /** Returns the id of a list of countries. */
  public long countries(@Nullable Long... ids) {
    ByteArrayOutputStream list = new ByteArrayOutputStream();
    for (Long id : ids) {
      list.writeBytes(record(ELEMENT, id));
    }
    return value(list.toByteArray());
  }

  /** Makes a record; null is absent. */
  public static byte[] record(RecordLayout layout, @Nullable Long... values) {
    ByteBuffer out = ByteBuffer.allocate(layout.length()).order(ByteOrder.LITTLE_ENDIAN);
    for (int column = 0; column < values.length; column++) {
      Long value = values[column];
      if (value == null) {
        continue;
      }
      int bit = layout.presenceBit(column);
      if (bit >= 0) {
        out.put(bit / 8, (byte) (out.get(bit / 8) | 1 << bit % 8));
      }
      int at = layout.offset(column);
      switch (layout.field(column).kind().width()) {
        case 1 -> out.put(at, value.byteValue());
        case 2 -> out.putShort(at, value.shortValue());
        case 4 -> out.putInt(at, value.intValue());
        default -> out.putLong(at, value);
      }
    }
    return out.array();
  }

  /** A record with a value everywhere. */
  public byte[] full() {
    long switzerland = country("CH", "Switzerland", "Su\u00ed\u00e7a");
    long zurich = country("ZH", null, "Zurique");
    return record(
        ROOT,
        switzerland,
        0L,
        900000 + 473667L,
        1800000 - 85L,
        countries(zurich, null, switzerland),
        text(ODD),
        value(
            (byte) 1, (byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 0,
            (byte) 0),
        -1L,
        Double.doubleToRawLongBits(1e300),
        1L,
        text("{\"a\":[1,\n 2.50]}"),
        5L,
        -1230L,
        65_535L);
  }

  /** A record in which all that may be missing is. */
  public byte[] bare() {
    return record(
        ROOT, null, 0L, null, null, null, text(""), value((byte) -128), 7L, null, 0L, null, 7L, 5L);
  }

  /** A record whose country is null. */
  public byte[] withNull() {
    byte[] record = full();
    record[ROOT.offset(1)] = 1;
    return record;
  }

  /** Returns the envelope of what was made so far. */
  public byte[] metadata() {
    return RecordEnvelope.toByteArray(schema(), strings, bytes);
  }

  /** Returns the reader of what was made so far. */
  public RecordReader reader() {
    return RecordReader.of(MemorySegment.ofArray(metadata()), Limits.FORMAT);
  }
}
