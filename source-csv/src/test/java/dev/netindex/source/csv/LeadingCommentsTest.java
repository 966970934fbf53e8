package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines with # before the first row of a CSV file. */
class LeadingCommentsTest {
  @Test
  void theyAreNoHeader() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text =
          String.join(
              end,
              "# by A, \"B",
              "#",
              "",
              "network,x",
              "",
              "1.0.0.0/24,#a",
              "\"1.0.1.0/24\",b",
              "");
      Rows rows = Rows.of(text);
      assertEquals(List.of("1.0.0.0/24 {\"x\":\"#a\"}", "1.0.1.0/24 {\"x\":\"b\"}"), rows.lines());
      assertEquals(new ImportReport(2, 0, 4, List.of()), rows.report());
    }
  }

  @Test
  void linesOfErrorsAreThoseOfTheFile() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text =
          String.join(end, "#1", "#2", "1.0.0.0/24,a", "1.0.1.0/24", "1.0.2.0/24,\"b", "c\"");
      RowError error = Rows.errorOf(text);
      assertEquals(4, error.line());
      Rows rows = Rows.of(CsvSource.builder().skipBadRows(true).build(), text);
      assertEquals(2, rows.report().rows());
      assertEquals(2, rows.report().skippedLines());
    }
  }

  @Test
  void laterLinesAreRows() {
    assertEquals(3, Rows.errorOf("#\n1.0.0.0/24\n#\n1.0.1.0/24\n").line());
    assertEquals(3, Rows.errorOf("#\nnetwork\n#\n1.0.1.0/24\n").line());
    CsvSource skipping = CsvSource.builder().skipBadRows(true).build();
    Rows rows = Rows.of(skipping, "#\nnetwork,a\n1.0.0.0/24,\"b\n#,\n1.0.1.0/24,c\n");
    assertEquals(List.of("1.0.1.0/24"), rows.targets);
    assertEquals(2, rows.report().rejected());
  }

  @Test
  void aChosenHeaderOrCommentOrDelimiterIsTakenAsItIs() {
    CsvSource header = CsvSource.builder().header(HeaderPolicy.HEADER).build();
    assertEquals(List.of("{\"#c\":\"x\"}"), Rows.of(header, "#c,network\nx,::/0\n").payloads);
    CsvSource none = CsvSource.builder().header(HeaderPolicy.NONE).target(1).build();
    assertEquals(1, Rows.errorOf(none, "#\n::/0\n").line());
    CsvSource other = CsvSource.builder().commentCharacter(';').build();
    assertEquals(List.of("{\"#c\":\"x\"}"), Rows.of(other, ";\n#c,network\nx,::/0\n").payloads);
    CsvSource delimiter = CsvSource.builder().delimiter('#').build();
    assertEquals(List.of("{\"column1\":\"x\"}"), Rows.of(delimiter, "#network\nx#::/0\n").payloads);
  }

  @Test
  void theFirstErrorAfterThemIsFound() {
    assertThrows(RowException.class, () -> Rows.of("# a\n\"network\n"));
    Rows rows = Rows.of(CsvSource.builder().skipBadRows(true).build(), "# only\n# comments");
    assertEquals(new ImportReport(0, 0, 2, List.of()), rows.report());
  }
}
