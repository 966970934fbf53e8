package dev.netindex.codec.json.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberSpellingTest {
  private final NumberSpelling spelling = new NumberSpelling();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "-", "+", ".", "1.", ".5", "1e", "1e+", "e1", "1 ", " 1", "0x1", "--1", "1.2.3", "NaN",
        "١", "1_0", "1d", "1.5f"
      })
  void whatIsNoNumberIsRefused(String text) {
    assertFalse(spelling.read(text));
  }

  @Test
  void digitsAndScaleAreRead() {
    assertTrue(spelling.read("-0012.3400"));
    assertFalse(spelling.isJson());
    assertEquals(4, spelling.scale());
    assertEquals(6, spelling.digits());
    assertEquals(-123_400, spelling.unscaled());
  }

  @Test
  void theShortestDecimalIsThatOfTheJdk() {
    long seed = Long.getLong("netindex.seed", System.nanoTime());
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      double value = Math.pow(10, random.nextInt(14) - 4) * random.nextDouble();
      int digits = random.nextInt(17) + 1;
      String text = new BigDecimal(value).round(new java.math.MathContext(digits)).toPlainString();
      boolean expected = Double.toString(Double.parseDouble(text)).equals(text);
      assertTrue(spelling.read(text));
      assertEquals(expected, spelling.isShortest(text), text + " with seed " + seed);
    }
  }

  @Test
  void scaledNumbersGiveTheNumberBack() {
    assertEquals(-334_940, ScaledNumbers.ofF64(-33.494, 4));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF64(-33.494, 2));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF64(1e15, 1));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF64(-0.0, 1));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF64(Double.NaN, 1));
    assertEquals(1, ScaledNumbers.ofF32(0.1f, 1));
    assertEquals(100_000_000, ScaledNumbers.ofF32(0.1f, 9));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF32(0.12345679f, 7));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF32(Float.POSITIVE_INFINITY, 1));
    assertEquals(ScaledNumbers.NONE, ScaledNumbers.ofF32(Float.MAX_VALUE, 1));
  }
}
