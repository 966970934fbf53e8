package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import java.io.IOException;

/** Writes nodes as the description spells them. */
final class NodeWriter {
  private final JsonGenerator json;
  private final ConstantWriter constants;

  NodeWriter(JsonGenerator json) {
    this.json = json;
    constants = new ConstantWriter(json);
  }

  void write(Node node) throws IOException {
    json.writeStartObject();
    switch (node) {
      case Node.ObjectNode object -> writeObject(object);
      case Node.SharedNode shared -> writePart("part", shared.column(), shared.part());
      case Node.ListNode list -> writePart("list", list.column(), list.part());
      case Node.TextNode text -> writeColumn("text", text.column());
      case Node.JsonNode text -> writeColumn("json", text.column());
      case Node.BytesNode bytes -> writeColumn("bytes", bytes.column());
      case Node.BooleanNode truth -> writeColumn("bool", truth.column());
      case Node.IntegerNode number -> writeNumber(number.type(), number.column(), number.add());
      case Node.WideIntegerNode number -> {
        writeColumn(number.type().text(), number.column());
        json.writeBooleanField("wide", true);
      }
      case Node.RealNode number -> writeColumn(number.type().text(), number.column());
      case Node.DecimalNode number -> {
        writeNumber(number.type(), number.column(), number.add());
        json.writeNumberField("scale", number.scale());
      }
      case Node.ConstantNode constant -> constants.write(constant.value());
    }
    writeUnlessNone("presence", node.presence());
    writeUnlessNone("nulls", node.nulls());
    json.writeEndObject();
  }

  private void writeObject(Node.ObjectNode object) throws IOException {
    json.writeStringField("type", "object");
    json.writeObjectFieldStart("members");
    for (Node.Member member : object.members()) {
      json.writeFieldName(member.name());
      write(member.node());
    }
    json.writeEndObject();
  }

  private void writePart(String type, int column, int part) throws IOException {
    writeColumn(type, column);
    json.writeNumberField("part", part);
  }

  private void writeNumber(NumberType type, int column, long add) throws IOException {
    writeColumn(type.text(), column);
    if (add != 0) {
      json.writeNumberField("add", add);
    }
  }

  private void writeColumn(String type, int column) throws IOException {
    json.writeStringField("type", type);
    json.writeNumberField("column", column);
  }

  private void writeUnlessNone(String name, int column) throws IOException {
    if (column != Node.NONE) {
      json.writeNumberField(name, column);
    }
  }
}
