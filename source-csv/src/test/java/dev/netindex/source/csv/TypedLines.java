package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.BooleanValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.RealValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.UntypedText;
import dev.netindex.codec.json.value.RecordValue.WideIntegerValue;
import dev.netindex.format.Target;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Typed rows as text: the target, a space, and {@code name=value} with commas. Text is in single
 * quotes, untyped text as it is, other values have their type before them.
 */
final class TypedLines implements RecordSink {
  final List<String> lines = new ArrayList<>();
  private ImportReport report = new ImportReport(-1, 0, 0, List.of());

  @Override
  public void accept(Target target, RecordValue value) {
    String members = members(value);
    lines.add(members.isEmpty() ? target.toString() : target + " " + members);
  }

  ImportReport report() {
    return report;
  }

  static TypedLines of(CsvSource.Builder source, byte[] input) {
    TypedLines lines = new TypedLines();
    try {
      lines.report =
          source
              .build()
              .readRecords(new ByteArrayInputStream(input), Rows.NAME, lines, ImportProgress.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines;
  }

  static TypedLines of(CsvSource.Builder source, String input) {
    return of(source, input.getBytes(StandardCharsets.UTF_8));
  }

  static List<String> of(CsvPreset preset, String... rows) {
    return of(CsvSource.builder().preset(preset), String.join("\n", rows) + "\n").lines;
  }

  static RowError errorOf(CsvSource.Builder source, String input) {
    return assertThrows(RowException.class, () -> of(source, input)).error();
  }

  private static String members(RecordValue value) {
    return ((ObjectValue) value)
        .members().stream().map(TypedLines::member).collect(Collectors.joining(","));
  }

  private static String member(Member member) {
    return member.name() + "=" + text(member.value());
  }

  private static String text(RecordValue value) {
    return switch (value) {
      case TextValue text -> "'" + text.text() + "'";
      case UntypedText untyped -> untyped.text();
      case IntegerValue integer -> integer.type().text() + ":" + integer.value();
      case WideIntegerValue integer -> "wide " + integer.type().text() + ":" + integer.value();
      case RealValue real -> real.type().text() + ":" + real.value();
      case BooleanValue bool -> "bool:" + bool.value();
      default -> throw new AssertionError("no value of a cell: " + value);
    };
  }
}
