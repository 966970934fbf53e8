package dev.netindex.benchmarks.sides;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Makes sure that sides answer alike, in a process whose time nobody takes. */
public final class SideCheck {
  private static final int CHECKED = 1 << 16;

  private SideCheck() {}

  /**
   * Compares what is made of the answers, of all sides that can be compared.
   *
   * @param sides the sides
   * @param questions the addresses
   * @throws IOException if data can't be read
   * @throws IllegalStateException if answers differ
   */
  public static void check(Collection<SideName> sides, Questions questions) throws IOException {
    Map<String, Long> sums = new HashMap<>();
    for (SideName name : sides) {
      try (Side side = Sides.open(name, questions.of(name))) {
        long sum = side.run(0, CHECKED);
        Long other = sums.putIfAbsent(name.question() + " " + name.answers(), sum);
        if (other != null && other != sum) {
          throw new IllegalStateException("another answer than others give: " + name);
        }
      }
    }
  }
}
