package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;

/**
 * The check of a block of IPv4 rows at opening. It tells only whether all rows are right; which one
 * is wrong, and how, the caller finds out by itself. There is one kernel for each width of the
 * delta column (FORMAT.md, "Packed section"). The scalar one is built in and is what {@link
 * SearchKernels} gives unless a provider brings its own.
 *
 * <p>Row {@code i} has the delta {@code d[i]}, unsigned, little-endian, of the kernel's width, at
 * {@code deltas + i * width}, and the prefix {@code p[i]}, an unsigned byte at {@code prefixes +
 * i}. Neither is aligned. With {@code start[i] = base + d[i] * 2^shift} and {@code host[i] = 2^(32
 * - p[i]) - 1}, all in exact arithmetic, a block is right if for every row
 *
 * <ul>
 *   <li>{@code p[i] <= 32};
 *   <li>{@code start[i] <= 2^32 - 1};
 *   <li>{@code start[i]} has no bit in common with {@code host[i]};
 *   <li>{@code start[i] > end[i - 1]}, with {@code end[i] = start[i] + host[i]}, and {@code end[-1]
 *       = previousEnd}.
 * </ul>
 *
 * <p>The bytes may come from someone hostile: a kernel that calls a wrong block right breaks the
 * promise of a checked file, so no overflow may be lost. In 64 bits none happens: a delta below
 * 2<sup>32</sup> shifted by at most 31, and a base below 2<sup>32</sup>, stay below 2<sup>64</sup>.
 * Lanes of 32 bits need a proof: they overflow nowhere if the deltas rise from row to row
 * (unsigned) and the last row's start, computed in 64 bits, is at most 2<sup>32</sup> - 1; the
 * comparison of start and end must be unsigned. Prefixes above 32 must be refused before they
 * become a shift, which most processors take modulo the width of a lane, and a prefix of 0 means a
 * shift of 32.
 *
 * <p>Kernels hold no state, allocate nothing, read only the two columns, and are called by several
 * threads at once.
 */
@FunctionalInterface
public interface RowCheckKernel {
  /** The answer for a block that is not right. */
  long WRONG = -1;

  /**
   * Checks a block.
   *
   * @param file the whole index
   * @param deltas byte offset of the delta column
   * @param prefixes byte offset of the prefix column
   * @param rows number of rows, 1 to 256
   * @param base start of the first row if its delta is 0, as it should be; 0 to 2<sup>32</sup>-1
   * @param shift 0 to 31
   * @param previousEnd last address of the row before the block, 0 to 2<sup>32</sup>-1, or -1 if
   *     there is none
   * @return last address of the block's last row if the block is right, else {@link #WRONG}
   * @throws IndexOutOfBoundsException if a column does not lie in the segment
   */
  long lastEnd(
      MemorySegment file,
      long deltas,
      long prefixes,
      int rows,
      long base,
      int shift,
      long previousEnd);

  /**
   * Tells whether this is the built-in kernel. Opening then uses loops over copies of the columns,
   * which do the same and are faster without vectors.
   *
   * @return false for the kernels of providers
   */
  default boolean isBuiltIn() {
    return false;
  }
}
