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
  /** The most leaves. */
  private static final int MAX_LEAVES = 65_536;

  /**
   * The most values that are visited: a part that occurs twice in a part that occurs twice, and so
   * on, comes 2^n times, though it need not have a leaf.
   */
  private static final int MAX_VISITS = 1 << 20;

  /** The most characters of all paths: a long name is in the paths of all leaves inside. */
  private static final int MAX_CHARACTERS = 1 << 26;

  private final RecordReader reader;
  private final List<FieldSummary> leaves = new ArrayList<>();
  private final Deque<String> names = new ArrayDeque<>();
  private int visits;
  private long pathCharacters;
  private long characters;

  FieldListing(RecordReader reader) {
    this.reader = reader;
  }

  List<FieldSummary> list() {
    RecordPart root = reader.part(RecordReader.ROOT);
    visit(root.layout(), root.node(), false);
    return List.copyOf(leaves);
  }

  private void visit(RecordLayout layout, Node node, boolean optionalAround) {
    visits++;
    if (visits > MAX_VISITS) {
      throw exceeded(MAX_VISITS + " values in the tree");
    }
    boolean optional = optionalAround || node.presence() != Node.NONE || node.nulls() != Node.NONE;
    switch (node) {
      case Node.ObjectNode object -> {
        for (Node.Member member : object.members()) {
          enter(FieldPaths.escape(member.name()));
          visit(layout, member.node(), false);
          leave();
        }
      }
      case Node.SharedNode shared -> {
        RecordPart part = reader.part(shared.part());
        visit(part.layout(), part.node(), optional);
      }
      case Node.ListNode list -> {
        RecordPart part = reader.part(list.part());
        enter("*");
        visit(part.layout(), part.node(), false);
        leave();
      }
      default -> add(Leaf.of(node, layout), optional);
    }
  }

  private void enter(String name) {
    names.addLast(name);
    pathCharacters += name.length() + 1L;
  }

  private void leave() {
    pathCharacters -= names.removeLast().length() + 1L;
  }

  private static LimitExceededException exceeded(String most) {
    return new LimitExceededException(
        Fault.CODEC_FIELDS, LimitExceededException.NO_OFFSET, "at most " + most, "more");
  }

  private void add(Leaf leaf, boolean optional) {
    if (leaves.size() == MAX_LEAVES) {
      throw exceeded(MAX_LEAVES + " leaves of the tree");
    }
    characters += pathCharacters;
    if (characters > MAX_CHARACTERS) {
      throw exceeded(MAX_CHARACTERS + " characters in the paths of all leaves");
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
