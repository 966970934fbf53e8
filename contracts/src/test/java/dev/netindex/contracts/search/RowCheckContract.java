package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.Seeds;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every kernel that checks rows must do, whatever its width. */
abstract class RowCheckContract {
  private static final long LAST = 0xFFFF_FFFFL;

  abstract SearchKernels kernels();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void tellsRightFromWrongBlocks(int width) {
    Random random = Seeds.random("rows of width " + width);
    int right = 0;
    for (int round = 0; round < 2_000; round++) {
      RowBlock block = RowBlock.random(random, width, 1 + random.nextInt(256));
      assertTrue(block.answer() >= 0, block::toString);
      check(block);
      for (int change = 0; change < 3; change++) {
        block = block.changed(random);
        right += block.answer() >= 0 ? 1 : 0;
        check(block);
      }
    }
    assertTrue(right > 20, "some changes leave a block right");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void findsTheOneWrongRowAtEveryPlace(int width) {
    int rows = width == 1 ? 128 : 256;
    for (int row = 0; row < rows; row++) {
      long[] deltas = new long[rows];
      int[] prefixes = new int[rows];
      Arrays.setAll(deltas, i -> 2L * Math.min(i, 127) + (i > 127 ? 2L * (i - 127) : 0));
      Arrays.fill(prefixes, 31);
      check(new RowBlock(width, 64, 0, -1, deltas, prefixes));
      for (int prefix : new int[] {30, 0, 33, 63, 64, 95, 96, 128, 159, 160, 255}) {
        int[] wrong = prefixes.clone();
        wrong[row] = prefix;
        check(new RowBlock(width, 64, 0, -1, deltas, wrong));
      }
      for (long change : new long[] {-2, -1, 1, 2}) {
        long[] wrong = deltas.clone();
        wrong[row] = wrong[row] + change & (1L << width * 8) - 1;
        check(new RowBlock(width, 64, 0, -1, wrong, prefixes));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void losesNoOverflow(int width) {
    long most = (1L << width * 8) - 1;
    for (int shift = 0; shift < 32; shift++) {
      for (long base : new long[] {0, 1, LAST >>> 1, 1L << 31, LAST - 1, LAST}) {
        for (long delta : new long[] {1, most >>> 1, (most >>> 1) + 1, most - 1, most}) {
          for (int rows : new int[] {2, 3, 16, 17, 64, 256}) {
            long[] deltas = new long[rows];
            int[] prefixes = new int[rows];
            Arrays.fill(prefixes, 32);
            Arrays.setAll(deltas, i -> Math.max(0, delta - (rows - 1) + i));
            deltas[0] = 0;
            check(new RowBlock(width, base, shift, base - 1, deltas, prefixes));
            long[] wrapped = deltas.clone();
            wrapped[rows - 1] = 1;
            check(new RowBlock(width, base, shift, base - 1, wrapped, prefixes));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void takesTheWholeSpaceAndItsEnds(int width) {
    check(new RowBlock(width, 0, 0, -1, new long[1], new int[1]));
    check(new RowBlock(width, 0, 0, 0, new long[1], new int[1]));
    check(new RowBlock(width, LAST, 31, LAST - 1, new long[1], new int[] {32}));
    check(new RowBlock(width, LAST, 31, LAST, new long[1], new int[] {32}));
    check(new RowBlock(width, 0, 31, -1, new long[] {0, 1}, new int[] {1, 1}));
    check(new RowBlock(width, 0, 31, -1, new long[] {0, 2}, new int[] {1, 1}));
    check(new RowBlock(width, 1L << 31, 31, -1, new long[] {0, 1}, new int[] {1, 1}));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void refusesColumnsThatDoNotLieInTheSegment(int width) {
    RowBlock block =
        RowBlock.random(new Random(width), width, 256); // any; the columns are elsewhere
    try (Arena arena = Arena.ofConfined()) {
      for (Placed at : Placed.everywhere(block.encode(), arena)) {
        int rows = block.deltas().length;
        long end = at.file().byteSize();
        for (long wrong : new long[] {-1, end - rows + 1, end, Long.MAX_VALUE}) {
          assertThrows(
              IndexOutOfBoundsException.class,
              () -> block.check(kernels(), at, at.offset(), wrong));
          assertThrows(
              IndexOutOfBoundsException.class,
              () -> block.check(kernels(), at, wrong, at.offset()));
        }
      }
    }
  }

  private void check(RowBlock block) {
    try (Arena arena = Arena.ofConfined()) {
      for (Placed at : Placed.everywhere(block.encode(), arena)) {
        assertEquals(block.answer(), block.check(kernels(), at), () -> at + " " + block);
      }
    }
  }
}
