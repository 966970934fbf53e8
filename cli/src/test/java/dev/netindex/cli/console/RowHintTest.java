package dev.netindex.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.source.csv.RowError;
import dev.netindex.source.csv.RowFault;
import org.junit.jupiter.api.Test;

class RowHintTest {
  @Test
  void aTableReadAsRawTsvNamesTheWayToReadIt() {
    String hint = " (not raw TSV? --from csv, with --delimiter tab for a table)";

    assertEquals(hint, hint("a.tsv", RowFault.TARGET, "\"network\""));
    assertEquals(hint, hint("a.tsv.gz", RowFault.TARGET, "\"network\""));
    assertEquals(hint, hint("-", RowFault.SEPARATOR, "\"1.2.3.4\""));
  }

  @Test
  void aCommentNamesTheOptionThatLeavesItOut() {
    assertEquals(
        " (--comment '#' leaves such lines out)", hint("a.csv", RowFault.TARGET, "\"# list\""));
    assertEquals(
        " (--from csv --comment '#' leaves such lines out)",
        hint("a.tsv", RowFault.SEPARATOR, "\"# list\""));
  }

  @Test
  void anotherSeparatorOrUndecidedColumnsNameTheirOptions() {
    assertEquals(
        " (--delimiter ';' separates fields there)",
        hint("a.csv", RowFault.TARGET, "';' in \"1.2.3.0/24;x\""));
    assertEquals(
        " (--target, or --start and --end, name columns; --delimiter what separates them)",
        hint("a.csv", RowFault.COLUMNS, "0 addresses"));
  }

  @Test
  void otherErrorsSpeakForThemselves() {
    assertEquals("", hint("a.csv", RowFault.TARGET, "\"1.2.3\""));
    assertEquals("", hint("a.tsv", RowFault.ESCAPE, "\\x4"));
  }

  @Test
  void aSecondTabInRawTsvMayBeThatOfATable() {
    assertEquals(
        " (not raw TSV? --from csv, with --delimiter tab for a table)",
        hint("a.tsv", RowFault.ENCODING, "0x09 at character 18"));
    assertEquals("", hint("a.csv", RowFault.ENCODING, "0x09 at character 18"));
    assertEquals("", hint("a.tsv", RowFault.ENCODING, "0xff at character 18"));
  }

  private static String hint(String source, RowFault fault, String actual) {
    return RowHint.of(new RowError(source, 1, fault, "something", actual));
  }
}
