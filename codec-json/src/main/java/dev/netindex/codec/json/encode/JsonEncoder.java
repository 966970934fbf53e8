package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.InvalidInputException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Any values, as JSON text in a column of texts' ids. */
final class JsonEncoder extends NodeEncoder {
  private final int offset;
  private final Pools pools;
  private final NumberSpelling spelling = new NumberSpelling();

  JsonEncoder(String path, Slot slot, int offset, Pools pools) {
    super(path, slot);
    this.offset = offset;
    this.pools = pools;
  }

  @Override
  void encode(RecordValue value, byte[] record, int base) {
    slot().markPresent(record, base);
    write(value, record, base);
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    String text;
    try {
      text = RecordJson.text(value);
    } catch (InvalidInputException e) {
      throw refused(e.expected(), e.actual());
    }
    check(value);
    RecordBytes.putInt(record, base + offset, (int) pools.text(text));
  }

  /** Writing has bounded the depth. */
  private void check(RecordValue value) {
    switch (value) {
      case RecordValue.ObjectValue(List<RecordValue.Member> members) -> {
        Set<String> names = HashSet.newHashSet(members.size());
        for (RecordValue.Member member : members) {
          if (!names.add(member.name())) {
            throw refused("one value of each name", "two named " + member.name());
          }
          check(member.value());
        }
      }
      case RecordValue.ListValue(List<RecordValue> values) -> values.forEach(this::check);
      case RecordValue.NumberText(String text) -> {
        if (!spelling.read(text) || !spelling.isJson()) {
          throw wrongType(value);
        }
      }
      default -> {}
    }
  }

  @Override
  String expected() {
    return "a value that JSON can say";
  }
}
