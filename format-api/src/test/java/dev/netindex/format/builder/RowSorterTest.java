package dev.netindex.format.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RowSorterTest {
  private static final Comparator<List<Long>> UNSIGNED =
      (a, b) -> {
        int first = Long.compareUnsigned(a.get(0), b.get(0));
        return first != 0 ? first : Long.compareUnsigned(a.get(1), b.get(1));
      };

  private final long seed = Long.getLong("netindex.seed", System.nanoTime());
  private final Random random = new Random(seed);

  @Test
  void nothingAndOneRowAreSorted() {
    assertEquals(0, RowSorter.sort(new RowTable(1)).size());
    assertEquals(List.of(List.of(7L, 8L)), sorted(List.of(List.of(7L, 8L))));
  }

  @Test
  void risingRowsStayInTheirTable() {
    RowTable rows = table(rising(20_000));

    assertSame(rows, RowSorter.sort(rows));
  }

  @Test
  void fallingRowsStayInTheirTable() {
    RowTable rows = table(rising(20_001).reversed());

    assertSame(rows, RowSorter.sort(rows));
    assertEquals(rising(20_001), list(rows));
  }

  @Test
  void twoRunsAreMerged() {
    List<List<Long>> rows = new ArrayList<>(rising(30_000));
    Collections.rotate(rows, 12_345);
    RowTable table = table(rows);

    RowTable result = RowSorter.sort(table);

    assertNotSame(table, result);
    assertEquals(rising(30_000), list(result));
  }

  @Test
  void numbersAreUnsigned() {
    assertEquals(
        List.of(List.of(1L, -1L), List.of(Long.MIN_VALUE, 0L), List.of(-1L, 0L), List.of(-1L, -2L)),
        sorted(
            List.of(
                List.of(-1L, -2L),
                List.of(Long.MIN_VALUE, 0L),
                List.of(-1L, 0L),
                List.of(1L, -1L))));
  }

  @Test
  void randomRowsOfManySizesAreSorted() {
    for (int size : new int[] {2, 3, 23, 24, 25, 47, 48, 49, 1000, 8191, 8192, 8193, 40_000}) {
      List<List<Long>> rows = new ArrayList<>();
      for (long id = 0; id < size; id++) {
        rows.add(List.of(random.nextLong() >> random.nextInt(64), id));
      }
      List<List<Long>> expected = rows.stream().sorted(UNSIGNED).toList();

      assertEquals(expected, sorted(rows), "size " + size + ", -Dnetindex.seed=" + seed);
    }
  }

  @Test
  void mixturesOfRunsAreSorted() {
    for (int round = 0; round < 50; round++) {
      List<List<Long>> rows = new ArrayList<>();
      while (rows.size() < 5000) {
        run(rows);
      }
      List<List<Long>> expected = rows.stream().sorted(UNSIGNED).toList();

      assertEquals(expected, sorted(rows), "round " + round + ", -Dnetindex.seed=" + seed);
    }
  }

  private void run(List<List<Long>> rows) {
    long start = random.nextInt(10_000);
    int step = random.nextInt(7) - 3;
    for (int left = random.nextInt(600); left > 0; left--) {
      rows.add(List.of(start, (long) rows.size()));
      start += step;
    }
  }

  private static List<List<Long>> rising(int size) {
    List<List<Long>> rows = new ArrayList<>();
    for (long at = 0; at < size; at++) {
      rows.add(List.of(at / 3, at));
    }
    return rows;
  }

  private static List<List<Long>> sorted(List<List<Long>> rows) {
    return list(RowSorter.sort(table(rows)));
  }

  private static RowTable table(List<List<Long>> rows) {
    RowTable table = new RowTable(2);
    for (List<Long> row : rows) {
      long at = table.add();
      table.set(at, 0, row.get(0));
      table.set(at, 1, row.get(1));
    }
    return table;
  }

  private static List<List<Long>> list(RowTable table) {
    List<List<Long>> rows = new ArrayList<>();
    for (long at = 0; at < table.size(); at++) {
      rows.add(List.of(table.get(at, 0), table.get(at, 1)));
    }
    return rows;
  }
}
