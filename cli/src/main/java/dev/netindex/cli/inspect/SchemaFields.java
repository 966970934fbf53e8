package dev.netindex.cli.inspect;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.value.RecordJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Lists the values of one layout. Shared parts are layouts of their own, so that the list is never
 * longer than the schema.
 */
final class SchemaFields {
  private final RecordPart part;
  private final List<SchemaField> fields = new ArrayList<>();

  private SchemaFields(RecordPart part) {
    this.part = part;
  }

  static List<SchemaField> of(RecordPart part) {
    SchemaFields list = new SchemaFields(part);
    list.add("", part.node(), false);
    return list.fields;
  }

  /** Adds a node, and those inside it; what is inside an optional object is optional as well. */
  private void add(String path, Node node, boolean optionalAround) {
    boolean optional = optionalAround || node.presence() != Node.NONE;
    switch (node) {
      case Node.ObjectNode object -> object(path, object, optional);
      case Node.SharedNode shared ->
          add(path, node, "object", shared.column(), optional, shared.part(), "");
      case Node.ListNode list -> add(path, node, "list", list.column(), optional, list.part(), "");
      case Node.TextNode text -> add(path, node, "text", text.column(), optional, -1, "");
      case Node.JsonNode json -> add(path, node, "json", json.column(), optional, -1, "");
      case Node.BytesNode bytes -> add(path, node, "bytes", bytes.column(), optional, -1, "");
      case Node.BooleanNode truth -> add(path, node, "bool", truth.column(), optional, -1, "");
      case Node.IntegerNode number ->
          add(
              path,
              node,
              number.type().text(),
              number.column(),
              optional,
              -1,
              number.add() == 0 ? "" : "from " + number.add());
      case Node.WideIntegerNode wide ->
          add(path, node, wide.type().text(), wide.column(), optional, -1, "");
      case Node.RealNode real ->
          add(path, node, real.type().text(), real.column(), optional, -1, "");
      case Node.DecimalNode decimal ->
          add(
              path,
              node,
              decimal.type().text(),
              decimal.column(),
              optional,
              -1,
              "scale " + decimal.scale());
      case Node.ConstantNode constant ->
          add(
              path,
              node,
              "constant",
              Node.NONE,
              optional,
              -1,
              "always " + RecordJson.text(constant.value()));
    }
  }

  private void object(String path, Node.ObjectNode object, boolean optional) {
    if (object.members().isEmpty()) {
      add(path, object, "object", Node.NONE, optional, -1, "empty");
    }
    for (Node.Member member : object.members()) {
      String inside = path.isEmpty() ? member.name() : path + "." + member.name();
      add(inside, member.node(), optional);
    }
  }

  private void add(
      String path, Node node, String type, int column, boolean optional, int leadsTo, String note) {
    FieldKind kind = column == Node.NONE ? null : part.layout().field(column).kind();
    fields.add(
        new SchemaField(
            path,
            type,
            kind == null ? "" : kind.name().toLowerCase(Locale.ROOT),
            kind == null ? 0 : kind.width(),
            optional,
            node.nulls() != Node.NONE,
            leadsTo,
            note));
  }
}
