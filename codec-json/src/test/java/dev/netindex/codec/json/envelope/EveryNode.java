package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A schema with each kind of node, and every type of number and constant. */
final class EveryNode {
  private static final int NONE = Node.NONE;

  private EveryNode() {}

  static RecordSchema schema() {
    return new RecordSchema(dataset(), root(), List.of(shared(), element()));
  }

  static DatasetInfo dataset() {
    return new DatasetInfo(
        "Every \"node\"",
        Optional.of(Instant.parse("2019-11-19T00:00:01.5Z")),
        "somewhere",
        "CC0-1.0",
        "© nobody",
        List.of("en", "pt-BR"),
        Map.of("en", "all there is"));
  }

  private static RecordPart root() {
    RecordLayout layout =
        RecordLayout.of(
            List.of(
                FieldType.optional(FieldKind.BYTES), // 0
                FieldType.required(FieldKind.BYTES),
                FieldType.required(FieldKind.BOOL),
                FieldType.optional(FieldKind.STRING), // 3
                FieldType.required(FieldKind.STRING),
                FieldType.required(FieldKind.U8),
                FieldType.optional(FieldKind.U16), // 6
                FieldType.required(FieldKind.U32),
                FieldType.required(FieldKind.U64),
                FieldType.required(FieldKind.I64), // 9
                FieldType.optional(FieldKind.F64),
                FieldType.optional(FieldKind.BOOL),
                new FieldType(FieldKind.U8, FieldMode.ABSENT))); // 12
    Node root =
        object(
            member("shared", new Node.SharedNode(0, 2, 0, 0)),
            member("list", new Node.ListNode(NONE, NONE, 1, 1)),
            member("text", new Node.TextNode(3, NONE, 3)),
            member("json", new Node.JsonNode(NONE, 4)),
            member("bytes", new Node.BytesNode(NONE, NONE, 1)),
            member("bool", new Node.BooleanNode(11, 2, 11)),
            member("i32", new Node.IntegerNode(NONE, NONE, 5, NumberType.I32, -7)),
            member("u16", new Node.IntegerNode(6, NONE, 6, NumberType.U16, 0)),
            member("u32", new Node.IntegerNode(NONE, NONE, 7, NumberType.U32, 0xFFFF_FFFFL)),
            member("u64", new Node.IntegerNode(NONE, NONE, 8, NumberType.U64, 0)),
            member("integer", new Node.IntegerNode(NONE, NONE, 9, NumberType.INTEGER, 0)),
            member("u128", new Node.WideIntegerNode(NONE, NONE, 1, NumberType.U128)),
            member("f64", new Node.RealNode(10, NONE, 10, NumberType.F64)),
            member("f32", new Node.DecimalNode(NONE, 2, 7, NumberType.F32, 4, -1_800_000)),
            member("decimal", new Node.DecimalNode(NONE, NONE, 9, NumberType.DECIMAL, 15, 0)),
            member("number", new Node.DecimalNode(6, NONE, 6, NumberType.NUMBER, 1, -900)),
            member("", new Node.ObjectNode(0, 2, List.of())),
            member("constants", constants()));
    return new RecordPart(layout, root);
  }

  private static RecordPart shared() {
    RecordLayout layout = RecordLayout.of(List.of(FieldType.required(FieldKind.BYTES)));
    return new RecordPart(layout, object(member("deep", new Node.ListNode(NONE, NONE, 0, 1))));
  }

  private static RecordPart element() {
    RecordLayout layout = RecordLayout.of(List.of(FieldType.required(FieldKind.F64)));
    return new RecordPart(layout, new Node.RealNode(NONE, NONE, 0, NumberType.F32));
  }

  private static Node constants() {
    return object(
        member("object", constant(new RecordValue.ObjectValue(List.of()))),
        member("list", constant(new RecordValue.ListValue(List.of()))),
        member("text", constant(new RecordValue.TextValue("\uD83D\uDE00\u0000\"\\"))),
        member("true", constant(new RecordValue.BooleanValue(true))),
        member("null", new Node.ConstantNode(3, new RecordValue.NullValue())),
        member("i32", constant(new RecordValue.IntegerValue(NumberType.I32, -1))),
        member("u64", constant(new RecordValue.IntegerValue(NumberType.U64, Long.MAX_VALUE))),
        member(
            "u128",
            constant(
                new RecordValue.WideIntegerValue(
                    NumberType.U128, BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE)))),
        member("f32", constant(new RecordValue.RealValue(NumberType.F32, 0.1f))),
        member("f64", constant(new RecordValue.RealValue(NumberType.F64, -0.0))),
        member("nan", constant(new RecordValue.RealValue(NumberType.F64, Double.NaN))),
        member(
            "infinity",
            constant(new RecordValue.RealValue(NumberType.F32, Double.NEGATIVE_INFINITY))),
        member("decimal", constant(new RecordValue.NumberText("12.30"))),
        member("integral", constant(new RecordValue.NumberText("7"))));
  }

  static Node object(Node.Member... members) {
    return new Node.ObjectNode(NONE, NONE, List.of(members));
  }

  static Node.Member member(String name, Node node) {
    return new Node.Member(name, node);
  }

  private static Node constant(RecordValue value) {
    return new Node.ConstantNode(NONE, value);
  }
}
