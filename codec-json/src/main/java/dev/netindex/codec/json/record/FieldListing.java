package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Lists the leaves of the tree, each shared part wherever it occurs. */
final class FieldListing {
  /** A part that occurs twice in a part that occurs twice, and so on, has 2^n leaves. */
  private static final int MAX_LEAVES = 65_536;

  private final RecordReader reader;
  private final List<FieldSummary> leaves = new ArrayList<>();
  private final Deque<String> names = new ArrayDeque<>();

  FieldListing(RecordReader reader) {
    this.reader = reader;
  }

  List<FieldSummary> list() {
    RecordPart root = reader.part(RecordReader.ROOT);
    visit(root.layout(), root.node(), false);
    return List.copyOf(leaves);
  }

  private void visit(RecordLayout layout, Node node, boolean optionalAround) {
    boolean optional = optionalAround || node.presence() != Node.NONE || node.nulls() != Node.NONE;
    switch (node) {
      case Node.ObjectNode object -> {
        for (Node.Member member : object.members()) {
          names.addLast(member.name().replace("\\", "\\\\").replace(".", "\\."));
          visit(layout, member.node(), false);
          names.removeLast();
        }
      }
      case Node.SharedNode shared -> {
        RecordPart part = reader.part(shared.part());
        visit(part.layout(), part.node(), optional);
      }
      case Node.ListNode list -> {
        RecordPart part = reader.part(list.part());
        names.addLast("*");
        visit(part.layout(), part.node(), false);
        names.removeLast();
      }
      default -> add(Leaf.of(node, layout), optional);
    }
  }

  private void add(Leaf leaf, boolean optional) {
    if (leaves.size() == MAX_LEAVES) {
      throw new LimitExceededException(
          Fault.CODEC_FIELDS,
          LimitExceededException.NO_OFFSET,
          "at most " + MAX_LEAVES + " leaves of the tree",
          "more");
    }
    leaves.add(
        new FieldSummary(
            String.join(".", names),
            leaf.type(),
            Optional.ofNullable(leaf.number()),
            optional,
            leaf.form() == Form.CONSTANT));
  }
}
