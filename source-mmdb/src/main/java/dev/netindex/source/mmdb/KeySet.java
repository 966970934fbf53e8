package dev.netindex.source.mmdb;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A set of offsets below a length: a bit for each, in pages that are made when they are needed, so
 * that at most an eighth of the length is used.
 */
final class KeySet {
  private static final int PAGE_SHIFT = 16;

  private long[] @Nullable [] pages = new long[16][];

  /** Adds an offset, and tells whether it is new. */
  boolean add(long key) {
    int page = (int) (key >>> PAGE_SHIFT);
    if (page >= pages.length) {
      pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
    }
    long[] words = pages[page];
    if (words == null) {
      words = new long[(1 << PAGE_SHIFT) / Long.SIZE];
      pages[page] = words;
    }
    int word = (int) key >>> 6 & words.length - 1;
    long bit = 1L << key;
    boolean added = (words[word] & bit) == 0;
    words[word] |= bit;
    return added;
  }

  /** Tells whether an offset was added. */
  boolean contains(long key) {
    int page = (int) (key >>> PAGE_SHIFT);
    long[] words = page < pages.length ? pages[page] : null;
    return words != null && (words[(int) key >>> 6 & words.length - 1] & 1L << key) != 0;
  }
}
