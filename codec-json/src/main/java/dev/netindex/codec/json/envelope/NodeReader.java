package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonToken;
import java.util.Map;

/** Reads nodes as they are spelled. Bounded in number and depth. */
final class NodeReader {
  /** The most nodes of a description. */
  static final int MAX_NODES = 65_536;

  private final JsonCursor json;
  private int nodes;

  NodeReader(JsonCursor json) {
    this.json = json;
  }

  /** Reads the node that starts at the cursor. The cursor bounds how deep this calls itself. */
  RawNode read() {
    json.expect(JsonToken.START_OBJECT, "a node");
    nodes++;
    if (nodes > MAX_NODES) {
      throw JsonCursor.invalid(json.offset(), "at most " + MAX_NODES + " nodes", "one more");
    }
    RawNode node = new RawNode(json.offset());
    while (json.next()) {
      String name = json.text();
      json.value();
      node.given.add(name);
      readMember(node, name);
    }
    return node;
  }

  private void readMember(RawNode node, String name) {
    switch (name) {
      case "type" -> node.type = json.textValue("a type");
      case "column" -> node.column = json.number("the number of a column");
      case "part" -> node.part = json.number("the number of a part");
      case "presence" -> node.presence = json.number("the number of a column");
      case "nulls" -> node.nulls = json.number("the number of a column");
      case "scale" -> node.scale = json.number("a number of digits");
      case "add" -> node.add = json.integer("a number of 64 bits");
      case "wide" -> json.expect(JsonToken.VALUE_TRUE, "true");
      case "members" -> readMembers(node.members);
      case "constant" -> node.constant = constant();
      default -> throw JsonCursor.invalid(json.offset(), "a member that nodes have", name);
    }
  }

  private void readMembers(Map<String, RawNode> members) {
    json.expect(JsonToken.START_OBJECT, "nodes by name");
    while (json.next()) {
      String name = json.text();
      json.value();
      members.put(name, read());
    }
  }

  private RawConstant constant() {
    return switch (json.token()) {
      case VALUE_STRING -> new RawConstant(RawConstant.Form.TEXT, json.text());
      case VALUE_NUMBER_INT -> new RawConstant(RawConstant.Form.INTEGER, json.text());
      case VALUE_NUMBER_FLOAT -> new RawConstant(RawConstant.Form.NUMBER, json.text());
      case VALUE_TRUE, VALUE_FALSE -> new RawConstant(RawConstant.Form.TRUTH, json.text());
      case VALUE_NULL -> new RawConstant(RawConstant.Form.NULL, json.text());
      case START_OBJECT -> empty(RawConstant.Form.OBJECT);
      case START_ARRAY -> empty(RawConstant.Form.LIST);
      default -> throw json.unexpected("a value");
    };
  }

  private RawConstant empty(RawConstant.Form form) {
    if (json.next()) {
      throw json.unexpected("an empty object or list");
    }
    return new RawConstant(form, "");
  }
}
