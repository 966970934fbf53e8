package dev.netindex.codec.json.record;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A set of value ids: a bit each, in pages that are made where ids occur, so that a part of few
 * values costs little even if the pool has many.
 */
final class SeenValues {
  private static final int PAGE_BITS = 15;
  private static final int PAGE_WORDS = (1 << PAGE_BITS) / Long.SIZE;

  private final Budget budget;
  private long[] @Nullable [] pages = new long[1][];

  SeenValues(Budget budget) {
    this.budget = budget;
  }

  /** What all sets of a validator may take together. */
  static final class Budget {
    private static final long MAX_BYTES = 1L << 30;

    private long bytes;

    void take(long more) {
      bytes += more;
      if (bytes > MAX_BYTES) {
        throw new LimitExceededException(
            Fault.SHARED_VALUES,
            LimitExceededException.NO_OFFSET,
            "values of parts that " + MAX_BYTES + " bytes can remember",
            "more");
      }
    }
  }

  /**
   * Adds an id.
   *
   * @param id 0 to 2<sup>32</sup>-1
   * @return false if it was there
   */
  boolean add(long id) {
    int number = (int) (id >>> PAGE_BITS);
    if (number >= pages.length) {
      int length = Math.max(number + 1, pages.length * 2);
      budget.take((long) (length - pages.length) * Long.BYTES);
      pages = Arrays.copyOf(pages, length);
    }
    long[] page = pages[number];
    if (page == null) {
      budget.take((long) PAGE_WORDS * Long.BYTES);
      page = new long[PAGE_WORDS];
      pages[number] = page;
    }
    int word = (int) (id & (1 << PAGE_BITS) - 1) / Long.SIZE;
    long bit = 1L << id % Long.SIZE;
    boolean added = (page[word] & bit) == 0;
    page[word] |= bit;
    return added;
  }
}
