package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Members of a map as they are decoded. A key that comes again replaces the value, in the place of
 * the first, as in MaxMind's readers, which fill a hash map.
 */
final class MemberList {
  /** More members than this are looked up by hash. */
  private static final int SCANNED = 16;

  private final List<String> keys;
  private final List<@Nullable RecordValue> values;
  private final @Nullable Map<String, Integer> positions;

  MemberList(int size) {
    keys = new ArrayList<>(size);
    values = new ArrayList<>(size);
    positions = size > SCANNED ? HashMap.newHashMap(size) : null;
  }

  /** Adds a member; one whose value is null is not selected. */
  void put(String key, @Nullable RecordValue value) {
    int known = position(key);
    if (known >= 0) {
      values.set(known, value);
      return;
    }
    if (positions != null) {
      positions.put(key, keys.size());
    }
    keys.add(key);
    values.add(value);
  }

  private int position(String key) {
    if (positions != null) {
      return positions.getOrDefault(key, -1);
    }
    return keys.indexOf(key);
  }

  /** Returns the members that are selected. */
  List<Member> present() {
    List<Member> members = new ArrayList<>(keys.size());
    for (int i = 0; i < keys.size(); i++) {
      RecordValue value = values.get(i);
      if (value != null) {
        members.add(new Member(keys.get(i), value));
      }
    }
    return List.copyOf(members);
  }
}
