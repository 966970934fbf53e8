package dev.netindex.codec.json.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.BooleanValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.NullValue;
import dev.netindex.codec.json.value.RecordValue.NumberText;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonRecordsTest {
  @Test
  void allKindsOfValuesAreRead() {
    assertEquals(
        new ObjectValue(
            List.of(
                new Member("a", integer(1)),
                new Member("", new TextValue("x\n\u00e9\ud83d\ude00")),
                new Member("b", new ListValue(List.of(new BooleanValue(true), new NullValue()))),
                new Member("c", new ObjectValue(List.of())),
                new Member("d", new BooleanValue(false)))),
        parse(
            """
             {"a": 1, "": "x\\n\\u00e9\\ud83d\\ude00", "b": [true, null], "c": {}, "d": false}\
            """));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 4294967296L, Long.MAX_VALUE, Long.MIN_VALUE})
  void anIntegerOfAtMost64SignedBitsIsAnInteger(long number) {
    assertEquals(integer(number), parse(Long.toString(number)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-0",
        "1.0",
        "1e2",
        "1E+2",
        "-0.0",
        "9223372036854775808",
        "-9223372036854775809",
        "340282366920938463463374607431768211455",
        "1e999999",
        "0.1000000000000000055511151231257827021181583404541015625"
      })
  void everyOtherNumberKeepsItsSpelling(String number) {
    assertEquals(new NumberText(number), parse(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "{\"a\"",
        "{\"a\":",
        "[1,",
        "[1 2]",
        "{\"a\":1,}",
        "{a:1}",
        "'a'",
        "01",
        "+1",
        ".5",
        "1.",
        "NaN",
        "Infinity",
        "truth",
        "\"\\x\"",
        "\"a\nb\"",
        "\"\\ud800\"",
        "\"\\udc00\\ud800\"",
        "{\"\\udc00\":1}",
        "// c\n1",
        "1 2",
        "{} {}",
        "1,",
        "\u0000",
        "\"\u0000\"",
        "1\u0000"
      })
  void whatIsNoJsonIsRefused(String text) {
    assertEquals(Fault.JSON_TEXT, refused(text.getBytes(UTF_8)).fault());
  }

  @Test
  void aNameTwiceInOneObjectIsRefused() {
    assertTrue(refused("{\"a\":1,\"b\":2,\"a\":3}".getBytes(UTF_8)).getMessage().contains("'a'"));
    assertEquals(3, ((ListValue) parse("[{\"a\":1},{\"a\":2},{\"a\":{\"a\":1}}]")).values().size());
  }

  @ParameterizedTest
  @CsvSource({
    "22 C0 80 22, 1", // overlong
    "22 E0 80 80 22, 2",
    "22 ED A0 80 22, 2", // a surrogate
    "22 F4 90 80 80 22, 2", // above U+10FFFF
    "22 F5 80 80 80 22, 1",
    "22 80 22, 1",
    "22 C3, 2", // cut off
    "22 C3 22, 2",
    "FF FE 31 00, 0", // UTF-16
    "FE FF 00 31, 0",
    "31 00, 1",
    "00 31, 0",
    "00 00 00 31, 0" // UTF-32
  })
  void bytesThatAreNotUtf8AreRefusedWhereTheyStand(String hex, long offset) {
    InvalidInputException problem = refused(bytes(hex));
    assertEquals(Fault.JSON_TEXT, problem.fault());
    assertEquals(offset, problem.offset());
    assertEquals("UTF-8", problem.expected());
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertEquals(integer(7), parse("\ufeff7"));
  }

  @Test
  void aProblemHasItsByteOffsetAndLine() {
    InvalidInputException problem = refused("{\"é\": 1,\n \"b\": x}".getBytes(UTF_8));
    assertEquals(16, problem.offset());
    assertTrue(problem.getMessage().contains("at byte 16"), problem.getMessage());
    assertTrue(problem.getMessage().endsWith("on line 2"), problem.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"n\":1}\n{\"n\":2}\r\n{\"n\":3}",
        "{\"n\":1}{\"n\":2}{\"n\":3}",
        "[{\"n\":1},{\"n\":2},{\"n\":3}]",
        " [ {\"n\":1} , {\"n\":2},\n{\"n\":3}\n]\n"
      })
  void aStreamOfLinesOrValuesAndAnArrayHoldTheSameRecords(String text) throws IOException {
    assertEquals(List.of(record(1), record(2), record(3)), all(text));
  }

  @Test
  void anEmptyStreamHasNoRecords() throws IOException {
    assertEquals(List.of(), all(" \n\n"));
    assertEquals(List.of(), all(" [ ] "));
  }

  @Test
  void onlyTheFirstArrayOfAStreamIsOpened() throws IOException {
    assertEquals(List.of(integer(1), new ListValue(List.of(integer(2)))), all("1\n[2]"));
    assertEquals(List.of(new ListValue(List.of(integer(2)))), all("[[2]]"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1] 2", "[1", "[1]]"})
  void anArrayOfRecordsEndsTheText(String text) throws IOException {
    try (JsonRecords records = JsonRecords.open(stream(text))) {
      assertEquals(Optional.of(integer(1)), records.next());
      assertThrows(InvalidInputException.class, records::next);
      assertEquals(Optional.empty(), records.next());
    }
  }

  @Test
  void recordsBeforeABadOneAreReadAndNoneBehindIt() throws IOException {
    try (JsonRecords records = JsonRecords.open(stream("{\"n\":1}\n{\"n\":}\n{\"n\":3}"))) {
      assertEquals(Optional.of(record(1)), records.next());
      assertEquals(1, records.line());
      InvalidInputException problem = assertThrows(InvalidInputException.class, records::next);
      assertEquals(13, problem.offset());
      assertEquals(2, records.line());
      assertEquals(Optional.empty(), records.next());
    }
  }

  @Test
  void recordsBeforeBadUtf8AreRead() throws IOException {
    byte[] text = "{\"n\":1}\n{\"n\":\"?\"}".getBytes(UTF_8);
    text[14] = (byte) 0xFF;
    try (JsonRecords records = JsonRecords.open(new ByteArrayInputStream(text))) {
      assertEquals(Optional.of(record(1)), records.next());
      InvalidInputException problem = assertThrows(InvalidInputException.class, records::next);
      assertEquals(14, problem.offset());
      assertTrue(problem.getMessage().endsWith("on line 2"), problem.getMessage());
    }
  }

  @Test
  void aSequenceMayLieInTwoReads() throws IOException {
    InputStream oneByOne =
        new InputStream() {
          private final InputStream all = stream("\"é\u20ac\ud83d\ude00\"");

          @Override
          public int read() throws IOException {
            return all.read();
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            return all.read(bytes, offset, Math.min(length, 1));
          }
        };
    try (JsonRecords records = JsonRecords.open(oneByOne)) {
      assertEquals(Optional.of(new TextValue("é\u20ac\ud83d\ude00")), records.next());
    }
  }

  @Test
  void theStreamIsLeftOpen() throws IOException {
    boolean[] closed = {false};
    InputStream in =
        new ByteArrayInputStream(new byte[] {'1'}) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    JsonRecords records = JsonRecords.open(in);
    assertEquals(Optional.of(integer(1)), records.next());
    assertEquals(Optional.empty(), records.next());
    records.close();
    assertTrue(!closed[0]);
  }

  @Test
  void failuresOfTheStreamPassUnchanged() throws IOException {
    IOException broken = new IOException("broken");
    InputStream in =
        new InputStream() {
          private int count;

          @Override
          public int read() throws IOException {
            if (count++ < 10) {
              return '1';
            }
            throw broken;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            bytes[offset] = (byte) read();
            return 1;
          }
        };
    try (JsonRecords records = JsonRecords.open(in)) {
      assertEquals(broken, assertThrows(IOException.class, records::next));
    }
  }

  @Test
  void depth512IsReadAndOneMoreRefused() {
    RecordValue value = parse("[".repeat(512) + "]".repeat(512));
    int depth = 0;
    while (value instanceof ListValue list) {
      depth++;
      value = list.values().isEmpty() ? new NullValue() : list.values().getFirst();
    }
    assertEquals(512, depth);
    assertTrue(refusedText("[".repeat(513) + "]".repeat(513)).contains("512 deep"));
    refusedText("[".repeat(100_000));
    refusedText("{\"a\":".repeat(100_000));
  }

  @Test
  void theArrayOfRecordsIsNoPartOfTheirDepth() throws IOException {
    assertEquals(1, all("[" + "[".repeat(512) + "]".repeat(512) + "]").size());
  }

  @Test
  void valuesAreCountedPerRecord() throws IOException {
    String full = "[" + "1,".repeat(65_534) + "1]";
    parse(full);
    assertTrue(refusedText("[1," + full.substring(1)).contains("65536 values"));
    assertEquals(
        2,
        all(full.replace("[", "{\"a\":[").replace("]", "]}").replaceFirst("1,", "")
                + "\n"
                + "{\"a\":1}")
            .size());
  }

  @Test
  void textIsCountedInBytesOfUtf8() {
    JsonBounds bounds = new JsonBounds(2, 10, 11);
    // a 1, é 2, € 3, 😀 4, 1 1
    JsonRecords.parse("{\"aé\":\"€😀\",\"1\":{}}".getBytes(UTF_8), bounds);
    assertThrows(
        InvalidInputException.class,
        () -> JsonRecords.parse("{\"aé\":\"€😀\",\"1\":2}".getBytes(UTF_8), bounds));
    assertThrows(
        InvalidInputException.class,
        () -> JsonRecords.parse("\"123456789012\"".getBytes(UTF_8), bounds));
    assertThrows(
        InvalidInputException.class,
        () -> JsonRecords.parse("123456789012".getBytes(UTF_8), bounds));
    assertThrows(
        InvalidInputException.class,
        () -> JsonRecords.parse("{\"123456789012\":1}".getBytes(UTF_8), bounds));
  }

  @Test
  void twoMebibytesOfTextAreRead() {
    String text = "\"" + "x".repeat(2 << 20) + "\"";
    parse(text);
    refusedText("\"x" + text.substring(1));
    refusedText("1".repeat((2 << 20) + 1));
    parse("1".repeat(2 << 20));
  }

  @Test
  void boundsOutOfRangeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new JsonBounds(0, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new JsonBounds(1025, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new JsonBounds(1, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> new JsonBounds(1, 1, 0));
  }

  private static IntegerValue integer(long value) {
    return new IntegerValue(NumberType.INTEGER, value);
  }

  private static RecordValue record(long n) {
    return new ObjectValue(List.of(new Member("n", integer(n))));
  }

  private static RecordValue parse(String text) {
    return JsonRecords.parse(text.getBytes(UTF_8));
  }

  private static InvalidInputException refused(byte[] text) {
    return assertThrows(InvalidInputException.class, () -> JsonRecords.parse(text));
  }

  private static String refusedText(String text) {
    return refused(text.getBytes(UTF_8)).getMessage();
  }

  private static byte[] bytes(String hex) {
    return HexFormat.ofDelimiter(" ").parseHex(hex);
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }

  private static List<RecordValue> all(String text) throws IOException {
    List<RecordValue> found = new ArrayList<>();
    try (JsonRecords records = JsonRecords.open(stream(text))) {
      for (Optional<RecordValue> next = records.next(); next.isPresent(); next = records.next()) {
        found.add(next.get());
      }
    }
    return found;
  }
}
