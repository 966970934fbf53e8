package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The raw form, byte for byte. */
class TsvSourceTest {
  private static final TsvSource SOURCE = TsvSource.strict();

  private static List<byte[]> payloads(byte[] input) throws IOException {
    List<byte[]> payloads = new ArrayList<>();
    SOURCE.read(
        new ByteArrayInputStream(input),
        "in.tsv",
        (target, payload) -> payloads.add(payload),
        ImportProgress.NONE);
    return payloads;
  }

  @Test
  void everyKindOfTargetIsTaken() {
    String text = "1.2.3.4\ta\n1.2.3.0/24\tb\n1.2.3.4-1.2.3.9\tc\nAS42\td\n::/0\t\n";
    assertEquals(
        List.of("1.2.3.4 a", "1.2.3.0/24 b", "1.2.3.4-1.2.3.9 c", "AS42 d", "::/0 "),
        Rows.of(SOURCE, text).lines());
  }

  @Test
  void anEmptyFileHasNoRows() {
    assertEquals(new ImportReport(0, 0, 0, List.of()), Rows.of(SOURCE, "").report());
  }

  @Test
  void theLastLineNeedsNoEnd() {
    assertEquals(List.of("::/0 a", "::/0 b"), Rows.of(SOURCE, "::/0\ta\n::/0\tb").lines());
  }

  @Test
  void linesMayEndWithCrLf() {
    assertEquals(List.of("::/0 a", "::/0 "), Rows.of(SOURCE, "::/0\ta\r\n::/0\t\r\n").lines());
  }

  @Test
  void everyByteArrivesThroughItsEscape() throws IOException {
    StringBuilder text = new StringBuilder("::/0\t");
    byte[] all = new byte[256];
    for (int b = 0; b < 256; b++) {
      text.append("\\x%02x".formatted(b));
      all[b] = (byte) b;
    }
    assertArrayEquals(all, payloads(Rows.latin1(text + "\n")).getFirst());
    assertArrayEquals(all, payloads(Rows.latin1("::/0\t" + RawText.escape(all) + "\n")).getFirst());
  }

  @Test
  void everyPrintableCharacterButTheBackslashStandsForItself() throws IOException {
    for (int b = 0; b < 256; b++) {
      byte[] input = Rows.latin1("::/0\ta" + (char) b + "b\n::/0\tc");
      if (b >= ' ' && b <= '~' && b != '\\') {
        assertArrayEquals(new byte[] {'a', (byte) b, 'b'}, payloads(input).getFirst());
      } else if (b != '\n') {
        RowFault fault = b == '\\' ? RowFault.ESCAPE : RowFault.ENCODING;
        RowError error = Rows.errorOf(SOURCE, input);
        assertEquals(fault, error.fault());
        assertEquals(1, error.line());
      }
    }
  }

  @Test
  void aSecondTabIsAnError() {
    RowError error = Rows.errorOf(SOURCE, "::/0\ta\tb\n");
    assertEquals(RowFault.ENCODING, error.fault());
    assertTrue(error.message().contains("0x09 at character 7"), error.message());
  }

  @Test
  void placesAreCountedFromTheStartOfTheLine() {
    for (String line : List.of("::/0\tab\\q", "::/0\tab\u0001", "::\u0001/0\ta")) {
      int at = line.startsWith("::/") ? 8 : 3;
      String message = Rows.errorOf(SOURCE, "::/0\ta\n" + line).message();
      assertTrue(message.endsWith(" at character " + at), message);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\", "\\x", "\\x4", "\\X41", "\\x4A", "\\xA4", "\\xg0", "\\n", "\\\\", "\\x5", "\\u0041",
        "\\x 1"
      })
  void aBackslashThatBeginsNoEscapeIsAnError(String payload) {
    RowError error = Rows.errorOf(SOURCE, "::/0\tok\n::/0\t" + payload + "\n");
    assertEquals(RowFault.ESCAPE, error.fault());
    assertEquals(2, error.line());
    assertEquals(RowFault.ESCAPE, Rows.errorOf(SOURCE, "::/0\t" + payload).fault());
  }

  @ParameterizedTest
  @ValueSource(strings = {"::/0\n", "::/0", "\n", "\r\n", "# comment\n", "::/0 a\n", "\n::/0\ta\n"})
  void aLineWithoutTabIsAnErrorAlsoAnEmptyOneOrAComment(String text) {
    RowError error = Rows.errorOf(SOURCE, text);
    assertEquals(RowFault.SEPARATOR, error.fault());
    assertEquals(1, error.line());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\ta\n", "#x\ta\n", " ::/0\ta\n", "::/0 \ta\n", "1.2.3\ta\n", "\\x31\ta\n"})
  void aTargetThatIsNoneIsAnError(String text) {
    assertEquals(RowFault.TARGET, Rows.errorOf(SOURCE, text).fault());
  }

  @Test
  void aByteOrderMarkIsAnError() {
    RowError error = Rows.errorOf(SOURCE, "\ufeff::/0\ta\n");
    assertEquals(RowFault.ENCODING, error.fault());
    assertTrue(error.message().contains("0xef"), error.message());
  }

  @Test
  void anIntegerIsAnErrorThatDoesNotMakeItAnAddress() {
    assertEquals(RowFault.ADDRESS_FORM, Rows.errorOf(SOURCE, "16777216\ta\n").fault());
  }

  @Test
  void aCrAtTheEndOfTheFileOrInsideALineIsAnError() {
    assertEquals(RowFault.ENCODING, Rows.errorOf(SOURCE, "::/0\ta\r").fault());
    assertEquals(RowFault.ENCODING, Rows.errorOf(SOURCE, "::/0\ta\r\r\n").fault());
    assertEquals(RowFault.ENCODING, Rows.errorOf(SOURCE, "::/0\ta\rb\n").fault());
  }

  @Test
  void badLinesAreSkippedOnRequest() {
    Rows rows = Rows.of(SOURCE.skipBadRows(true), "::/0\ta\n\nbad\tb\n::/1\t\\q\n::/2\tc\n\n");
    assertEquals(List.of("::/0 a", "::/2 c"), rows.lines());
    assertEquals(4, rows.report().rejected());
    assertEquals(0, rows.report().skippedLines());
    assertEquals(
        List.of(2L, 3L, 4L, 6L), rows.report().firstErrors().stream().map(RowError::line).toList());
  }

  @Test
  void targetsFollowTheOptions() {
    assertEquals(List.of("1.2.3.4"), Rows.of(SOURCE, "::ffff:1.2.3.4\ta").targets);
    assertEquals(
        List.of("::ffff:1.2.3.4"), Rows.of(SOURCE.literal(true), "::ffff:1.2.3.4\ta").targets);
    assertEquals(RowFault.TARGET, Rows.errorOf(SOURCE, "10.0.0.1/8\ta").fault());
    assertEquals(
        List.of("10.0.0.0/8"), Rows.of(SOURCE.maskHostBits(true), "10.0.0.1/8\ta").targets);
  }
}
