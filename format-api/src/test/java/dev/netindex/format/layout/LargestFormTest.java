package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LargestFormTest {
  @Test
  void everyRowHasASpanOfEightBytes() {
    assertEquals(80 + 28 + 2 * 64 + 3 * 16 + 9, new LargestForm(1, 2, 3, 9).bytes());
  }

  @Test
  void aPoolPast32BitsHasSpansOfSixteenBytes() {
    long pool = 0xFFFF_FFFFL;

    assertEquals(80 + 16 + pool, new LargestForm(0, 0, 1, pool).bytes());
    assertEquals(80 + 24 + pool + 1, new LargestForm(0, 0, 1, pool + 1).bytes());
  }

  @Test
  void aPoolBeyondMeasureIsTheLargestNumber() {
    assertEquals(Long.MAX_VALUE, new LargestForm(1, 0, 0, Long.MAX_VALUE).bytes());
  }
}
