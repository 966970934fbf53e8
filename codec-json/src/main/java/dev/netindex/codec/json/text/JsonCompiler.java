package dev.netindex.codec.json.text;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordJson;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** Turns a schema into the values that the writer goes through, each part once. */
final class JsonCompiler {
  private final RecordSchema schema;
  private final JsonPart[] parts;
  private int values;

  JsonCompiler(RecordSchema schema) {
    this.schema = schema;
    List<RecordPart> known = schema.parts();
    parts = new JsonPart[known.size()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = new JsonPart(known.get(i).layout().length());
    }
    for (int i = 0; i < parts.length; i++) {
      fill(parts[i], known.get(i));
    }
  }

  /** Compiles the whole record. */
  JsonPart record() {
    JsonPart root = new JsonPart(schema.root().layout().length());
    fill(root, schema.root());
    return root;
  }

  /** Compiles a field, whose presence is tested by the way to it. */
  JsonPart field(Field field) {
    RecordPart around = field.part() < 0 ? schema.root() : schema.parts().get(field.part());
    JsonPart part = new JsonPart(around.layout().length());
    fill(part, new RecordPart(around.layout(), field.node()));
    part.root.presenceMask = 0;
    part.root.nulls = -1;
    return part;
  }

  private void fill(JsonPart part, RecordPart source) {
    values = 0;
    part.root = op(source.node(), source.layout());
    part.values = values;
  }

  private JsonOp op(Node node, RecordLayout layout) {
    values++;
    JsonOp op = new JsonOp();
    if (node.presence() != Node.NONE) {
      int bit = layout.presenceBit(node.presence());
      op.presenceByte = bit / Byte.SIZE;
      op.presenceMask = 1 << bit % Byte.SIZE;
    }
    if (node.nulls() != Node.NONE) {
      op.nulls = layout.offset(node.nulls());
    }
    switch (node) {
      case Node.ObjectNode n -> members(op, n, layout);
      case Node.SharedNode n -> part(op, JsonOp.PART, layout.offset(n.column()), n.part());
      case Node.ListNode n -> part(op, JsonOp.LIST, layout.offset(n.column()), n.part());
      case Node.TextNode n -> column(op, JsonOp.TEXT, layout, n.column());
      case Node.JsonNode n -> column(op, JsonOp.RAW, layout, n.column());
      case Node.BytesNode n -> column(op, JsonOp.BYTES, layout, n.column());
      case Node.BooleanNode n -> column(op, JsonOp.BOOL, layout, n.column());
      case Node.WideIntegerNode n -> column(op, JsonOp.WIDE, layout, n.column());
      case Node.RealNode n ->
          column(op, n.type() == NumberType.F32 ? JsonOp.F32 : JsonOp.F64, layout, n.column());
      case Node.IntegerNode n -> {
        column(op, integer(layout, n.column()), layout, n.column());
        op.add = n.add();
      }
      case Node.DecimalNode n -> {
        column(op, integer(layout, n.column()), layout, n.column());
        op.add = n.add();
        op.scale = n.scale();
        op.leastDigits = leastDigits(n);
      }
      case Node.ConstantNode n -> {
        op.code = JsonOp.CONSTANT;
        op.constant = JsonText.of(RecordJson.bytes(n.value()));
      }
    }
    return op;
  }

  private void members(JsonOp op, Node.ObjectNode object, RecordLayout layout) {
    op.code = JsonOp.OBJECT;
    List<JsonOp> read = new ArrayList<>();
    ByteArrayOutputStream certain = new ByteArrayOutputStream();
    certain.write('{');
    for (Node.Member member : object.members()) {
      JsonOp next = op(member.node(), layout);
      byte[] name = JsonConstants.name(member.name());
      boolean present = next.presenceMask == 0 && next.code != JsonOp.PART;
      if (present) {
        certain.writeBytes(name);
      }
      if (present && next.code == JsonOp.CONSTANT && next.nulls < 0) {
        certain.write(next.constant.words, 0, next.constant.length);
        certain.write(',');
        continue;
      }
      next.before = JsonText.of(certain.toByteArray());
      next.name = present ? JsonText.NONE : JsonText.of(name);
      certain.reset();
      read.add(next);
    }
    op.members = read.toArray(JsonOp[]::new);
    op.after = JsonText.of(certain.toByteArray());
  }

  private void part(JsonOp op, int code, int column, int part) {
    op.code = code;
    op.column = column;
    op.part = parts[part];
  }

  private static void column(JsonOp op, int code, RecordLayout layout, int column) {
    op.code = code;
    op.column = layout.offset(column);
  }

  private static int leastDigits(Node.DecimalNode node) {
    return switch (node.type()) {
      case DECIMAL -> node.scale();
      case NUMBER -> 0;
      default -> 1;
    };
  }

  private static int integer(RecordLayout layout, int column) {
    return switch (layout.field(column).kind()) {
      case U8 -> JsonOp.U8;
      case U16 -> JsonOp.U16;
      case U32 -> JsonOp.U32;
      case U64 -> JsonOp.U64;
      case I64 -> JsonOp.I64;
      case BOOL, F64, STRING, BYTES ->
          throw new IllegalArgumentException("no column of an integer: " + column);
    };
  }
}
