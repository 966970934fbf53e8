package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The other columns as a JSON object. */
class CsvPayloadTest {
  @Test
  void theOtherColumnsFollowInTheirOrderAsStrings() {
    Rows rows = Rows.of("z,network,b,a\n1,1.0.0.0/24,true,null\n");
    assertEquals(List.of("{\"z\":\"1\",\"b\":\"true\",\"a\":\"null\"}"), rows.payloads);
  }

  @Test
  void nothingIsTrimmedOrDropped() {
    Rows rows = Rows.of("network,a,b,c\n1.0.0.0/24, x ,,\"\"\n");
    assertEquals(List.of("{\"a\":\" x \",\"b\":\"\",\"c\":\"\"}"), rows.payloads);
  }

  @Test
  void withoutOtherColumnsTheObjectIsEmpty() {
    assertEquals(List.of("{}"), Rows.of("network\n1.0.0.0/24\n").payloads);
    assertEquals(List.of("{}"), Rows.of("1.0.0.0,1.0.0.1\n").payloads);
  }

  @Test
  void onlyWhatJsonDemandsIsEscaped() throws IOException {
    StringBuilder all = new StringBuilder();
    StringBuilder expected = new StringBuilder();
    for (char c = 0; c < 0x2100; c++) {
      all.append(c == '"' ? "\"\"" : c);
      expected.append(
          switch (c) {
            case '"', '\\' -> "\\" + c;
            case '\b' -> "\\b";
            case '\t' -> "\\t";
            case '\n' -> "\\n";
            case '\f' -> "\\f";
            case '\r' -> "\\r";
            default -> c < ' ' ? "\\u%04X".formatted((int) c) : String.valueOf(c);
          });
    }
    String emoji = "\ud83d\ude00</script>";
    String text = "network,x\n::/0,\"" + all + emoji + "\"\n";
    byte[][] payload = new byte[1][];
    CsvSource.builder()
        .build()
        .read(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            "x",
            (target, bytes) -> payload[0] = bytes,
            ImportProgress.NONE);
    String json = "{\"x\":\"" + expected + emoji + "\"}";
    assertArrayEquals(json.getBytes(StandardCharsets.UTF_8), payload[0]);
  }

  @Test
  void everyPayloadIsAnArrayOfItsOwn() throws IOException {
    List<byte[]> payloads = new ArrayList<>();
    CsvSource.builder()
        .build()
        .read(
            new ByteArrayInputStream(Rows.latin1("network,x\n::/0,a\n::/0,b\n")),
            "x",
            (target, bytes) -> payloads.add(bytes),
            ImportProgress.NONE);
    assertArrayEquals(Rows.latin1("{\"x\":\"a\"}"), payloads.get(0));
    assertArrayEquals(Rows.latin1("{\"x\":\"b\"}"), payloads.get(1));
  }

  @Test
  void payloadsOfAllSizesArrive() {
    StringBuilder text = new StringBuilder("network,x\n");
    List<String> expected = new ArrayList<>();
    for (int length : new int[] {0, 1, 7999, 8000, 8001, 3_000_000, 2, 1 << 20, 5}) {
      text.append("::/0,").repeat("\u00e9", length).append('\n');
      expected.add("{\"x\":\"" + "\u00e9".repeat(length) + "\"}");
    }
    assertEquals(expected, Rows.of(text.toString()).payloads);
  }

  @Test
  void theNameOfTheInputIsAMemberOnRequest() {
    CsvSource source = CsvSource.builder().sourceField("source").build();
    Rows rows = Rows.of(source, "x,network\na,1.0.0.0/24\n");
    assertEquals(List.of("{\"source\":\"in.csv\",\"x\":\"a\"}"), rows.payloads);
  }

  @Test
  void aNameOfTheInputThatIsNoUnicodeIsWrittenAllTheSame() throws IOException {
    Rows rows = new Rows();
    CsvSource.builder()
        .sourceField("s")
        .build()
        .read(
            new ByteArrayInputStream(Rows.latin1("::/0\n")),
            "a\ud800\"\ud83d\ude00",
            rows,
            ImportProgress.NONE);
    assertEquals(List.of("{\"s\":\"a?\\\"\ud83d\ude00\"}"), rows.payloads);
  }

  @Test
  void aMemberForTheNameOfTheInputMustDifferFromTheColumns() {
    CsvSource source = CsvSource.builder().sourceField("x").skipBadRows(true).build();
    RowError error = Rows.errorOf(source, "network,x\n1.0.0.0/24,a\n");
    assertEquals(RowFault.COLUMNS, error.fault());
    assertEquals(
        List.of("{\"network\":\"in.csv\"}"),
        Rows.of(CsvSource.builder().sourceField("network").build(), "network\n::/0\n").payloads);
    assertThrows(IllegalArgumentException.class, () -> CsvSource.builder().sourceField("\udc00"));
  }
}
