package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.RecordPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The parts of a description while they are resolved, from the last to the first. */
final class PartTable {
  private final List<RawPart> raw;
  private final int[] depths;
  private final List<RecordPart> reversed = new ArrayList<>();

  PartTable(List<RawPart> raw) {
    this.raw = raw;
    depths = new int[raw.size()];
  }

  int size() {
    return raw.size();
  }

  RecordLayout layout(int part) {
    return raw.get(part).layout();
  }

  /** Returns how many nodes deep a part is that was resolved. */
  int depth(int part) {
    return depths[part];
  }

  /** Resolves a part when all of higher number are. */
  void resolve(int part) {
    NodeResolver resolver = new NodeResolver(layout(part), this, part);
    reversed.add(resolver.resolve(raw.get(part).node()));
    depths[part] = resolver.depth();
  }

  List<RecordPart> resolved() {
    List<RecordPart> parts = new ArrayList<>(reversed);
    Collections.reverse(parts);
    return parts;
  }
}
