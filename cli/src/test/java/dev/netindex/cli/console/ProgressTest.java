package dev.netindex.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final long SECOND = 1_000_000_000L;

  @Test
  void theLineSaysHowFarAndHowLong() {
    assertEquals(
        "reading a.csv [#####...............]  25%  1,234,567 rows  250.0 MB  ETA 0:30",
        Progress.line("reading a.csv", 1_234_567, 250_000_000, 1_000_000_000, 10 * SECOND));
    assertEquals(
        "reading standard input  5 rows  999 bytes",
        Progress.line("reading standard input", 5, 999, -1, SECOND));
    assertTrue(
        Progress.line("x", 1, 20, 1000, 100 * SECOND).endsWith("ETA 1:21:40"),
        () -> Progress.line("x", 1, 20, 1000, 100 * SECOND));
  }

  @Test
  void bytesAreForPeople() {
    assertEquals("0 bytes", Progress.bytes(0));
    assertEquals("999 bytes", Progress.bytes(999));
    assertEquals("1.0 kB", Progress.bytes(1000));
    assertEquals("1.0 MB", Progress.bytes(999_999));
    assertEquals("9.2 EB", Progress.bytes(Long.MAX_VALUE));
  }

  @Test
  void nothingIsDrawnAtOnceNorTooOftenNorWhereNobodyWatches() {
    ByteArrayOutputStream drawn = new ByteArrayOutputStream();
    Progress progress = new Progress(new PrintStream(drawn), true, 0);
    progress.update("x", 1, 1, 2, SECOND / 10);
    progress.step("y");
    progress.clear();
    assertEquals("", drawn.toString(StandardCharsets.UTF_8));
    progress.update("x", 1, 1, 2, SECOND);
    int once = drawn.size();
    assertTrue(once > 0);
    progress.update("x", 1, 1, 2, SECOND + 1);
    assertEquals(once, drawn.size());
    progress.update("x", 1, 1, 2, 2 * SECOND);
    progress.clear();
    String all = drawn.toString(StandardCharsets.UTF_8);
    assertTrue(all.endsWith("\r\u001b[2K"), all);
    drawn.reset();
    Progress hidden = new Progress(new PrintStream(drawn), false, 0);
    hidden.update("x", 1, 1, 2, SECOND);
    hidden.step("y");
    hidden.clear();
    assertEquals("", drawn.toString(StandardCharsets.UTF_8));
  }
}
