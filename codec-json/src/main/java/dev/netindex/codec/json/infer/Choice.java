package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.util.Optional;

/** What a place becomes in the schema. */
sealed interface Choice {
  /** Text in a column. */
  Column TEXT = new Column(FieldKind.STRING, Node.TextNode::new);

  /** Bytes in a column. */
  Column BYTES = new Column(FieldKind.BYTES, Node.BytesNode::new);

  /** A truth value in a column. */
  Column BOOLEAN = new Column(FieldKind.BOOL, Node.BooleanNode::new);

  /** An object with the place's members, inline or shared. */
  record Members() implements Choice {}

  /** A list of the place's elements. */
  record Elements() implements Choice {}

  /** JSON text. */
  record Json(Fallback.Reason reason) implements Choice {}

  /** The same value wherever there is one, with the column that it could have instead. */
  record Constant(RecordValue value, Optional<Column> column) implements Choice {
    /** Returns whether an optional value is better kept in its column, which is as narrow. */
    boolean isColumn(boolean optional) {
      return optional && column.isPresent() && column.get().kind().width() == 1;
    }
  }

  /** A scalar in a column of its own. */
  record Column(FieldKind kind, Maker maker) implements Choice {}

  /** Makes the node of a column. */
  @FunctionalInterface
  interface Maker {
    Node node(int presence, int nulls, int column);
  }

  /** Integers of any width. */
  static Column wideInteger(NumberType type) {
    return new Column(
        FieldKind.BYTES,
        (presence, nulls, column) -> new Node.WideIntegerNode(presence, nulls, column, type));
  }

  /** Numbers with all their bits. */
  static Column real(NumberType type) {
    return new Column(
        FieldKind.F64,
        (presence, nulls, column) -> new Node.RealNode(presence, nulls, column, type));
  }
}
