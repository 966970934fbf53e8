package dev.netindex.cli.field;

import dev.netindex.cli.console.Failure;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import java.util.ArrayList;
import java.util.List;

/** The columns of a table of records: everything but objects with something in them. */
final class LeafPaths {
  /** A part that occurs twice in a part that occurs twice, and so on, has 2^n leaves. */
  private static final int MAX_LEAVES = 1 << 14;

  private final RecordSchema schema;
  private final List<String> paths = new ArrayList<>();

  private LeafPaths(RecordSchema schema) {
    this.schema = schema;
  }

  static List<String> of(RecordReader reader) {
    RecordSchema schema = reader.schema();
    LeafPaths leaves = new LeafPaths(schema);
    leaves.visit(schema.root(), schema.root().node(), "");
    return List.copyOf(leaves.paths);
  }

  private void visit(RecordPart part, Node node, String path) {
    switch (node) {
      case Node.ObjectNode object when !object.members().isEmpty() -> {
        for (Node.Member member : object.members()) {
          String name = member.name().replace("\\", "\\\\").replace(".", "\\.");
          visit(part, member.node(), path.isEmpty() ? name : path + '.' + name);
        }
      }
      case Node.SharedNode shared -> {
        RecordPart next = schema.parts().get(shared.part());
        visit(next, next.node(), path);
      }
      default -> add(path);
    }
  }

  private void add(String path) {
    if (paths.size() == MAX_LEAVES) {
      throw new Failure("more than " + MAX_LEAVES + " fields; --fields chooses some");
    }
    paths.add(path);
  }
}
