package dev.netindex.contracts.codec;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.FieldValue;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.contracts.golden.GoldenFiles;
import dev.netindex.contracts.golden.GoldenText;
import dev.netindex.format.Target;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The records of {@code codec.expected.tsv}. */
final class GoldenRecords {
  private GoldenRecords() {}

  /** A record with its target. */
  record Row(Target target, List<FieldValue> values) {}

  /** Returns the fields: each kind required, optional and absent. */
  static RecordLayout layout() {
    List<FieldType> fields = new ArrayList<>();
    for (FieldKind kind : FieldKind.values()) {
      for (FieldMode mode : FieldMode.values()) {
        fields.add(new FieldType(kind, mode));
      }
    }
    return RecordLayout.of(fields);
  }

  static int recordLength() {
    String line = GoldenFiles.lines("codec.expected.tsv").getFirst();
    return Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
  }

  static List<Row> rows() {
    return GoldenFiles.lines("codec.expected.tsv").stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(
            columns ->
                new Row(
                    Target.parse(columns[0]),
                    Arrays.stream(columns).skip(1).map(GoldenRecords::value).toList()))
        .toList();
  }

  private static FieldValue value(String text) {
    if (text.equals("null")) {
      return new FieldValue.Missing();
    }
    String kind = text.substring(0, text.indexOf(':'));
    String value = text.substring(text.indexOf(':') + 1);
    return switch (kind) {
      case "bool" -> new FieldValue.Bool(Boolean.parseBoolean(value));
      case "u8" -> new FieldValue.U8(Integer.parseInt(value));
      case "u16" -> new FieldValue.U16(Integer.parseInt(value));
      case "u32" -> new FieldValue.U32(Long.parseLong(value));
      case "u64" -> new FieldValue.U64(Long.parseUnsignedLong(value));
      case "i64" -> new FieldValue.I64(Long.parseLong(value));
      case "f64bits" -> new FieldValue.F64(HexFormat.fromHexDigitsToLong(value));
      case "string" ->
          new FieldValue.Text(new String(GoldenText.bytes(value), StandardCharsets.UTF_8));
      case "bytes" -> new FieldValue.Bytes(GoldenText.bytes(value));
      default -> throw new IllegalArgumentException(text);
    };
  }
}
