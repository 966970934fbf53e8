package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.Seeds;
import dev.netindex.format.spi.RunKernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What every search in runs of numbers must do. */
abstract class RunContract {
  private static final int[] STARTS = {0, 1, 3, 7, 8, 13};
  private static final int MOST = 300;

  abstract RunKernel kernel();

  private static int expected(long[] numbers, int from, int length, long key) {
    int last = from;
    for (int i = from; i < from + length; i++) {
      if (numbers[i] <= key) {
        last = i;
      }
    }
    return last;
  }

  private int find(long[] numbers, int from, int length, long key) {
    return length == RunKernel.SHORT
        ? kernel().lastOfShort(numbers, from, key)
        : kernel().lastOfLong(numbers, from, key);
  }

  /** Numbers around a run must not matter: below it huge ones, behind it small ones. */
  private static long[] around(long[] run, int from, int behind) {
    long[] numbers = new long[from + run.length + behind];
    Arrays.fill(numbers, 0, from, Long.MAX_VALUE);
    System.arraycopy(run, 0, numbers, from, run.length);
    Arrays.fill(numbers, from + run.length, numbers.length, 0);
    return numbers;
  }

  private static List<long[]> runs(int length, Random random) {
    List<long[]> runs = new ArrayList<>();
    for (int equal = 0; equal <= length; equal++) {
      long[] run = new long[length];
      Arrays.fill(run, equal, length, Long.MAX_VALUE);
      runs.add(run);
      long[] low = new long[length];
      Arrays.fill(low, equal, length, 1);
      runs.add(low);
    }
    for (int shift = 0; shift < 63; shift += 3) {
      int bits = shift;
      runs.add(random.longs(length).map(number -> number >>> 1 >>> bits).sorted().toArray());
    }
    return runs;
  }

  private static long[] keys(long[] run) {
    long first = run[0];
    return Arrays.stream(run)
        .flatMap(number -> Arrays.stream(new long[] {number - 1, number, number + 1}))
        .filter(key -> key >= first)
        .toArray();
  }

  private void everyPosition(int length) {
    for (long[] run : runs(length, Seeds.random("runs of " + length))) {
      for (int from : STARTS) {
        for (int behind : new int[] {0, 1, 9}) {
          long[] numbers = around(run, from, behind);
          for (long key : keys(run)) {
            assertEquals(
                expected(numbers, from, length, key),
                find(numbers, from, length, key),
                () -> key + " in " + Arrays.toString(run) + " from " + from);
          }
        }
      }
    }
  }

  @Test
  void theLastOfAShortRunThatIsNotAboveTheKey() {
    everyPosition(RunKernel.SHORT);
  }

  @Test
  void theLastOfALongRunThatIsNotAboveTheKey() {
    everyPosition(RunKernel.LONG);
  }

  private void everyCount(int length) {
    Random random = Seeds.random("batches of runs of " + length);
    long[] numbers = random.longs(2_000).map(number -> number >>> 1).sorted().toArray();
    for (int count = 0; count <= MOST; count++) {
      int[] positions = new int[MOST + 3];
      long[] keys = new long[MOST + 3];
      for (int i = 0; i < positions.length; i++) {
        positions[i] = random.nextInt(numbers.length - length + 1);
        keys[i] = numbers[Math.min(positions[i] + random.nextInt(2 * length), 1_999)];
        keys[i] += keys[i] < Long.MAX_VALUE ? random.nextInt(2) : 0;
      }
      int[] expected = positions.clone();
      for (int i = 0; i < count; i++) {
        expected[i] = expected(numbers, positions[i], length, keys[i]);
      }
      long[] asked = keys.clone();
      if (length == RunKernel.SHORT) {
        kernel().lastOfShort(numbers, positions, keys, count);
      } else {
        kernel().lastOfLong(numbers, positions, keys, count);
      }
      assertArrayEquals(expected, positions, "batch of " + count);
      assertArrayEquals(asked, keys, "keys are only read");
    }
  }

  @Test
  void batchesOfShortRunsOfEveryCount() {
    everyCount(RunKernel.SHORT);
  }

  @Test
  void batchesOfLongRunsOfEveryCount() {
    everyCount(RunKernel.LONG);
  }
}
