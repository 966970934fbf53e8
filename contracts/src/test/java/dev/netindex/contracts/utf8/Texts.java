package dev.netindex.contracts.utf8;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Well-formed texts. */
final class Texts {
  /** First and last code points of ASCII, and of those of two, three, three and four bytes. */
  private static final int[][] BLOCKS = {
    {0x20, 0x7E}, {0x80, 0x7FF}, {0x800, 0xD7FF}, {0xE000, 0xFFFF}, {0x1_0000, 0x10_FFFF}
  };

  private Texts() {}

  /** Returns text of at least so many bytes, with runs of ASCII in it and none in some. */
  static byte[] random(Random random, int bytes) {
    StringBuilder text = new StringBuilder();
    int ascii = random.nextInt(101);
    while (text.length() < bytes) {
      int[] block = BLOCKS[random.nextInt(100) < ascii ? 0 : random.nextInt(BLOCKS.length)];
      int run = random.nextInt(8) == 0 ? random.nextInt(100) : 1;
      for (int i = 0; i < run; i++) {
        text.appendCodePoint(block[0] + random.nextInt(block[1] - block[0] + 1));
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Returns every code point but the surrogates, in order. */
  static byte[] everyCodePoint() {
    StringBuilder text = new StringBuilder();
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        text.appendCodePoint(point);
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
