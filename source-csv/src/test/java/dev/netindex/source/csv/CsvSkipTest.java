package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bad rows skipped, counted and reported. */
class CsvSkipTest {
  private static final CsvSource SKIPPING = CsvSource.builder().skipBadRows(true).build();

  @Test
  void theFirstTenErrorsAreKeptAndAllAreCounted() {
    StringBuilder text = new StringBuilder("network,x\n");
    for (int i = 0; i < 25; i++) {
      text.append("bad").append(i).append(",x\n1.0.0.0/24,y\n");
    }
    ImportReport report = Rows.of(SKIPPING, text.toString()).report();
    assertEquals(25, report.rows());
    assertEquals(25, report.rejected());
    assertEquals(ImportReport.MAX_ERRORS, report.firstErrors().size());
    for (int i = 0; i < 10; i++) {
      RowError error = report.firstErrors().get(i);
      assertEquals(2 + 2 * i, error.line());
      assertTrue(error.message().contains("bad" + i), error.message());
    }
  }

  @Test
  void everyKindOfBadRowIsSkippedAlone() {
    String text =
        "network,x\n1.0.0.0/24,0\n"
            + "1.0.1.0/24,\"a\"b\n1.0.2.0/24,2\n"
            + "1.0.3.0/24,a\"b\n1.0.4.0/24,4\n"
            + "1.0.5.0/24\n1.0.6.0/24,6\n"
            + "1.0.7.0/24,\u00e9\n1.0.8.0/24,8\n"
            + "1.0.9.1/24,x\n1.0.10.0/24,10\n";
    Rows rows = Rows.of(SKIPPING, Rows.latin1(text));
    assertEquals(6, rows.report().rows());
    assertEquals(
        List.of(
            RowFault.QUOTES,
            RowFault.QUOTES,
            RowFault.FIELD_COUNT,
            RowFault.ENCODING,
            RowFault.TARGET),
        rows.report().firstErrors().stream().map(RowError::fault).toList());
    assertEquals(
        List.of(3L, 5L, 7L, 9L, 11L),
        rows.report().firstErrors().stream().map(RowError::line).toList());
  }

  @Test
  void aQuoteNeverClosedCostsItsOwnRowOnly() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text =
          String.join(
              end, "network,x", "1.0.0.0/24,\"open", "1.0.1.0/24,a", "", "1.0.2.0/24,b", "");
      Rows rows = Rows.of(SKIPPING, text);
      assertEquals(List.of("1.0.1.0/24", "1.0.2.0/24"), rows.targets);
      assertEquals(1, rows.report().rejected());
      assertEquals(1, rows.report().skippedLines());
      assertEquals(2, rows.report().firstErrors().getFirst().line());
    }
  }

  @Test
  void anErrorInALaterLineOfARecordGoesBackToItsSecondLine() {
    Rows rows = Rows.of(SKIPPING, "network,x\n1.0.0.0/24,\"a\n1.0.1.0/24,b\n1.0.2.0/24,\"c\"\n");
    assertEquals(List.of("1.0.1.0/24 {\"x\":\"b\"}", "1.0.2.0/24 {\"x\":\"c\"}"), rows.lines());
    assertEquals(1, rows.report().rejected());
  }

  @Test
  void theWholeTextIsReadAgainAfterAnOpenQuoteInAFewMegabytes() {
    StringBuilder text = new StringBuilder("network,x\n1.0.0.0/24,\"open\n");
    text.repeat("1.0.1.0/24,\u00e9\ud83d\ude00\n", 200_000);
    Rows rows = Rows.of(SKIPPING, text.toString());
    assertEquals(200_000, rows.report().rows());
    assertEquals(1, rows.report().rejected());
  }

  @Test
  void textThatWouldBeReadOverAndOverEndsTheImport() {
    String text = "network,x\n" + "x\",\"\n".repeat(2_000_000);
    RowError error = assertTimeout(Duration.ofSeconds(60), () -> Rows.errorOf(SKIPPING, text));
    assertEquals(RowFault.QUOTES, error.fault());
    assertTrue(error.message().contains("over and over"), error.message());
  }

  @Test
  void anExceededLimitOfTheSinkIsNeverSkipped() {
    LimitExceededException limit = new LimitExceededException(Fault.RECORDS, 0, "1", "2");
    assertEndsTheImport(limit);
  }

  @Test
  void noExceptionOfTheSinkIsTakenForABadRow() {
    assertEndsTheImport(new InvalidInputException(Fault.TARGET_TEXT, 0, "a", "b"));
    assertEndsTheImport(new IllegalStateException("full"));
  }

  private static void assertEndsTheImport(RuntimeException thrown) {
    byte[] csv = Rows.latin1("network,x\n::/0,a\n::/0,b\n");
    byte[] tsv = Rows.latin1("::/0\ta\n::/0\tb\n");
    RowSink sink =
        (target, payload) -> {
          throw thrown;
        };
    assertSame(thrown, assertThrows(RuntimeException.class, () -> read(SKIPPING, csv, sink)));
    TsvSource raw = TsvSource.strict().skipBadRows(true);
    assertSame(thrown, assertThrows(RuntimeException.class, () -> read(raw, tsv, sink)));
  }

  private static void read(AssertionSource source, byte[] input, RowSink sink) throws IOException {
    source.read(new ByteArrayInputStream(input), "x", sink, ImportProgress.NONE);
  }

  @Test
  void theCauseOfARefusedTargetIsKept() {
    RowException e = assertThrows(RowException.class, () -> Rows.of("network\n1.2.3\n"));
    assertTrue(e.getCause() instanceof InvalidInputException);
    assertEquals(e.error().message(), e.getMessage());
  }
}
