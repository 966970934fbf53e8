package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Compares the members of one node with what its type may have and with the columns. */
final class NodeColumns {
  private final RawNode node;
  private final RecordLayout layout;

  NodeColumns(RawNode node, RecordLayout layout) {
    this.node = node;
    this.layout = layout;
  }

  /** Checks that every node of this type has exactly these members, and perhaps others. */
  void members(Set<String> required, Set<String> optional) {
    for (String name : required) {
      if (!node.given.contains(name)) {
        throw invalid("a member " + name + " of " + described(), "none");
      }
    }
    for (String name : node.given) {
      if (!required.contains(name) && !optional.contains(name)) {
        throw invalid("no member " + name + " of " + described(), "one");
      }
    }
  }

  /** Checks the columns that say whether there is a value, and one that is not null. */
  void checkPresence() {
    if (node.presence != Node.NONE) {
      checkRange(node.presence);
      if (mode(node.presence) != FieldMode.OPTIONAL) {
        throw invalid("an optional column as presence", described(node.presence));
      }
    }
    if (node.nulls != Node.NONE) {
      checkRange(node.nulls);
      if (mode(node.nulls) != FieldMode.REQUIRED || kind(node.nulls) != FieldKind.BOOL) {
        throw invalid("a required bool column as nulls", described(node.nulls));
      }
    }
  }

  /** Returns the node's own column if it is of one of these kinds. */
  int column(FieldKind... kinds) {
    checkRange(node.column);
    List<FieldKind> fitting = Arrays.asList(kinds);
    if (!fitting.contains(kind(node.column)) || mode(node.column) == FieldMode.ABSENT) {
      throw invalid("a column of " + described() + " of " + fitting, described(node.column));
    }
    if (mode(node.column) == FieldMode.OPTIONAL && node.presence != node.column) {
      throw invalid(
          "the optional column " + node.column + " as its presence",
          node.presence == Node.NONE ? "none" : "column " + node.presence);
    }
    return node.column;
  }

  /** Returns the kind of the node's own column, which was checked. */
  FieldKind kind() {
    return kind(node.column);
  }

  private FieldKind kind(int column) {
    return layout.field(column).kind();
  }

  private FieldMode mode(int column) {
    return layout.field(column).mode();
  }

  private void checkRange(int column) {
    if (column < 0 || column >= layout.size()) {
      throw invalid("one of " + layout.size() + " columns", "column " + column);
    }
  }

  private String described() {
    return "a node of type " + node.type;
  }

  private String described(int column) {
    return "column " + column + ", which is " + mode(column) + " " + kind(column);
  }

  RuntimeException invalid(String expected, String actual) {
    return JsonCursor.invalid(node.offset, expected, actual);
  }
}
