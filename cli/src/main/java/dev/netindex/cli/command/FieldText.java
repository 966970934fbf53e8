package dev.netindex.cli.command;

import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Takes the text of one field out of records: empty where it is not there or null. */
final class FieldText implements Function<RecordValue, byte[]> {
  private final List<String> path;

  /** Takes names of members and positions of elements, joined by points. */
  FieldText(String path) {
    this.path = List.of(path.split("\\.", -1));
  }

  @Override
  public byte[] apply(RecordValue record) {
    RecordValue value = record;
    for (String step : path) {
      value = value == null ? null : inside(value, step);
    }
    return switch (value) {
      case null -> new byte[0];
      case RecordValue.NullValue _ -> new byte[0];
      case RecordValue.TextValue text -> text.text().getBytes(StandardCharsets.UTF_8);
      default -> RecordJson.bytes(value);
    };
  }

  private static @Nullable RecordValue inside(RecordValue value, String step) {
    if (value instanceof ObjectValue object) {
      for (Member member : object.members()) {
        if (member.name().equals(step)) {
          return member.value();
        }
      }
    }
    if (value instanceof ListValue list && step.matches("\\d{1,9}")) {
      int at = Integer.parseInt(step);
      return at < list.values().size() ? list.values().get(at) : null;
    }
    return null;
  }
}
