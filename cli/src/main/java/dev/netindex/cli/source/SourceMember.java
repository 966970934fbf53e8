package dev.netindex.cli.source;

import dev.netindex.cli.console.Failure;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Adds the name of its source to a record, as the first member. */
final class SourceMember {
  private final Optional<Member> member;
  private final String source;

  /** Takes the name of the member, if there is to be one. */
  SourceMember(Optional<String> field, String source) {
    this.member = field.map(name -> new Member(name, new RecordValue.TextValue(source)));
    this.source = source;
  }

  RecordValue addTo(RecordValue value) {
    return member.isEmpty() ? value : with(member.get(), value);
  }

  private RecordValue with(Member first, RecordValue value) {
    if (!(value instanceof ObjectValue object)) {
      throw new Failure(source + ": --source-field: a record that is no object takes no member");
    }
    List<Member> members = new ArrayList<>(object.members().size() + 1);
    members.add(first);
    for (Member other : object.members()) {
      if (other.name().equals(first.name())) {
        throw new Failure(source + ": --source-field: a record has a " + other.name() + " already");
      }
      members.add(other);
    }
    return new ObjectValue(members);
  }
}
