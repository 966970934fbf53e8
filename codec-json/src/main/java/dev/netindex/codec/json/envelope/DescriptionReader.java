package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonToken;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a description: the whole text first, then the nodes against their columns. */
final class DescriptionReader {
  private final byte[] text;
  private final long base;

  private @Nullable DatasetInfo dataset;
  private @Nullable RawNode root;
  private @Nullable List<RawPart> parts;

  DescriptionReader(byte[] text, long base) {
    this.text = text;
    this.base = base;
  }

  RecordSchema read(RecordLayout rootLayout) {
    try (JsonCursor json = JsonCursor.of(text, base)) {
      json.value();
      readMembers(json, new NodeReader(json));
      json.end();
    }
    if (dataset == null || root == null || parts == null) {
      throw JsonCursor.invalid(
          base, "members dataset, record and parts", "an object without one of them");
    }
    return resolve(dataset, new RawPart(rootLayout, root), parts);
  }

  private void readMembers(JsonCursor json, NodeReader nodes) {
    while (json.next()) {
      String name = json.text();
      json.value();
      switch (name) {
        case "dataset" -> dataset = DatasetReader.read(json);
        case "record" -> root = nodes.read();
        case "parts" -> parts = parts(json, nodes);
        default -> throw JsonCursor.invalid(json.offset(), "dataset, record or parts", name);
      }
    }
  }

  private static List<RawPart> parts(JsonCursor json, NodeReader nodes) {
    json.expect(JsonToken.START_ARRAY, "a list of parts");
    List<RawPart> parts = new ArrayList<>();
    while (json.next()) {
      parts.add(part(json, nodes));
    }
    return parts;
  }

  private static RawPart part(JsonCursor json, NodeReader nodes) {
    json.expect(JsonToken.START_OBJECT, "a part");
    long offset = json.offset();
    RecordLayout layout = null;
    RawNode node = null;
    while (json.next()) {
      String name = json.text();
      json.value();
      switch (name) {
        case "fields" -> layout = RecordLayout.of(fields(json));
        case "record" -> node = nodes.read();
        default -> throw JsonCursor.invalid(json.offset(), "fields or record", name);
      }
    }
    if (layout == null || node == null) {
      throw JsonCursor.invalid(offset, "fields and record", "a part without one of them");
    }
    return new RawPart(layout, node);
  }

  private static List<FieldType> fields(JsonCursor json) {
    json.expect(JsonToken.START_ARRAY, "a list of fields");
    List<FieldType> fields = new ArrayList<>();
    while (json.next()) {
      String field = json.textValue("a kind of field");
      fields.add(
          FieldNames.type(field)
              .orElseThrow(() -> JsonCursor.invalid(json.offset(), "a kind of field", field)));
    }
    return fields;
  }

  /** Resolves the parts from the last one on, as they lead to parts of higher number. */
  private static RecordSchema resolve(DatasetInfo dataset, RawPart root, List<RawPart> raw) {
    PartTable table = new PartTable(raw);
    for (int part = raw.size() - 1; part >= 0; part--) {
      table.resolve(part);
    }
    RecordPart record = new NodeResolver(root.layout(), table, -1).resolve(root.node());
    return new RecordSchema(dataset, record, table.resolved());
  }
}
