package dev.netindex.codec.json.record;

import dev.netindex.codec.json.schema.Node;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds members of objects by their names. Objects of many members get a table when they are first
 * asked, so that to resolve all paths of a schema takes time in proportion to their number. Safe
 * for all threads.
 */
final class MemberIndex {
  /** Members up to which a search one by one is as good. */
  private static final int FEW = 16;

  /** By identity, as the hash of a node is that of all nodes inside. */
  private final IdentityHashMap<Node.ObjectNode, Map<String, Node>> tables =
      new IdentityHashMap<>();

  /** Returns the member of a name, or null if there is none. */
  @Nullable Node find(Node.ObjectNode object, String name) {
    if (object.members().size() > FEW) {
      return table(object).get(name);
    }
    for (Node.Member member : object.members()) {
      if (member.name().equals(name)) {
        return member.node();
      }
    }
    return null;
  }

  private synchronized Map<String, Node> table(Node.ObjectNode object) {
    return tables.computeIfAbsent(object, MemberIndex::made);
  }

  private static Map<String, Node> made(Node.ObjectNode object) {
    Map<String, Node> table = HashMap.newHashMap(object.members().size());
    object.members().forEach(member -> table.put(member.name(), member.node()));
    return table;
  }
}
