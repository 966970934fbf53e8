package dev.netindex.contracts.utf8;

/** Table 3-7 of Unicode 16, well-formed byte sequences, read literally: the oracle. */
final class Table37 {
  /** Lead from, lead to, then the bounds of each byte that follows. */
  private static final int[][] ROWS = {
    {0x00, 0x7F},
    {0xC2, 0xDF, 0x80, 0xBF},
    {0xE0, 0xE0, 0xA0, 0xBF, 0x80, 0xBF},
    {0xE1, 0xEC, 0x80, 0xBF, 0x80, 0xBF},
    {0xED, 0xED, 0x80, 0x9F, 0x80, 0xBF},
    {0xEE, 0xEF, 0x80, 0xBF, 0x80, 0xBF},
    {0xF0, 0xF0, 0x90, 0xBF, 0x80, 0xBF, 0x80, 0xBF},
    {0xF1, 0xF3, 0x80, 0xBF, 0x80, 0xBF, 0x80, 0xBF},
    {0xF4, 0xF4, 0x80, 0x8F, 0x80, 0xBF, 0x80, 0xBF},
  };

  private Table37() {}

  /** Returns the offset of the first byte of the first ill-formed sequence, or -1. */
  static long firstInvalid(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      int length = length(bytes, at, to);
      if (length == 0) {
        return at;
      }
      at += length;
    }
    return -1;
  }

  private static int length(byte[] bytes, int at, int to) {
    for (int[] row : ROWS) {
      if (fits(row, bytes, at, to)) {
        return row.length / 2;
      }
    }
    return 0;
  }

  private static boolean fits(int[] row, byte[] bytes, int at, int to) {
    if (to - at < row.length / 2) {
      return false;
    }
    for (int i = 0; i < row.length; i += 2) {
      int value = bytes[at + i / 2] & 0xFF;
      if (value < row[i] || value > row[i + 1]) {
        return false;
      }
    }
    return true;
  }
}
