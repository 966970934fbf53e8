package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes encoders of the nodes of a schema. */
final class EncoderCompiler {
  private static final int ROOT = -1;

  private final RecordSchema schema;
  private final Pools pools;
  private final @Nullable PartEncoder[] parts;

  EncoderCompiler(RecordSchema schema, Pools pools) {
    this.schema = schema;
    this.pools = pools;
    parts = new @Nullable PartEncoder[schema.parts().size()];
  }

  NodeEncoder root() {
    return new PartCompiler(schema.root(), ROOT).node(schema.root().node(), "");
  }

  /** Returns the parts that some node leads to. */
  List<PartEncoder> parts() {
    List<PartEncoder> used = new ArrayList<>();
    for (PartEncoder part : parts) {
      if (part != null) {
        used.add(part);
      }
    }
    return used;
  }

  private PartEncoder part(int number, int from, String path) {
    if (number <= from || number >= parts.length) {
      throw new IllegalArgumentException("part " + from + " leads to part " + number);
    }
    PartEncoder known = parts[number];
    if (known == null) {
      RecordPart part = schema.parts().get(number);
      NodeEncoder node = new PartCompiler(part, number).node(part.node(), path);
      known = new PartEncoder(node, part.layout().length(), pools);
      parts[number] = known;
    }
    return known;
  }

  /** The nodes of one part. */
  private final class PartCompiler {
    private final RecordLayout layout;
    private final int number;

    /** Columns that show whether an object is there that is around the node at hand. */
    private final Set<Integer> enclosing = new HashSet<>();

    /** Columns with values of their own, whatever they say about objects. */
    private final Set<Integer> valued = new HashSet<>();

    PartCompiler(RecordPart part, int number) {
      layout = part.layout();
      this.number = number;
      collect(part.node());
    }

    private void collect(Node node) {
      switch (node) {
        case Node.ObjectNode it -> it.members().forEach(member -> collect(member.node()));
        case Node.SharedNode it -> valued.add(it.column());
        case Node.ListNode it -> valued.add(it.column());
        case Node.TextNode it -> valued.add(it.column());
        case Node.JsonNode it -> valued.add(it.column());
        case Node.BytesNode it -> valued.add(it.column());
        case Node.BooleanNode it -> valued.add(it.column());
        case Node.IntegerNode it -> valued.add(it.column());
        case Node.WideIntegerNode it -> valued.add(it.column());
        case Node.RealNode it -> valued.add(it.column());
        case Node.DecimalNode it -> valued.add(it.column());
        case Node.ConstantNode _ -> {}
      }
    }

    NodeEncoder node(Node node, String path) {
      Slot slot = Slot.of(layout, node.presence(), node.nulls(), !valued.contains(node.presence()));
      return switch (node) {
        case Node.ObjectNode it -> object(it, path, slot);
        case Node.SharedNode it ->
            new SharedEncoder(
                path, slot, offset(it.column()), pools, part(it.part(), number, path));
        case Node.ListNode it ->
            new ListEncoder(
                path, slot, offset(it.column()), pools, part(it.part(), number, inside(path, "*")));
        case Node.TextNode it -> new TextEncoder(path, slot, offset(it.column()), pools);
        case Node.JsonNode it -> new JsonEncoder(path, slot, offset(it.column()), pools);
        case Node.BytesNode it -> new BytesEncoder(path, slot, offset(it.column()), pools);
        case Node.BooleanNode it -> new BooleanEncoder(path, slot, offset(it.column()));
        case Node.IntegerNode it -> new IntegerEncoder(path, slot, column(it.column(), it.add()));
        case Node.WideIntegerNode it ->
            new WideIntegerEncoder(path, slot, offset(it.column()), pools);
        case Node.RealNode it -> new RealEncoder(path, slot, offset(it.column()), it.type());
        case Node.DecimalNode it ->
            new DecimalEncoder(path, slot, column(it.column(), it.add()), it.type(), it.scale());
        case Node.ConstantNode it -> new ConstantEncoder(path, slot, it.value());
      };
    }

    private int offset(int column) {
      return layout.offset(column);
    }

    private NumberColumn column(int column, long add) {
      return new NumberColumn(layout.field(column).kind(), offset(column), add);
    }

    private NodeEncoder object(Node.ObjectNode object, String path, Slot slot) {
      boolean own = object.presence() != Node.NONE && enclosing.add(object.presence());
      List<ObjectEncoder.MemberEncoder> members = new ArrayList<>();
      for (Node.Member member : object.members()) {
        int presence = member.node().presence();
        boolean required = presence == Node.NONE || enclosing.contains(presence);
        members.add(
            new ObjectEncoder.MemberEncoder(
                member.name(),
                node(member.node(), inside(path, member.name())),
                required,
                members.size()));
      }
      if (own) {
        enclosing.remove(object.presence());
      }
      return new ObjectEncoder(path, slot, members);
    }

    private static String inside(String path, String name) {
      return path.isEmpty() ? name : path + "." + name;
    }
  }
}
