package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Random and hostile text: rows or documented errors, and nothing else. */
class RandomTextTest {
  private static final String[] PIECES = {
    "\"",
    "\"",
    "\"\"",
    ",",
    ",",
    "\n",
    "\r\n",
    "\r",
    "1.0.0.0/24",
    "::1",
    "1.0.0.0",
    "a",
    "AS1",
    " ",
    "\u00e9",
    "\ud83d\ude00",
    "network",
    "start",
    "end",
    "\0",
    "#",
    "\ufeff",
    "7",
    "-",
    "/",
    "%",
    "\\x41"
  };

  private static String text(Random random, int most, String... pieces) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(most); i > 0; i--) {
      text.append(pieces[random.nextInt(pieces.length)]);
    }
    return text.toString();
  }

  /** Every record of random text is told as a simple second reading tells it, line numbers too. */
  @Test
  void recordsAreThoseOfASecondReading() {
    CsvSource source =
        CsvSource.builder().header(HeaderPolicy.NONE).target(1).skipBadRows(true).build();
    SeededRandom.repeat(
        8_000,
        random -> {
          String body =
              text(random, 40, "\"", "\"", ",", ",", "\n", "\r", "\r\n", "y", "z", "::1", "\n::1,");
          if (random.nextInt(20) == 0) {
            body = body + "x".repeat(random.nextInt(20_000)) + body;
          }
          List<String> rows = new ArrayList<>();
          List<Long> rejected = new ArrayList<>();
          int width = -1;
          for (ReferenceCsv.Record record : ReferenceCsv.read(body)) {
            List<String> fields = record.fields();
            if (fields == null || record.stray()) {
              rejected.add(record.line());
              continue;
            }
            width = width < 0 ? fields.size() : width;
            if (fields.size() != width || !fields.getFirst().equals("::1")) {
              rejected.add(record.line());
            } else {
              rows.add(json(fields));
            }
          }
          Rows actual = Rows.of(source, body);
          String shown = body.replace("\r", "\\r").replace("\n", "\\n");
          assertEquals(rows, actual.payloads, shown);
          assertEquals(rejected.size(), actual.report().rejected(), shown);
          assertEquals(
              rejected.subList(0, Math.min(10, rejected.size())),
              actual.report().firstErrors().stream().map(RowError::line).toList(),
              shown);
        });
  }

  private static String json(List<String> fields) {
    StringBuilder json = new StringBuilder("{");
    for (int i = 1; i < fields.size(); i++) {
      String value = fields.get(i).replace("\"", "\\\"").replace("\r", "\\r").replace("\n", "\\n");
      json.append(i > 1 ? "," : "").append("\"column" + (i + 1) + "\":\"" + value + "\"");
    }
    return json.append('}').toString();
  }

  @Test
  void randomPiecesGiveRowsOrDocumentedErrors() {
    SeededRandom.repeat(
        4_000, random -> read(random, text(random, 60, PIECES).getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void randomBytesGiveRowsOrDocumentedErrors() {
    SeededRandom.repeat(
        3_000,
        random -> {
          byte[] bytes = new byte[random.nextInt(300)];
          random.nextBytes(bytes);
          read(random, bytes);
        });
  }

  @Test
  void damagedTextGivesRowsOrDocumentedErrors() {
    SeededRandom.repeat(
        2_000,
        random -> {
          byte[] bytes =
              ("start,end,name\n" + "1.0.0.0,1.0.0.255,\"Caf\u00e9, \"\"x\"\"\"\r\n".repeat(20))
                  .getBytes(StandardCharsets.UTF_8);
          for (int i = random.nextInt(4); i >= 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
          }
          read(random, bytes);
        });
  }

  @Test
  void damagedGzipGivesRowsOrDocumentedErrors() {
    SeededRandom.repeat(
        2_000,
        random -> {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(text(random, 200, PIECES).getBytes(StandardCharsets.UTF_8));
          }
          byte[] bytes = out.toByteArray();
          for (int i = random.nextInt(3); i > 0; i--) {
            bytes[2 + random.nextInt(bytes.length - 2)] = (byte) random.nextInt();
          }
          read(random, bytes);
        });
  }

  private static void read(Random random, byte[] bytes) {
    boolean skip = random.nextBoolean();
    CsvSource.Builder csv =
        CsvSource.builder()
            .skipBadRows(skip)
            .literal(random.nextBoolean())
            .maskHostBits(random.nextBoolean())
            .header(HeaderPolicy.values()[random.nextInt(3)])
            .addresses(AddressForm.values()[random.nextInt(4)]);
    switch (random.nextInt(6)) {
      case 0 -> csv.target(1 + random.nextInt(2));
      case 1 -> csv.range(1, 2);
      case 2 -> csv.target("network");
      case 3 -> csv.columns(List.of("network", "a"));
      case 4 -> csv.commentCharacter('#').sourceField("source");
      default -> csv.delimiter(';');
    }
    read(csv.build(), bytes);
    read(TsvSource.strict().skipBadRows(skip), bytes);
  }

  private static void read(AssertionSource source, byte[] bytes) {
    long[] rows = new long[1];
    try {
      ImportReport report =
          source.read(
              new ByteArrayInputStream(bytes), "in", (t, p) -> rows[0]++, ImportProgress.NONE);
      assertEquals(rows[0], report.rows());
      assertTrue(report.firstErrors().size() <= report.rejected());
    } catch (RowException e) {
      assertTrue(e.error().line() >= 1);
      assertTrue(e.getMessage().length() < 600, e.getMessage());
      assertTrue(e.getMessage().chars().noneMatch(Character::isISOControl), e.getMessage());
    } catch (IOException e) {
      assertTrue(e.getMessage().startsWith("in: "), e.getMessage());
    }
  }
}
