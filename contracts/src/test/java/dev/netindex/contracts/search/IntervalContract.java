package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import dev.netindex.contracts.Seeds;
import dev.netindex.format.spi.IntervalKernel;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every kernel over interval rows must do, in either family. */
abstract class IntervalContract {
  private static final int[] FEW_ROWS = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17};
  private static final int[] MANY_ROWS = {31, 32, 33, 63, 64, 65, 255, 256, 1000};

  private final RowForm form;

  IntervalContract(RowForm form) {
    this.form = form;
  }

  abstract IntervalKernel kernel();

  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void agreesWithTheSlowSearchFromEveryPositionOfFewRows(IntervalShape shape) {
    Random random = Seeds.random(form + " few " + shape);
    for (int count : FEW_ROWS) {
      List<Interval> rows = shape.sorted(random, count, form);
      List<U128> probes = List.copyOf(probes(rows));
      try (Arena arena = Arena.ofConfined()) {
        List<Placed> places = Placed.everywhere(form.encode(rows), arena);
        for (int position = 0; position <= count; position++) {
          for (U128 start : probes) {
            check(rows, any(places, random), position, start, start);
            check(rows, any(places, random), position, start, any(probes, random));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void agreesWithTheSlowSearchInManyRows(IntervalShape shape) {
    Random random = Seeds.random(form + " many " + shape);
    for (int count : MANY_ROWS) {
      List<Interval> rows = shape.sorted(random, count, form);
      List<U128> probes = List.copyOf(probes(rows));
      try (Arena arena = Arena.ofConfined()) {
        List<Placed> places = Placed.everywhere(form.encode(rows), arena);
        for (U128 probe : probes) {
          check(rows, any(places, random), 0, count, probe, probe);
          int position = random.nextInt(count);
          check(rows, any(places, random), position, probe, probe);
          check(rows, any(places, random), position, probe, any(probes, random));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void boundsPairsBeforeAtAndAfterEveryRow(IntervalShape shape) {
    Random random = Seeds.random(form + " bound " + shape);
    for (int count : new int[] {0, 1, 2, 3, 7, 8, 9, 64, 255}) {
      List<Interval> rows = shape.sorted(random, count, form);
      List<U128> probes = List.copyOf(probes(rows));
      try (Arena arena = Arena.ofConfined()) {
        List<Placed> places = Placed.everywhere(form.encode(rows), arena);
        for (Interval row : rows) {
          for (U128 end : around(row.end())) {
            checkBound(rows, any(places, random), new Interval(row.start(), end));
          }
        }
        for (U128 start : probes) {
          checkBound(rows, any(places, random), new Interval(start, any(probes, random)));
        }
      }
    }
  }

  @Test
  void findsNothingInASectionWithoutRows() {
    try (Arena arena = Arena.ofConfined()) {
      for (Placed placed : Placed.everywhere(new byte[0], arena)) {
        check(List.of(), placed, 0, U128.ZERO, U128.ZERO);
        check(List.of(), placed, 0, form.maximum(), form.maximum());
        checkBound(List.of(), placed, new Interval(U128.ZERO, U128.ZERO));
      }
    }
  }

  @Test
  void searchesTheLargestNumberOfRows(@TempDir Path folder) {
    try (Arena arena = Arena.ofConfined()) {
      Interval last = new Interval(U128.of(5), U128.of(9));
      Placed placed = sparse(folder.resolve("rows"), last, arena);
      long rows = LargestSection.ROWS;
      assertEquals(rows - 1, next(placed, rows, 0, U128.of(7), U128.of(7)));
      assertEquals(rows - 1, next(placed, rows, 1L << 31, U128.of(9), U128.of(9)));
      assertEquals(-1, next(placed, rows, 0, U128.of(4), U128.of(4)));
      assertEquals(-1, next(placed, rows, 0, U128.of(10), U128.of(10)));
      assertEquals(1L << 31, next(placed, rows, 1L << 31, U128.ZERO, U128.ZERO));
      assertEquals(rows - 1, previous(placed, rows, rows, U128.of(7), U128.of(7)));
      assertEquals(-1, previous(placed, rows, rows - 1, U128.of(7), U128.of(7)));
      assertEquals(rows - 2, previous(placed, rows, rows, U128.of(4), U128.ZERO));
      assertEquals((1L << 31) - 1, previous(placed, rows, 1L << 31, U128.ZERO, U128.ZERO));
      assertEquals(rows - 1, lowerBound(placed, rows, new Interval(U128.ZERO, U128.of(1))));
      assertEquals(rows - 1, lowerBound(placed, rows, last));
      assertEquals(rows, lowerBound(placed, rows, new Interval(U128.of(5), U128.of(10))));
    }
  }

  private Placed sparse(Path path, Interval last, Arena arena) {
    try {
      return LargestSection.create(path, form, last, arena);
    } catch (IOException e) {
      return Assumptions.abort("no sparse file that large here: " + e);
    }
  }

  @Test
  void staysInThePartAskedForWhateverTheRowsHold() {
    Random random = Seeds.random(form + " any bytes");
    for (int count : new int[] {1, 2, 7, 64, 1000}) {
      byte[] bytes = new byte[count * form.rowBytes];
      random.nextBytes(bytes);
      checkTermination(bytes, count, random, 50);
    }
  }

  @Test
  void comesToAnEndWithMaximaThatPromiseTooMuchOrTooLittle() {
    Random random = Seeds.random(form + " wrong maxima");
    int count = 5_000;
    for (IntervalShape shape : IntervalShape.values()) {
      List<Interval> rows = shape.sorted(random, count, form);
      byte[] bytes = form.encode(rows);
      for (int lie = 0; lie < 3; lie++) {
        for (int row = 0; row < count; row++) {
          U128 any = U128.random(random, form.addressBytes);
          form.writeMaximum(bytes, row, lie == 0 ? form.maximum() : lie == 1 ? U128.ZERO : any);
        }
        checkTermination(bytes, count, random, 4);
      }
    }
  }

  /**
   * Asks on and on, as a cursor does. A kernel may take a step for each row, but not for each pair.
   */
  private void checkTermination(byte[] bytes, int count, Random random, int queries) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          try (Arena arena = Arena.ofConfined()) {
            List<Placed> places = Placed.everywhere(bytes, arena);
            for (int i = 0; i < queries; i++) {
              Placed placed = any(places, random);
              U128 start = U128.random(random, form.addressBytes);
              U128 end = random.nextBoolean() ? start : U128.random(random, form.addressBytes);
              long row = -1;
              do {
                long from = row + 1;
                row = next(placed, count, from, start, end);
                if (row != -1) {
                  checkPart(row, from, count - 1);
                }
              } while (row >= 0);
              row = count;
              do {
                long before = row;
                row = previous(placed, count, before, start, end);
                if (row != -1) {
                  checkPart(row, 0, before - 1);
                }
              } while (row >= 0);
              long bound = lowerBound(placed, count, new Interval(start, end));
              checkPart(bound, 0, count);
            }
          }
        });
  }

  private static void checkPart(long row, long first, long last) {
    if (row < first || row > last) {
      fail("row " + row + " is not from " + first + " to " + last);
    }
  }

  private void check(List<Interval> rows, Placed placed, int position, U128 start, U128 end) {
    check(rows, placed, position, position, start, end);
  }

  private void check(
      List<Interval> rows, Placed placed, int from, int before, U128 start, U128 end) {
    assertEquals(
        Interval.slowNext(rows, from, start, end),
        next(placed, rows.size(), from, start, end),
        () -> "next " + describe(rows, placed, from, start, end));
    assertEquals(
        Interval.slowPrevious(rows, before, start, end),
        previous(placed, rows.size(), before, start, end),
        () -> "previous " + describe(rows, placed, before, start, end));
  }

  private static <T> T any(List<T> choice, Random random) {
    return choice.get(random.nextInt(choice.size()));
  }

  private void checkBound(List<Interval> rows, Placed placed, Interval bound) {
    assertEquals(
        Interval.slowLowerBound(rows, bound),
        lowerBound(placed, rows.size(), bound),
        () -> "bound " + bound + " " + placed + " in " + rows);
  }

  private static String describe(
      List<Interval> rows, Placed placed, int position, U128 start, U128 end) {
    return placed + " position " + position + " start " + start + " end " + end + " in " + rows;
  }

  private long next(Placed at, long rows, long from, U128 start, U128 end) {
    return kernel()
        .next(at.file(), at.offset(), rows, from, start.high(), start.low(), end.high(), end.low());
  }

  private long previous(Placed at, long rows, long before, U128 start, U128 end) {
    return kernel()
        .previous(
            at.file(), at.offset(), rows, before, start.high(), start.low(), end.high(), end.low());
  }

  private long lowerBound(Placed at, long rows, Interval bound) {
    U128 start = bound.start();
    U128 end = bound.end();
    return kernel()
        .lowerBound(at.file(), at.offset(), rows, start.high(), start.low(), end.high(), end.low());
  }

  /** Both sides of each end of each row, and the ends of the space. */
  private TreeSet<U128> probes(List<Interval> rows) {
    TreeSet<U128> probes = new TreeSet<>(List.of(U128.ZERO, form.maximum()));
    for (Interval row : rows) {
      probes.addAll(around(row.start()));
      probes.addAll(around(row.end()));
    }
    return probes;
  }

  private List<U128> around(U128 address) {
    List<U128> around = new ArrayList<>(List.of(address));
    if (address.isAbove(U128.ZERO)) {
      around.add(address.minusOne());
    }
    if (address.isBelow(form.maximum())) {
      around.add(address.plusOne());
    }
    return around;
  }
}
