package dev.netindex.codec.json.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class JsonDigitsTest {
  private final byte[] out = new byte[1 + JsonDigits.MAX_BYTES + Long.BYTES];

  private String text(int end) {
    return new String(out, 1, end - 1, StandardCharsets.US_ASCII);
  }

  private void check(long value) {
    assertEquals(Long.toString(value), text(JsonDigits.signed(out, 1, value)));
    assertEquals(Long.toUnsignedString(value), text(JsonDigits.unsigned(out, 1, value)));
    for (int scale = 1; scale <= 15; scale++) {
      String all = BigDecimal.valueOf(value, scale).toPlainString();
      assertEquals(all, text(JsonDigits.decimal(out, 1, value, scale, scale)));
      String shortest = all;
      while (shortest.endsWith("0") && !shortest.endsWith(".0")) {
        shortest = shortest.substring(0, shortest.length() - 1);
      }
      assertEquals(shortest, text(JsonDigits.decimal(out, 1, value, scale, 1)));
      String plain = shortest.endsWith(".0") ? shortest.replace(".0", "") : shortest;
      assertEquals(plain, text(JsonDigits.decimal(out, 1, value, scale, 0)));
    }
  }

  @Test
  void numbersAreSpelledAsByTheJdk() {
    check(Long.MIN_VALUE);
    check(Long.MAX_VALUE);
    check(0);
    for (long power = 1; power > 0 && power < Long.MAX_VALUE / 10; power *= 10) {
      check(power - 1);
      check(power);
      check(-power);
      check(power + 1);
    }
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      check(random.nextLong() >> random.nextInt(64));
    }
  }
}
