package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.value.RecordValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Gives the places of one part their columns. */
final class PartBuilder {
  private static final int NOT_YET = -1;

  private final SchemaBuilder schema;
  private final Place holder;
  private final List<FieldType> fields = new ArrayList<>();

  /** Columns of members that show whether an object is there. */
  private final Map<Place, Integer> carriers = new HashMap<>();

  PartBuilder(SchemaBuilder schema, Place holder) {
    this.schema = schema;
    this.holder = holder;
  }

  /** Makes the part; if its records must not be empty, with a column for nothing if need be. */
  RecordPart build(boolean neverEmpty) {
    Node node = node(holder, false, false);
    RecordLayout layout = RecordLayout.of(fields);
    if (neverEmpty && layout.length() == 0) {
      column(FieldKind.BOOL, false);
      layout = RecordLayout.of(fields);
    }
    return new RecordPart(layout, node);
  }

  /** Makes the part of lists that never have an element. */
  static RecordPart ofNothing() {
    return new RecordPart(
        RecordLayout.of(List.of(FieldType.required(FieldKind.BOOL))),
        new Node.ConstantNode(Node.NONE, new RecordValue.NullValue()));
  }

  private int column(FieldKind kind, boolean optional) {
    fields.add(optional ? FieldType.optional(kind) : FieldType.required(kind));
    return fields.size() - 1;
  }

  /** Makes a node; conditional is what lies in an object that may be missing or null. */
  private Node node(Place place, boolean optional, boolean conditional) {
    return switch (schema.choices().of(place)) {
      case Choice.Json(Fallback.Reason reason) -> {
        schema.addFallback(place, reason);
        boolean present = isOptional(place, optional || conditional);
        int column = carry(place, column(FieldKind.STRING, present));
        yield new Node.JsonNode(present ? column : Node.NONE, column);
      }
      case Choice.Constant constant when constant.isColumn(optional) ->
          leaf(place, constant.column().orElseThrow(), optional, conditional);
      case Choice.Constant(RecordValue value, var _) ->
          new Node.ConstantNode(optional ? column(FieldKind.BOOL, true) : Node.NONE, value);
      case Choice.Column column -> leaf(place, column, optional, conditional);
      case Choice.Elements _ -> list(place, optional, conditional);
      case Choice.Members _ ->
          schema.plan().isShared(place, holder, optional)
              ? shared(place, optional, conditional)
              : object(place, optional, conditional);
    };
  }

  private boolean isOptional(Place place, boolean optional) {
    return optional || carriers.containsKey(place);
  }

  private int carry(Place place, int column) {
    carriers.computeIfPresent(place, (_, _) -> column);
    return column;
  }

  private Node leaf(Place place, Choice.Column itsColumn, boolean optional, boolean conditional) {
    FieldKind kind = itsColumn.kind();
    boolean pooled = kind == FieldKind.STRING || kind == FieldKind.BYTES;
    boolean present = isOptional(place, optional || conditional && pooled);
    int column = carry(place, column(kind, present));
    return itsColumn.maker().node(present ? column : Node.NONE, nulls(place), column);
  }

  private int nulls(Place place) {
    return place.scalars().hasNull() ? column(FieldKind.BOOL, false) : Node.NONE;
  }

  private Node list(Place place, boolean optional, boolean conditional) {
    int part = schema.addPart(place.element());
    return leaf(
        place,
        new Choice.Column(
            FieldKind.BYTES,
            (presence, nulls, column) -> new Node.ListNode(presence, nulls, column, part)),
        optional,
        conditional);
  }

  private Node shared(Place place, boolean optional, boolean conditional) {
    int part = schema.addPart(place);
    return leaf(
        place,
        new Choice.Column(
            FieldKind.BYTES,
            (presence, nulls, column) -> new Node.SharedNode(presence, nulls, column, part)),
        optional,
        conditional);
  }

  private Node object(Place place, boolean optional, boolean conditional) {
    boolean nullable = place.scalars().hasNull();
    Place carrier = optional && !nullable ? schema.plan().carrier(place, holder) : null;
    int presence = Node.NONE;
    if (carrier != null) {
      carriers.put(carrier, NOT_YET);
    } else if (optional) {
      presence = column(FieldKind.BOOL, true);
    }
    int nulls = nulls(place);
    List<Node.Member> members = new ArrayList<>();
    for (Place member : place.members()) {
      members.add(
          new Node.Member(
              member.name(),
              node(member, place.lacks(member), conditional || optional || nullable)));
    }
    if (carrier != null) {
      presence = Objects.requireNonNull(carriers.get(carrier));
    }
    return new Node.ObjectNode(presence, nulls, members);
  }
}
