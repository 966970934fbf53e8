package dev.netindex.contracts.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.fixed.CodecDecoder;
import dev.netindex.codec.json.fixed.CodecEncoder;
import dev.netindex.codec.json.fixed.CodecRecord;
import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.FieldValue;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.contracts.golden.GoldenFiles;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of {@code codec-errors.tsv}, on records of a u8, an optional bool, no string. */
final class CodecErrorsTest {
  private static final List<FieldType> FIELDS =
      List.of(
          FieldType.required(FieldKind.U8),
          FieldType.optional(FieldKind.BOOL),
          new FieldType(FieldKind.STRING, FieldMode.ABSENT));
  private static final RecordLayout LAYOUT = RecordLayout.of(FIELDS);
  private static final byte[] METADATA = GoldenFiles.bytes("codec-small.metadata.bin");

  private static final FieldValue NULL = new FieldValue.Missing();
  private static final FieldValue ONE = new FieldValue.U8(1);
  private static final FieldValue TRUE = new FieldValue.Bool(true);

  static List<String> lines() {
    return GoldenFiles.lines("codec-errors.tsv");
  }

  @Test
  void theMetadataIsTheCrates() {
    assertArrayEquals(METADATA, new CodecEncoder(LAYOUT, Limits.CRATE).metadata());
    assertEquals(LAYOUT, open(METADATA).layout());
    assertEquals(25, lines().size());
  }

  @ParameterizedTest
  @MethodSource("lines")
  void eachOutcomeIsTheCrates(String line) {
    String operation = line.substring(0, line.indexOf('\t'));
    String outcome = line.substring(line.indexOf('\t') + 1).strip();
    assertEquals(outcome, CrateWords.outcome(() -> run(operation)));
  }

  private static String run(String operation) {
    return switch (operation) {
      case "encode too few values" -> encode(ONE, NULL);
      case "encode null in required" -> encode(NULL, NULL, NULL);
      case "encode wrong kind" -> encode(TRUE, NULL, NULL);
      case "encode value in absent" -> encode(ONE, NULL, new FieldValue.Text(""));
      case "encode ok null" -> encode(ONE, NULL, NULL);
      case "encode ok bool" -> encode(ONE, TRUE, NULL);
      case "schema record bytes" -> layout(new Limits(3, 2));
      case "schema fields" -> layout(new Limits(2, 3));
      case "record length" -> record(0, 1).toString();
      case "record padding" -> record(2, 1, 0).toString();
      case "record bad bool" -> text(record(1, 1, 2).get(1));
      case "record bad bool not present" -> text(record(0, 1, 2).get(1));
      case "record position" -> text(record(0, 1, 0).get(3));
      case "typed wrong kind" -> record(0, 1, 0).bool(0).toString();
      case "typed absent" -> text(record(0, 1, 0).string(2).isPresent());
      case "typed optional missing" -> text(record(0, 1, 0).bool(1).isPresent());
      case "typed u8" -> text(record(0, 7, 0).u8(0));
      default -> damaged(operation);
    };
  }

  private static String encode(FieldValue... values) {
    CodecEncoder encoder = new CodecEncoder(LAYOUT, Limits.CRATE);
    return Arrays.toString(encoder.encode(List.of(values)));
  }

  private static String layout(Limits limits) {
    return RecordLayout.of(FIELDS, limits).toString();
  }

  private static CodecRecord record(int... bytes) {
    byte[] record = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      record[i] = (byte) bytes[i];
    }
    return open(METADATA).record(MemorySegment.ofArray(record));
  }

  private static CodecDecoder open(byte[] metadata) {
    return CodecDecoder.open(MemorySegment.ofArray(metadata), Limits.CRATE);
  }

  private static String text(FieldValue value) {
    return value.equals(NULL) ? "null" : value.toString();
  }

  private static String text(boolean present) {
    return present ? "Some" : "None";
  }

  private static String text(OptionalInt value) {
    return value.isPresent() ? "Some(" + value.getAsInt() + ")" : "None";
  }

  /** Opens the metadata with one byte changed: {@code metadata xorNN at POSITION}. */
  private static String damaged(String operation) {
    String[] words = operation.split(" ");
    byte[] damaged = METADATA.clone();
    damaged[Integer.parseInt(words[3])] ^=
        (byte) Integer.parseInt(words[1].substring("xor".length()), 16);
    open(damaged);
    return "";
  }
}
