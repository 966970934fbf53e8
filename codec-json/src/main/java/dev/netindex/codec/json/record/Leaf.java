package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How the value of a node is read from a record of its layout, once it is known to be there.
 *
 * @param node the node
 * @param type what it holds
 * @param number the type of the number in the source; null if it is none
 * @param form one of {@link Form}
 * @param offset where its column starts in the record; 0 if it has none
 * @param add is added to an integer
 * @param scale digits behind the point of a decimal number; 0 of others
 * @param constant the value of {@link Form#CONSTANT}
 */
record Leaf(
    Node node,
    ValueType type,
    @Nullable NumberType number,
    int form,
    int offset,
    long add,
    int scale,
    @Nullable Constant constant) {

  static Leaf of(Node node, RecordLayout layout) {
    return switch (node) {
      case Node.ObjectNode n -> new Leaf(n, ValueType.OBJECT, null, Form.OBJECT, 0, 0, 0, null);
      case Node.SharedNode n ->
          throw new IllegalArgumentException("a shared part is a step, not a leaf: " + n.part());
      case Node.ListNode n -> column(n, ValueType.LIST, Form.LIST, layout, n.column());
      case Node.TextNode n -> column(n, ValueType.TEXT, Form.STRING, layout, n.column());
      case Node.JsonNode n -> column(n, ValueType.JSON, Form.STRING, layout, n.column());
      case Node.BytesNode n -> column(n, ValueType.BYTES, Form.BYTES, layout, n.column());
      case Node.BooleanNode n -> column(n, ValueType.BOOLEAN, Form.BOOL, layout, n.column());
      case Node.IntegerNode n ->
          number(n, ValueType.INTEGER, n.type(), layout, n.column(), n.add(), 0);
      case Node.WideIntegerNode n ->
          new Leaf(
              n, ValueType.INTEGER, n.type(), Form.WIDE, layout.offset(n.column()), 0, 0, null);
      case Node.RealNode n -> number(n, ValueType.REAL, n.type(), layout, n.column(), 0, 0);
      case Node.DecimalNode n ->
          number(n, ValueType.DECIMAL, n.type(), layout, n.column(), n.add(), n.scale());
      case Node.ConstantNode n -> {
        Constant constant = Constant.of(n.value());
        yield new Leaf(n, constant.type(), constant.number(), Form.CONSTANT, 0, 0, 0, constant);
      }
    };
  }

  /** Returns the value of a constant. */
  Constant known() {
    return Objects.requireNonNull(constant);
  }

  private static Leaf column(Node node, ValueType type, int form, RecordLayout layout, int column) {
    return new Leaf(node, type, null, form, layout.offset(column), 0, 0, null);
  }

  private static Leaf number(
      Node node,
      ValueType type,
      NumberType number,
      RecordLayout layout,
      int column,
      long add,
      int scale) {
    int form =
        switch (layout.field(column).kind()) {
          case U8 -> Form.U8;
          case U16 -> Form.U16;
          case U32 -> Form.U32;
          case U64 -> Form.U64;
          case I64 -> Form.I64;
          case F64 -> Form.F64;
          case BOOL, STRING, BYTES ->
              throw new IllegalArgumentException("no column of a number: " + column);
        };
    return new Leaf(node, type, number, form, layout.offset(column), add, scale, null);
  }
}
