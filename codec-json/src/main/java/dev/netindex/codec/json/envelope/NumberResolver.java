package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import java.util.Set;

/** Turns a node of a number's type into what it means. */
final class NumberResolver {
  /** The most digits behind the point of a decimal number. */
  private static final int MAX_SCALE = 15;

  private static final Set<String> COLUMN = Set.of("type", "column");

  private final RawNode raw;
  private final NodeColumns columns;

  NumberResolver(RawNode raw, NodeColumns columns) {
    this.raw = raw;
    this.columns = columns;
  }

  Node node() {
    NumberType type = type(raw);
    if (type.compareTo(NumberType.INTEGER) <= 0) {
      return raw.given.contains("wide") ? wide(type) : integer(type);
    }
    return raw.given.contains("scale") ? decimal(type) : real(type);
  }

  /** Returns the number type that a node names. */
  static NumberType type(RawNode raw) {
    for (NumberType type : NumberType.values()) {
      if (type.text().equals(raw.type)) {
        return type;
      }
    }
    throw JsonCursor.invalid(raw.offset, "a type of nodes", '"' + raw.type + '"');
  }

  private Node wide(NumberType type) {
    columns.members(Set.of("type", "column", "wide"), Set.of("presence", "nulls"));
    int column = columns.column(FieldKind.BYTES);
    return new Node.WideIntegerNode(raw.presence, raw.nulls, column, type);
  }

  private Node integer(NumberType type) {
    columns.members(COLUMN, Set.of("presence", "nulls", "add"));
    int column =
        columns.column(FieldKind.U8, FieldKind.U16, FieldKind.U32, FieldKind.U64, FieldKind.I64);
    checkAdd();
    return new Node.IntegerNode(raw.presence, raw.nulls, column, type, raw.add);
  }

  private Node decimal(NumberType type) {
    columns.members(Set.of("type", "column", "scale"), Set.of("presence", "nulls", "add"));
    if (raw.scale < 1 || raw.scale > MAX_SCALE) {
      throw columns.invalid("a scale from 1 to " + MAX_SCALE, "" + raw.scale);
    }
    int column = columns.column(FieldKind.U8, FieldKind.U16, FieldKind.U32, FieldKind.I64);
    checkAdd();
    return new Node.DecimalNode(raw.presence, raw.nulls, column, type, raw.scale, raw.add);
  }

  private Node real(NumberType type) {
    columns.members(COLUMN, Set.of("presence", "nulls"));
    if (type == NumberType.DECIMAL || type == NumberType.NUMBER) {
      throw columns.invalid("a scale of a decimal number", "none");
    }
    int column = columns.column(FieldKind.F64);
    return new Node.RealNode(raw.presence, raw.nulls, column, type);
  }

  /** Checks that the sum of any column and what is added fits into 64 signed bits. */
  private void checkAdd() {
    FieldKind kind = columns.kind();
    boolean eightBytes = kind == FieldKind.U64 || kind == FieldKind.I64;
    long most = eightBytes ? 0 : Long.MAX_VALUE - ((1L << kind.width() * Byte.SIZE) - 1);
    if (raw.add > most || (eightBytes && raw.add < 0)) {
      throw columns.invalid("at most " + most + " to add to a column of " + kind, "" + raw.add);
    }
  }
}
