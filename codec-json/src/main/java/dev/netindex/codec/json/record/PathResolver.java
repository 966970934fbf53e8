package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Follows the names of a path through the schema, and notes the steps that a lookup will take. */
final class PathResolver {
  private final RecordReader owner;
  private final List<String> names;
  private final Steps steps = new Steps();

  /** Presence columns of the current layout that were tested already. */
  private final Set<Integer> tested = new HashSet<>();

  private int part;
  private RecordLayout layout;
  private Node node;
  private boolean inPool;

  private PathResolver(RecordReader owner, int part, Node node, List<String> names) {
    this.owner = owner;
    this.names = names;
    this.part = part;
    this.layout = owner.part(part).layout();
    this.node = node;
  }

  /**
   * Resolves a path.
   *
   * @param part the layout to start in: a part, or -1 for the record
   * @param start the node to start at, whose own presence is tested too
   */
  static Field resolve(RecordReader owner, int part, Node start, List<String> names) {
    PathResolver resolver = new PathResolver(owner, part, start, names);
    for (int i = 0; i < names.size(); i++) {
      resolver.skipParts(false);
      resolver.descend(i);
    }
    resolver.skipParts(true);
    resolver.test(resolver.node, true);
    return resolver.field();
  }

  private Field field() {
    return new Field(owner, names, steps.toProgram(), inPool, part, Leaf.of(node, layout));
  }

  /** Goes into shared parts, which have no name on the path. */
  private void skipParts(boolean last) {
    while (node instanceof Node.SharedNode shared) {
      test(shared, last);
      RecordPart next = owner.part(shared.part());
      steps.part(layout.offset(shared.column()), next.layout().length());
      enter(shared.part(), next);
    }
  }

  private void enter(int number, RecordPart next) {
    part = number;
    layout = next.layout();
    node = next.node();
    inPool = true;
    tested.clear();
  }

  private void test(Node tests, boolean last) {
    if (tests.presence() != Node.NONE && tested.add(tests.presence())) {
      steps.present(layout.presenceBit(tests.presence()));
    }
    if (tests.nulls() != Node.NONE) {
      steps.notNull(layout.offset(tests.nulls()), last);
    }
  }

  private void descend(int position) {
    String name = names.get(position);
    test(node, false);
    switch (node) {
      case Node.ObjectNode object -> node = member(object, position, name);
      case Node.ListNode list -> {
        RecordPart next = owner.part(list.part());
        steps.element(layout.offset(list.column()), next.layout().length(), index(position, name));
        enter(list.part(), next);
      }
      default -> {
        ValueType type = Leaf.of(node, layout).type();
        throw refused(position, "the end of the path, as this is of type " + type.text());
      }
    }
  }

  private Node member(Node.ObjectNode object, int position, String name) {
    Node found = owner.members().find(object, name);
    if (found != null) {
      return found;
    }
    List<String> known = object.members().stream().map(Node.Member::name).toList();
    throw refused(position, NearestNames.describe(name, known));
  }

  private int index(int position, String name) {
    boolean digits = !name.isEmpty() && name.length() <= 9;
    for (int i = 0; i < name.length() && digits; i++) {
      digits = name.charAt(i) >= '0' && name.charAt(i) <= '9';
    }
    if (!digits || name.length() > 1 && name.charAt(0) == '0') {
      throw refused(position, "a position in the list, from 0");
    }
    return Integer.parseInt(name);
  }

  private InvalidInputException refused(int position, String expected) {
    return new InvalidInputException(
        Fault.FIELD_PATH,
        FieldPaths.offset(names, position),
        expected,
        NearestNames.quote(names.get(position))
            + " in "
            + NearestNames.quote(FieldPaths.join(names)));
  }
}
