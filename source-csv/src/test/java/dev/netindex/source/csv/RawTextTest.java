package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Bytes as text and back. */
class RawTextTest {
  @Test
  void bytesArePrintableAsciiOrLowerCaseEscapes() {
    assertEquals(
        "a ~\\x5c\\x00\\x09\\x0a\\x7f\\x80\\xff",
        RawText.escape(Rows.latin1("a ~\\\0\t\n\u007f\u0080\u00ff")));
    assertEquals("", RawText.escape(new byte[0]));
  }

  @Test
  void everyByteComesBack() {
    byte[] all = new byte[256];
    for (int b = 0; b < 256; b++) {
      all[b] = (byte) b;
    }
    assertArrayEquals(all, RawText.unescape(RawText.escape(all)));
    assertArrayEquals(Rows.latin1("A\\"), RawText.unescape("\\x41\\x5c"));
    assertArrayEquals(new byte[0], RawText.unescape(new StringBuilder()));
  }

  @Test
  void otherTextIsRefusedWithItsPosition() {
    for (String text : List.of("a\\", "a\\x4", "a\\x4G", "a\\xAB", "a\\q000")) {
      Exception e = assertThrows(IllegalArgumentException.class, () -> RawText.unescape(text));
      assertTrue(e.getMessage().contains("at character 2"), e.getMessage());
    }
    for (String text : List.of("ab\t", "ab\u00e9", "ab\u20ac", "ab\n", "ab\u007f")) {
      Exception e = assertThrows(IllegalArgumentException.class, () -> RawText.unescape(text));
      assertTrue(e.getMessage().contains("at character 3"), e.getMessage());
    }
  }
}
