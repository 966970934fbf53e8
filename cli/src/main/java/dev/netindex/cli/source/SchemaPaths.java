package dev.netindex.cli.source;

import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import java.util.List;
import java.util.Optional;

/** Whether the records of a schema have anything at a path. */
public final class SchemaPaths {
  private SchemaPaths() {}

  /**
   * Looks for a path.
   *
   * @param schema of the records
   * @param names the names and positions from the record to the value
   * @return false if no record has a value there
   */
  public static boolean contains(RecordSchema schema, List<String> names) {
    Optional<Node> here = Optional.of(target(schema, schema.root().node()));
    for (String name : names) {
      here = here.flatMap(node -> child(schema, node, name)).map(node -> target(schema, node));
    }
    return here.isPresent();
  }

  private static Optional<Node> child(RecordSchema schema, Node node, String name) {
    return switch (node) {
      case Node.ObjectNode object ->
          object.members().stream()
              .filter(member -> member.name().equals(name))
              .map(Node.Member::node)
              .findFirst();
      case Node.ListNode list -> Optional.of(schema.parts().get(list.part()).node());
      // What is in JSON text the schema does not know.
      case Node.JsonNode json -> Optional.of(json);
      default -> Optional.empty();
    };
  }

  private static Node target(RecordSchema schema, Node node) {
    Node here = node;
    while (here instanceof Node.SharedNode shared) {
      RecordPart part = schema.parts().get(shared.part());
      here = part.node();
    }
    return here;
  }
}
