package dev.netindex.codec.json.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonLinesTest {
  @Test
  void eachLineIsARowWithoutItsTarget() {
    assertEquals(
        List.of("1.0.0.0/24 " + json("{'a':1}"), "AS7 " + json("{'a':{'network':'x'}}")),
        rows("{'a':1,'network':'1.0.0.0/24'}\n\n \t\r\n{'network':'AS7','a':{'network':'x'}}\r\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'ip':'::1','cidr':'::/64'}|::/64|{'ip':'::1'}",
        "{'ip':'1.0.0.1','start':'1.0.0.0','end':'1.0.0.9'}|1.0.0.0-1.0.0.9|{'ip':'1.0.0.1'}",
        "{'first_ip':'1.0.0.0','Last-IP':'1.0.0.9'}|1.0.0.0-1.0.0.9|{}",
        "{'ip_from':'1.0.0.0','ip_to':'1.0.0.9'}|1.0.0.0-1.0.0.9|{}",
        "{'start_ip':'1.0.0.0','end_ip':'1.0.0.9','asn':1}|1.0.0.0-1.0.0.9|{'asn':1}",
        "{'range_start':'1.0.0.0','range_end':'1.0.0.9'}|1.0.0.0-1.0.0.9|{}",
        "{'range':'1.0.0.0-1.0.0.9','start':'x','end':'y'}|1.0.0.0-1.0.0.9|{'start':'x','end':'y'}",
        "{'start':'1.0.0.0','ip':'1.2.3.4'}|1.2.3.4|{'start':'1.0.0.0'}",
        "{'IP Address':'1.2.3.4','asn':1}|1.2.3.4|{'asn':1}",
        "{'ASN':13335,'name':'C'}|AS13335|{'name':'C'}",
        "{'asn':'AS13335'}|AS13335|{}"
      })
  void theTargetIsFoundByItsName(String line, String target, String rest) {
    assertEquals(List.of(target + " " + json(rest)), rows(line));
  }

  @Test
  void theFirstLineWithATargetDecidesForAll() {
    List<String> problems = new ArrayList<>();
    assertEquals(
        List.of("1.2.3.4 " + json("{}"), "1.2.3.6 " + json("{'network':'1.0.0.0/8'}")),
        rows(
            JsonLines.strict(),
            "{'x':1}\n{'ip':'1.2.3.4'}\n{'address':'1.2.3.5'}\n"
                + "{'network':'1.0.0.0/8','ip':'1.2.3.6'}\n",
            (line, problem) -> problems.add(line + " " + problem.expected())));
    assertEquals(2, problems.size());
    assertTrue(problems.get(0).startsWith("1 a member such as network"), problems.get(0));
    assertEquals("3 a member called ip", problems.get(1));
  }

  @Test
  void theTargetIsTheNamedMember() {
    assertEquals(
        List.of("1.2.3.4 " + json("{'network':'x'}")),
        rows(JsonLines.strict().target("where"), "{'network':'x','where':'1.2.3.4'}"));
    assertEquals(
        List.of("1.0.0.0-1.0.0.255 " + json("{'n':1}")),
        rows(JsonLines.strict().range("a", "b"), "{'n':1,'b':'1.0.0.255','a':'1.0.0.0'}"));
    assertEquals(
        List.of("1.2.3.4 " + json("{'ip':'1.2.3.4','n':1}")),
        rows(JsonLines.strict().keepTarget(true), "{'ip':'1.2.3.4','n':1}"));
    assertThrows(IllegalArgumentException.class, () -> JsonLines.strict().range("a", "a"));
  }

  @Test
  void targetsAreReadAsTheOptionsSay() {
    String line = "{'network':'::ffff:10.0.0.1/104'}";
    assertEquals(Fault.NETWORK_HOST_BITS, failure(line).fault());
    assertEquals(
        List.of("10.0.0.0/8 " + json("{}")), rows(JsonLines.strict().maskHostBits(true), line));
    assertEquals(
        List.of("::ffff:10.0.0.0/104 " + json("{}")),
        rows(JsonLines.strict().maskHostBits(true).literal(true), line));
    assertEquals(
        List.of("10.0.0.0/8 " + json("{}")),
        rows(JsonLines.strict().maskHostBits(true).literal(true).literal(false), line));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'ip':'1.2.3'}|ADDRESS_TEXT",
        "{'ip':1.5}|TARGET_TEXT",
        "{'ip':null}|TARGET_TEXT",
        "{'asn':0}|AS_NUMBER",
        "{'start':'1.0.0.9','end':'1.0.0.0'}|RANGE_ENDPOINTS",
        "{'start':1,'end':2}|TARGET_TEXT",
        "{'start':'1.0.0.0/8','end':'2.0.0.0'}|ADDRESS_TEXT",
        "['1.2.3.4']|JSON_TEXT",
        "'1.2.3.4'|JSON_TEXT",
        "{'ip':'1.2.3.4'|JSON_TEXT",
        "{'ip':'1.2.3.4'} {}|JSON_TEXT"
      })
  void aBadLineIsNamedByNumberAndOffset(String line, Fault fault) {
    InvalidInputException problem = failure("\n  \n" + line + "\n");
    assertEquals(fault, problem.fault());
    assertTrue(problem.getMessage().endsWith(" on line 3"), problem.getMessage());
    assertTrue(problem.offset() >= 4 && problem.offset() < 40, problem.getMessage());
  }

  @Test
  void readingGoesOnBehindABadLine() {
    List<Long> bad = new ArrayList<>();
    assertEquals(
        List.of("1.2.3.4 " + json("{}"), "1.2.3.5 " + json("{}")),
        rows(
            JsonLines.strict(),
            "{'ip':'1.2.3.4'}\n{'ip':\n{'ip':'x'}\n\u00ff{}\n{'ip':'1.2.3.5'}",
            (line, problem) -> bad.add(line)));
    assertEquals(List.of(2L, 3L, 4L), bad);
  }

  @Test
  void aLineTooLongIsBadAndTheNextIsRead() throws IOException {
    byte[] head = "{\"ip\":\"1.2.3.4\"".getBytes(UTF_8);
    for (int length : new int[] {JsonLines.MAX_LINE_BYTES, JsonLines.MAX_LINE_BYTES + 1}) {
      byte[] text = new byte[length + 20];
      Arrays.fill(text, (byte) ' ');
      System.arraycopy(head, 0, text, 0, head.length);
      text[length - 1] = '}';
      byte[] tail = "\r\n{\"ip\":\"1.2.3.5\"}".getBytes(UTF_8);
      System.arraycopy(tail, 0, text, length, tail.length);
      List<Long> bad = new ArrayList<>();
      long rows =
          JsonLines.strict()
              .read(
                  new ByteArrayInputStream(text),
                  (target, value) -> {},
                  (line, problem) -> bad.add(line));
      boolean fits = length == JsonLines.MAX_LINE_BYTES;
      assertEquals(fits ? 2 : 1, rows);
      assertEquals(fits ? List.of() : List.of(1L), bad);
    }
  }

  @Test
  void whatTheSinkThrowsIsNoBadLine() {
    InvalidInputException thrown = new InvalidInputException(Fault.RECORD_VALUE, -1, "a", "b");
    assertSame(
        thrown,
        assertThrows(
            InvalidInputException.class,
            () ->
                JsonLines.strict()
                    .read(
                        stream("{'ip':'::'}"),
                        (target, value) -> {
                          throw thrown;
                        },
                        (line, problem) -> {})));
  }

  @Test
  void linesMayComeInAnyPieces() throws IOException {
    InputStream oneByOne =
        new InputStream() {
          private final InputStream all = stream("\ufeff{'ip':'::1'}\r\n{'ip':'::2'}");

          @Override
          public int read() throws IOException {
            return all.read();
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            return all.read(bytes, offset, Math.min(length, 1));
          }
        };
    assertEquals(
        2, JsonLines.strict().read(oneByOne, (target, value) -> {}, JsonLines.BadLine.FAIL));
  }

  private static InvalidInputException failure(String lines) {
    return assertThrows(InvalidInputException.class, () -> rows(lines));
  }

  private static List<String> rows(String lines) {
    return rows(JsonLines.strict(), lines);
  }

  private static List<String> rows(JsonLines reader, String lines) {
    return rows(reader, lines, JsonLines.BadLine.FAIL);
  }

  private static List<String> rows(JsonLines reader, String lines, JsonLines.BadLine bad) {
    List<String> rows = new ArrayList<>();
    try {
      long count =
          reader.read(stream(lines), (target, value) -> rows.add(target + " " + value), bad);
      assertEquals(rows.size(), count);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.replace('\'', '"').getBytes(UTF_8));
  }

  private static RecordValue json(String text) {
    return JsonRecords.parse(text.replace('\'', '"').getBytes(UTF_8));
  }
}
