package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.Seeds;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every kernel over a delta column must do, whatever its width. */
abstract class DeltaContract {
  /** Around the lanes of vectors of any size, and the ends of the allowed range. */
  private static final int[] ROWS = {1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 256};

  abstract SearchKernels kernels();

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void findsEveryRowOfConsecutiveDeltas(DeltaWidth width) {
    for (int rows : ROWS) {
      checkAll(width, IntStream.range(0, rows).mapToObj(U128::of).toList());
    }
  }

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void findsEveryRowOfDeltasThatEndAtTheLargestNumber(DeltaWidth width) {
    for (int rows : ROWS) {
      List<U128> deltas = new ArrayList<>();
      for (U128 next = width.maximum(); deltas.size() < rows; next = next.minusOne()) {
        deltas.addFirst(next);
      }
      checkAll(width, deltas);
    }
  }

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void findsEveryRowOfRandomAscendingDeltas(DeltaWidth width) {
    Random random = Seeds.random("ascending deltas of width " + width);
    for (int rows : ROWS) {
      TreeSet<U128> deltas = new TreeSet<>();
      while (deltas.size() < rows) {
        deltas.add(spread(random, width));
      }
      checkAll(width, List.copyOf(deltas));
    }
  }

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void findsTheLastOfEqualDeltas(DeltaWidth width) {
    Random random = Seeds.random("equal deltas of width " + width);
    for (int rows : ROWS) {
      List<U128> few = IntStream.range(0, 4).mapToObj(i -> spread(random, width)).toList();
      checkAll(
          width,
          IntStream.range(0, rows).mapToObj(i -> few.get(random.nextInt(4))).sorted().toList());
    }
  }

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void findsNothingBelowTheFirstDelta(DeltaWidth width) {
    checkAll(width, List.of(width.maximum()));
    checkAll(width, List.of(U128.of(1), U128.of(2)));
  }

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void staysInTheColumnWhateverItHolds(DeltaWidth width) {
    Random random = Seeds.random("any deltas of width " + width);
    try (Arena arena = Arena.ofConfined()) {
      for (int rows : ROWS) {
        byte[] bytes = new byte[rows * width.bytes];
        random.nextBytes(bytes);
        for (Placed column : Placed.everywhere(bytes, arena)) {
          for (int i = 0; i < 200; i++) {
            int row = width.search(kernels(), column, rows, spread(random, width));
            assertTrue(row >= -1 && row < rows, () -> "row " + row);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void refusesAColumnThatDoesNotLieInTheSegment(DeltaWidth width) {
    try (Arena arena = Arena.ofConfined()) {
      for (Placed column : Placed.everywhere(new byte[256 * width.bytes], arena)) {
        long end = column.file().byteSize();
        for (long offset : new long[] {-1, end - 256L * width.bytes + 1, end, Long.MAX_VALUE}) {
          for (U128 key : List.of(U128.ZERO, width.largestKey())) {
            assertThrows(
                IndexOutOfBoundsException.class,
                () -> width.search(kernels(), column, offset, 256, key),
                () -> column + " from " + offset);
          }
        }
      }
    }
  }

  @Test
  void comparesKeysOfEightBytesWithoutSign() {
    for (DeltaWidth width : DeltaWidth.values()) {
      checkAll(width, List.of(U128.ZERO, U128.of(0x7F), U128.of(0x80), U128.of(0xFF)));
    }
    checkAll(
        DeltaWidth.EIGHT, List.of(U128.ZERO, U128.of(Long.MAX_VALUE), U128.of(Long.MIN_VALUE)));
    checkAll(
        DeltaWidth.SIXTEEN,
        List.of(
            U128.of(-1),
            new U128(1, 0),
            new U128(Long.MAX_VALUE, -1),
            new U128(Long.MIN_VALUE, 0),
            new U128(-1, Long.MIN_VALUE)));
  }

  private static U128 spread(Random random, DeltaWidth width) {
    // At width 1 all magnitudes alike would take long to give 256 different numbers.
    return width == DeltaWidth.ONE
        ? U128.of(random.nextInt(256))
        : U128.random(random, width.bytes);
  }

  /** Compares with the slow search at both sides of every delta and at the ends of the space. */
  private void checkAll(DeltaWidth width, List<U128> deltas) {
    TreeSet<U128> keys = new TreeSet<>(List.of(U128.ZERO, width.maximum(), width.largestKey()));
    for (U128 delta : deltas) {
      keys.add(delta);
      if (delta.isAbove(U128.ZERO)) {
        keys.add(delta.minusOne());
      }
      if (delta.isBelow(width.largestKey())) {
        keys.add(delta.plusOne());
      }
    }
    try (Arena arena = Arena.ofConfined()) {
      for (Placed column : Placed.everywhere(width.encode(deltas), arena)) {
        for (U128 key : keys) {
          assertEquals(
              DeltaWidth.slowSearch(deltas, key),
              width.search(kernels(), column, deltas.size(), key),
              () -> width + " " + column + " key " + key + " in " + deltas);
        }
      }
    }
  }
}
