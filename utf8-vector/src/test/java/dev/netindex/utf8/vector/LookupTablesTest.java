package dev.netindex.utf8.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The three tables, pair by pair, against table 3-7 of Unicode. */
class LookupTablesTest {
  private static final int TWO_CONTINUATIONS = 0x80;

  @Test
  void aPairIsAnErrorExactlyIfTheStandardSaysSo() {
    byte[] firstHigh = LookupTables.firstHigh();
    byte[] firstLow = LookupTables.firstLow();
    byte[] secondHigh = LookupTables.secondHigh();
    for (int first = 0; first < 256; first++) {
      for (int second = 0; second < 256; second++) {
        int kinds = firstHigh[first >> 4] & firstLow[first & 15] & secondHigh[second >> 4] & 0xFF;
        String pair = "%02x %02x".formatted(first, second);
        if (isContinuation(first) && isContinuation(second)) {
          assertEquals(TWO_CONTINUATIONS, kinds, pair);
        } else {
          assertEquals(allowed(first, second), kinds == 0, pair);
          assertEquals(0, kinds & TWO_CONTINUATIONS, pair);
        }
      }
    }
  }

  /** Says whether a second byte may come after a first one, if they are not two continuations. */
  private static boolean allowed(int first, int second) {
    if (first < 0xC0) {
      return !isContinuation(second);
    }
    if (first < 0xC2 || first > 0xF4) {
      return false;
    }
    int low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    int high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    return second >= low && second <= high;
  }

  private static boolean isContinuation(int value) {
    return value >= 0x80 && value < 0xC0;
  }
}
