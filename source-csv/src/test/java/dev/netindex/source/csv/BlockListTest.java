package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of one target a line. */
class BlockListTest {
  private static CsvSource.Builder list() {
    return CsvSource.builder().preset(CsvPreset.BLOCK_LIST);
  }

  @Test
  void addressesNetworksRangesAndAsNumbersStandAlone() {
    TypedLines lines =
        TypedLines.of(
            list(),
            "\ufeff# list\r\n\r\n1.2.3.4\r\n10.0.0.0/8\n1.2.3.4-1.2.3.9\n::ffff:1.2.3.4\n"
                + "2001:db8::/32\nAS64500\n  \t\n;end");
    assertEquals(
        List.of("1.2.3.4", "10.0.0.0/8", "1.2.3.4-1.2.3.9", "1.2.3.4", "2001:db8::/32", "AS64500"),
        lines.lines);
    assertEquals(4, lines.report().skippedLines());
  }

  @Test
  void aCommentAfterATargetIsKept() {
    assertEquals(
        List.of(
            "1.10.16.0/20 comment='SBL256894'",
            "1.2.3.4 comment='a; b # c'",
            "1.2.3.5",
            "1.2.3.6 comment='7'"),
        TypedLines.of(
            CsvPreset.BLOCK_LIST,
            "; Spamhaus DROP List",
            "1.10.16.0/20 ; SBL256894",
            " 1.2.3.4\t# a; b # c ",
            "1.2.3.5 ;",
            "1.2.3.6#7",
            "   # 1.2.3.7"));
  }

  @Test
  void jsonHasAMemberOnlyForAComment() {
    String text = "1.2.3.4 # x\n1.2.3.5\n";
    assertEquals(List.of("{\"comment\":\"x\"}", "{}"), Rows.of(list().build(), text).payloads);
    assertEquals(
        List.of("{\"source\":\"in.csv\",\"comment\":\"x\"}", "{\"source\":\"in.csv\"}"),
        Rows.of(list().sourceField("source").build(), text).payloads);
    assertEquals(List.of("x", ""), Rows.of(list().payloadColumn("comment").build(), text).payloads);
  }

  @Test
  void otherLinesAreBadRows() {
    for (String line : List.of("1.2.3", "1.2.3.4 5", "1.2.3.4,x", "a", "1.2.3.4\r5", "16777216")) {
      RowError error = TypedLines.errorOf(list(), "::/0\n\n" + line + "\n");
      assertEquals(3, error.line(), line);
    }
    TypedLines lines =
        TypedLines.of(list().skipBadRows(true), Rows.latin1("x\n::1 # \u00e9\n10.0.0.1/8\n::2\n"));
    assertEquals(List.of("::2"), lines.lines);
    assertEquals(
        List.of(RowFault.TARGET, RowFault.ENCODING, RowFault.TARGET),
        lines.report().firstErrors().stream().map(RowError::fault).toList());
  }

  @Test
  void hostBitsAndFamiliesFollowTheOptions() {
    assertEquals(
        List.of("10.0.0.0/8", "::ffff:1.2.3.4"),
        TypedLines.of(list().maskHostBits(true).literal(true), "10.0.0.1/8\n::ffff:1.2.3.4\n")
            .lines);
  }

  @Test
  void typesAndSourceFieldsNeedTheRightColumns() {
    assertEquals(
        RowFault.COLUMNS,
        TypedLines.errorOf(list().types(ColumnTypes.parse("x=text")), "::1\n").fault());
    assertEquals(
        RowFault.COLUMNS, TypedLines.errorOf(list().sourceField("comment"), "::1\n").fault());
    assertEquals(
        List.of("::1 comment=u16:7"),
        TypedLines.of(list().types(ColumnTypes.parse("comment=u16")), "::1 # 7\n").lines);
  }

  @Test
  void longLinesAreBadRows() {
    String comment = "x".repeat(CsvSource.MAX_ROW_CHARS);
    TypedLines lines = TypedLines.of(list().skipBadRows(true), "::1 #" + comment + "\n::2\n");
    assertEquals(List.of("::2"), lines.lines);
    assertEquals(RowFault.SIZE, lines.report().firstErrors().getFirst().fault());
  }
}
