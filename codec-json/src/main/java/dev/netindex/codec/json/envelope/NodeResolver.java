package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Turns the nodes of one part into what they mean, each checked against the part's columns. */
final class NodeResolver {
  /** The most nodes from the record's own to the deepest, through parts. */
  static final int MAX_DEPTH = 128;

  private static final Set<String> COLUMN = Set.of("type", "column");
  private static final Set<String> PART = Set.of("type", "column", "part");
  private static final Set<String> PRESENCE = Set.of("presence");
  private static final Set<String> PRESENCE_AND_NULLS = Set.of("presence", "nulls");

  private final RecordLayout layout;
  private final PartTable parts;
  private final int own;
  private int depth;

  /** Resolves the nodes of a part by its number; the record's own is -1. */
  NodeResolver(RecordLayout layout, PartTable parts, int own) {
    this.layout = layout;
    this.parts = parts;
    this.own = own;
  }

  /** Returns the most nodes from the part's own to the deepest. */
  int depth() {
    return depth;
  }

  RecordPart resolve(RawNode node) {
    return new RecordPart(layout, node(node, 1));
  }

  private Node node(RawNode raw, int level) {
    reach(raw, level);
    NodeColumns columns = new NodeColumns(raw, layout);
    columns.checkPresence();
    if (raw.given.contains("constant")) {
      columns.members(Set.of("type", "constant"), PRESENCE);
      return new Node.ConstantNode(raw.presence, Constants.value(raw));
    }
    return switch (raw.type) {
      case "object" -> object(raw, columns, level);
      case "part" -> shared(raw, columns, level);
      case "list" -> list(raw, columns, level);
      case "json" -> {
        columns.members(COLUMN, PRESENCE);
        yield new Node.JsonNode(raw.presence, columns.column(FieldKind.STRING));
      }
      case "text", "bytes", "bool" -> plain(raw, columns);
      default -> new NumberResolver(raw, columns).node();
    };
  }

  private static Node plain(RawNode raw, NodeColumns columns) {
    columns.members(COLUMN, PRESENCE_AND_NULLS);
    return switch (raw.type) {
      case "text" -> new Node.TextNode(raw.presence, raw.nulls, columns.column(FieldKind.STRING));
      case "bytes" -> new Node.BytesNode(raw.presence, raw.nulls, columns.column(FieldKind.BYTES));
      default -> new Node.BooleanNode(raw.presence, raw.nulls, columns.column(FieldKind.BOOL));
    };
  }

  private Node object(RawNode raw, NodeColumns columns, int level) {
    columns.members(Set.of("type", "members"), PRESENCE_AND_NULLS);
    List<Node.Member> members = new ArrayList<>();
    for (Map.Entry<String, RawNode> member : raw.members.entrySet()) {
      members.add(new Node.Member(member.getKey(), node(member.getValue(), level + 1)));
    }
    return new Node.ObjectNode(raw.presence, raw.nulls, members);
  }

  private Node shared(RawNode raw, NodeColumns columns, int level) {
    checkPart(raw, columns, level);
    return new Node.SharedNode(raw.presence, raw.nulls, columns.column(FieldKind.BYTES), raw.part);
  }

  private Node list(RawNode raw, NodeColumns columns, int level) {
    checkPart(raw, columns, level);
    if (parts.layout(raw.part).length() == 0) {
      throw columns.invalid("elements of 1 byte or more", "records of 0 bytes");
    }
    return new Node.ListNode(raw.presence, raw.nulls, columns.column(FieldKind.BYTES), raw.part);
  }

  private void checkPart(RawNode raw, NodeColumns columns, int level) {
    columns.members(PART, PRESENCE_AND_NULLS);
    if (raw.part <= own || raw.part >= parts.size()) {
      throw columns.invalid(
          "a part from " + (own + 1) + " to " + (parts.size() - 1), "part " + raw.part);
    }
    reach(raw, level + parts.depth(raw.part));
  }

  private void reach(RawNode raw, int level) {
    depth = Math.max(depth, level);
    if (level > MAX_DEPTH) {
      throw JsonCursor.invalid(
          raw.offset, "a tree of at most " + MAX_DEPTH + " nodes in depth", level + " nodes");
    }
  }
}
