package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rows as objects of typed and untyped values. */
class TypedRowsTest {
  private static CsvSource.Builder typed(String types) {
    return CsvSource.builder().types(ColumnTypes.parse(types));
  }

  private static List<String> lines(CsvSource.Builder source, String... rows) {
    return TypedLines.of(source, String.join("\n", rows) + "\n").lines;
  }

  @Test
  void cellsAreUntypedTextInTheOrderOfTheColumns() {
    assertEquals(
        List.of("1.0.0.0/24 z=1,b=true,a=null, c =-"),
        lines(CsvSource.builder(), "z,network,b,a, c ", "1,1.0.0.0/24,true,null,-"));
  }

  @Test
  void emptyCellsAreNoMembers() {
    assertEquals(
        List.of("1.0.0.0/24 b=x", "1.0.1.0/24", "1.0.2.0/24 a= ,b= "),
        lines(
            CsvSource.builder(),
            "network,a,b",
            "1.0.0.0/24,,x",
            "1.0.1.0/24,\"\",",
            "1.0.2.0/24, , "));
  }

  @Test
  void pointsInNamesMeanNothing() {
    assertEquals(
        List.of("::/0 location.latitude=1.5"),
        lines(CsvSource.builder(), "network,location.latitude", "::/0,1.5"));
  }

  @Test
  void theSourceIsTheFirstMemberAndText() {
    assertEquals(
        List.of("::/0 source='in.csv',a=1"),
        lines(CsvSource.builder().sourceField("source"), "network,a", "::/0,1"));
  }

  @Test
  void theSourceMustDifferFromTheColumns() {
    CsvSource.Builder source = CsvSource.builder().sourceField("a").skipBadRows(true);
    assertEquals(RowFault.COLUMNS, TypedLines.errorOf(source, "network,a\n::/0,1\n").fault());
  }

  @Test
  void declaredColumnsHaveTheirType() {
    String names = "network,t,b,i,h,w,l,x,n,f,d,c";
    String types = "t=text,b=bool,i=i32,h=u16,w=u32,l=u64,x=u128,n=integer,f=f32,d=f64,c=decimal";
    assertEquals(
        List.of(
            "::/0 t='007',b=bool:true,i=i32:-2147483648,h=u16:65535,w=u32:4294967295,"
                + "l=wide u64:18446744073709551615,x=u128:0,n=integer:-5,f=f32:0.5,d=f64:1.0E-7,"
                + "c=1.50",
            "::/1 t='-',b=bool:false,l=u64:9223372036854775807"),
        lines(
            typed(types),
            names,
            "::/0,007,TRUE,-2147483648,65535,4294967295,18446744073709551615,0,-5,0.5,1e-7,1.50",
            "::/1,-,0,,,,9223372036854775807,,,,,"));
  }

  @Test
  void aCellThatIsNoValueOfItsTypeIsABadRow() {
    Map<String, List<String>> bad =
        Map.of(
            "bool", List.of("yes", "2", " true"),
            "i32", List.of("2147483648", "-2147483649", "1.0", "+1"),
            "u16", List.of("65536", "-1", "01", "1e2", "\uff11"),
            "u32", List.of("4294967296", "AS1"),
            "u64", List.of("18446744073709551616"),
            "u128", List.of("340282366920938463463374607431768211456", "-1"),
            "integer", List.of("1.5", "-", "", "9".repeat(1001)),
            "f32", List.of("1e39", ".5", "5.", "NaN"),
            "f64", List.of("1e309", "0x1p3", "1d", "Infinity"),
            "decimal", List.of("1e5", "1,5", "--1"));
    bad.forEach(
        (type, cells) -> {
          for (String cell : cells.stream().filter(cell -> !cell.isEmpty()).toList()) {
            String text = "network,a\n::/0,\"" + cell + "\"\n::/1,\n";
            RowError error = TypedLines.errorOf(typed("a=" + type), text);
            assertEquals(RowFault.TYPE, error.fault(), cell);
            assertEquals(2, error.line());
            assertEquals("a value of type " + type, error.expected());
            assertTrue(error.actual().endsWith("in column \"a\""), error.actual());
          }
        });
  }

  @Test
  void badCellsAreSkippedAndCounted() {
    TypedLines lines =
        TypedLines.of(
            typed("a=u16").skipBadRows(true),
            "network,a\n::/0,1\n::/1,70000\n1.0.0.1/8,2\n::/2,3\n");
    assertEquals(List.of("::/0 a=u16:1", "::/2 a=u16:3"), lines.lines);
    assertEquals(2, lines.report().rows());
    assertEquals(2, lines.report().rejected());
    assertEquals(
        List.of(RowFault.TYPE, RowFault.TARGET),
        lines.report().firstErrors().stream().map(RowError::fault).toList());
  }

  @Test
  void aTypeForNoColumnEndsTheImportAlsoWhenBadRowsAreSkipped() {
    RowError error =
        TypedLines.errorOf(typed("b=u16").skipBadRows(true), "network,a\n::/0,1\n::/1,2\n");
    assertEquals(RowFault.COLUMNS, error.fault());
    assertTrue(error.message().contains("\"b\""), error.message());
    String target = "network,a\n::/0,1\n";
    assertEquals(RowFault.COLUMNS, TypedLines.errorOf(typed("network=text"), target).fault());
  }

  @Test
  void jsonTakesNoNoticeOfTypes() {
    Rows rows = Rows.of(typed("a=u16").build(), "network,a\n::/0,x\n");
    assertEquals(List.of("{\"a\":\"x\"}"), rows.payloads);
  }

  @Test
  void oneColumnCanBeThePayload() {
    String text = "network,a,b\n::/0,\u00e9 x,y\n::/1,,z\n";
    assertEquals(
        List.of("\u00e9 x", ""),
        Rows.of(CsvSource.builder().payloadColumn("a").build(), text).payloads);
    assertEquals(
        List.of("y", "z"), Rows.of(CsvSource.builder().payloadColumn("3").build(), text).payloads);
    assertEquals(
        List.of("::/0", "::/1"),
        Rows.of(CsvSource.builder().payloadColumn("network").build(), text).payloads);
  }

  @Test
  void aPayloadColumnThatIsNotThereEndsTheImport() {
    CsvSource source = CsvSource.builder().payloadColumn("b").skipBadRows(true).build();
    assertEquals(RowFault.COLUMNS, Rows.errorOf(source, "network,a\n::/0,1\n").fault());
    assertThrows(IllegalArgumentException.class, () -> CsvSource.builder().payloadColumn(""));
    CsvSource.Builder both = CsvSource.builder().payloadColumn("a").sourceField("s");
    assertThrows(IllegalArgumentException.class, both::build);
  }

  @Test
  void typedRowsTakeNoNoticeOfThePayloadColumn() {
    assertEquals(
        List.of("::/0 a=1,b=2"),
        lines(CsvSource.builder().payloadColumn("a"), "network,a,b", "::/0,1,2"));
  }

  @Test
  void whatTheSinkThrowsEndsTheImport() {
    IllegalStateException full = new IllegalStateException("full");
    CsvSource source = CsvSource.builder().skipBadRows(true).build();
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                source.readRecords(
                    new ByteArrayInputStream(Rows.latin1("::/0\n")),
                    "x",
                    (target, value) -> {
                      throw full;
                    },
                    ImportProgress.NONE));
    assertSame(full, thrown);
  }
}
