package dev.netindex.benchmarks.data;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Made-up texts of {@link #BYTES} bytes, the same each time. A word has seven letters on average.
 */
public enum Utf8Text {
  /** Letters of ASCII. */
  ASCII(0x61, 0x7A),
  /** Letters of Latin-1 and Latin Extended-A, half of them ASCII: one and two bytes. */
  LATIN(0xC0, 0x17F),
  /** Han, three bytes. */
  CJK(0x4E00, 0x9FA5),
  /** Pictures, four bytes. */
  EMOJI(0x1_F300, 0x1_F640),
  /** Strings of 10 to 40 bytes, each of one kind of letters and ASCII. */
  SHORT(0, 0);

  /** Bytes of each text. */
  public static final int BYTES = 1 << 16;

  private static final List<Utf8Text> KINDS = List.of(ASCII, LATIN, CJK, EMOJI);

  private static final int LONGEST = 40;
  private static final int SHORTEST = 10;

  private final int first;
  private final int last;

  Utf8Text(int first, int last) {
    this.first = first;
    this.last = last;
  }

  /**
   * Returns the strings.
   *
   * @return one string, or many; together {@link #BYTES} bytes
   */
  public byte[][] strings() {
    Random random = new Random(first);
    if (this != SHORT) {
      return new byte[][] {string(random, BYTES)};
    }
    byte[][] strings = new byte[BYTES][];
    int count = 0;
    for (int left = BYTES; left > 0; count++) {
      int most = left <= LONGEST ? left : left < 2 * LONGEST ? left / 2 : LONGEST;
      int length = left <= LONGEST ? left : SHORTEST + random.nextInt(most - SHORTEST + 1);
      strings[count] = KINDS.get(random.nextInt(KINDS.size())).string(random, length);
      left -= length;
    }
    return Arrays.copyOf(strings, count);
  }

  /** Returns a string of exactly so many bytes. */
  private byte[] string(Random random, int length) {
    StringBuilder text = new StringBuilder();
    int bytes = 0;
    while (bytes < length) {
      int letter = letter(random);
      int size = letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x1_0000 ? 3 : 4;
      if (size > length - bytes) {
        letter = '.';
        size = 1;
      }
      text.appendCodePoint(letter);
      bytes += size;
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private int letter(Random random) {
    if (random.nextInt(8) == 0) {
      return ' ';
    }
    return this == LATIN && random.nextBoolean()
        ? 'a' + random.nextInt(26)
        : first + random.nextInt(last - first + 1);
  }
}
