package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects whose members are columns of the same record. */
final class ObjectEncoder extends NodeEncoder {
  private final MemberEncoder[] members;
  private final Map<String, MemberEncoder> byName;
  private final int required;
  private long objects;

  /** A member, and in which object it was seen last. */
  static final class MemberEncoder {
    private final String name;
    private final NodeEncoder node;
    private final boolean required;
    private final int position;
    private long lastObject;

    MemberEncoder(String name, NodeEncoder node, boolean required, int position) {
      this.name = name;
      this.node = node;
      this.required = required;
      this.position = position;
    }
  }

  ObjectEncoder(String path, Slot slot, List<MemberEncoder> members) {
    super(path, slot);
    this.members = members.toArray(MemberEncoder[]::new);
    byName = HashMap.newHashMap(members.size());
    int count = 0;
    for (MemberEncoder member : members) {
      byName.put(member.name, member);
      count += member.required ? 1 : 0;
    }
    required = count;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    if (!(value instanceof RecordValue.ObjectValue(List<RecordValue.Member> values))) {
      throw wrongType(value);
    }
    long serial = ++objects;
    int found = 0;
    int expected = 0;
    for (int i = 0; i < values.size(); i++) {
      RecordValue.Member each = values.get(i);
      MemberEncoder member = find(each.name(), expected);
      if (member.lastObject == serial) {
        throw refused("one value of each name", "two named " + each.name());
      }
      member.lastObject = serial;
      expected = member.position + 1;
      found += member.required ? 1 : 0;
      member.node.encode(each.value(), record, base);
    }
    if (found < required) {
      throw missing(serial);
    }
  }

  private MemberEncoder find(String name, int expected) {
    if (expected < members.length && members[expected].name.equals(name)) {
      return members[expected];
    }
    MemberEncoder member = byName.get(name);
    if (member == null) {
      throw refused("members that the schema names", "one named " + name);
    }
    return member;
  }

  private RuntimeException missing(long serial) {
    for (MemberEncoder member : members) {
      if (member.required && member.lastObject != serial) {
        return refused("a member named " + member.name, "none");
      }
    }
    throw new IllegalStateException("no member is missing");
  }

  @Override
  String expected() {
    return "an object";
  }
}
