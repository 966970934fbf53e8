package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import java.util.ArrayList;
import java.util.List;

/**
 * What there is to check in the records of a layout: its columns, and what its tree says of them.
 */
final class CheckedPart {
  final int length;
  final int paddingByte;
  final int paddingMask;
  final List<CheckedColumn> columns = new ArrayList<>();
  private final RecordLayout layout;

  CheckedPart(RecordPart part) {
    layout = part.layout();
    length = layout.length();
    paddingByte = Math.max(layout.presenceBytes() - 1, 0);
    paddingMask = Paddings.mask(layout);
    for (int column = 0; column < layout.size(); column++) {
      ofLayout(column);
    }
    ofTree(part.node(), new Steps());
  }

  /** Columns are checked whether the tree names them or not. */
  private void ofLayout(int column) {
    if (layout.field(column).mode() == FieldMode.ABSENT) {
      return;
    }
    Steps tests = new Steps();
    if (layout.presenceBit(column) >= 0) {
      tests.present(layout.presenceBit(column));
    }
    switch (layout.field(column).kind()) {
      case BOOL -> add(CheckedColumn.Check.TRUTH, tests, column, 0);
      case STRING -> add(CheckedColumn.Check.TEXT, tests, column, 0);
      case BYTES -> add(CheckedColumn.Check.BYTES, tests, column, 0);
      case U8, U16, U32, U64, I64, F64 -> {}
    }
  }

  private void ofTree(Node node, Steps around) {
    Steps tests = around.copy();
    if (node.presence() != Node.NONE) {
      tests.present(layout.presenceBit(node.presence()));
    }
    if (node.nulls() != Node.NONE) {
      tests.notNull(layout.offset(node.nulls()), true);
    }
    switch (node) {
      case Node.ObjectNode n -> n.members().forEach(member -> ofTree(member.node(), tests));
      case Node.SharedNode n -> add(CheckedColumn.Check.PART, tests, n.column(), n.part());
      case Node.ListNode n -> add(CheckedColumn.Check.LIST, tests, n.column(), n.part());
      case Node.JsonNode n -> add(CheckedColumn.Check.JSON, tests, n.column(), 0);
      case Node.WideIntegerNode n -> add(CheckedColumn.Check.INTEGER, tests, n.column(), 0);
      case Node.IntegerNode _,
          Node.DecimalNode _,
          Node.TextNode _,
          Node.BytesNode _,
          Node.BooleanNode _,
          Node.RealNode _,
          Node.ConstantNode _ -> {}
    }
  }

  private void add(CheckedColumn.Check check, Steps tests, int column, int part) {
    columns.add(new CheckedColumn(check, tests.toProgram(), layout.offset(column), part));
  }
}
