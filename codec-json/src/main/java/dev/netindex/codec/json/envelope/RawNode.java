package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.schema.Node;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A node as the description spells it, before it is compared with the columns. */
final class RawNode {
  /** Where it stands, for messages. */
  final long offset;

  /** The names of the members that are given. */
  final Set<String> given = new LinkedHashSet<>();

  final Map<String, RawNode> members = new LinkedHashMap<>();
  String type = "";
  int column = Node.NONE;
  int part = Node.NONE;
  int presence = Node.NONE;
  int nulls = Node.NONE;
  int scale;
  long add;
  @Nullable RawConstant constant;

  RawNode(long offset) {
    this.offset = offset;
  }
}
