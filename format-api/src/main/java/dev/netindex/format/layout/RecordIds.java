package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The record ids met so far, one bit each: every id must come once. Made only after the file's
 * length has proved its row counts, so it is smaller than the file. The methods that only tell
 * whether ids are new take many at a time, and may be used by several threads where the ids were
 * made for them.
 */
final class RecordIds {
  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  /** Every second bit, from the first on. */
  private static final long EVEN = 0x5555_5555_5555_5555L;

  private final long records;
  private final boolean shared;
  private final long[] seen;

  RecordIds(long records, boolean shared) {
    this.records = records;
    this.shared = shared;
    this.seen = new long[(int) ((records + 63) >>> 6)];
  }

  /** Forgets all ids. */
  void clear() {
    Arrays.fill(seen, 0);
  }

  /** Takes an id of one thread, and says what is wrong with it. */
  void take(long id, long offset) {
    if (id >= records) {
      throw new InvalidIndexException(
          Fault.RECORD_ID, offset, "an id below " + records, Long.toString(id));
    }
    if (!mark((int) (id >>> 6), 1L << id)) {
      throw new InvalidIndexException(
          Fault.DUPLICATE_RECORD_ID, offset, "an id not yet used", Long.toString(id));
    }
  }

  /**
   * Takes ids that rise by 1 or 2. Touches a word for each 64 or 32 of them.
   *
   * @return whether all are ids, and new; if not, some may have been taken
   */
  boolean takeRun(long first, int count, int step) {
    long last = first + (count - 1L) * step;
    if (last >= records) {
      return false;
    }
    long pattern = step == 1 ? -1L : EVEN << (first & 1);
    int lastWord = (int) (last >>> 6);
    long mask = -1L << first & pattern;
    for (int word = (int) (first >>> 6); word < lastWord; word++) {
      if (!mark(word, mask)) {
        return false;
      }
      mask = pattern;
    }
    return mark(lastWord, mask & -1L >>> (63 - (last & 63)));
  }

  /**
   * Takes the first so many ids of an array, 1 or more. Ids of one word that follow each other are
   * marked at once, as shared words are slow to write.
   *
   * @return whether all are ids, and new; if not, some may have been taken
   */
  boolean takeAll(int[] ids, int count) {
    int word = 0;
    long mask = 0;
    for (int i = 0; i < count; i++) {
      long id = Integer.toUnsignedLong(ids[i]);
      if (id >= records) {
        return false;
      }
      if (word != (int) (id >>> 6)) {
        if (!mark(word, mask)) {
          return false;
        }
        word = (int) (id >>> 6);
        mask = 0;
      }
      long bit = 1L << id;
      if ((mask & bit) != 0) {
        return false;
      }
      mask |= bit;
    }
    return mark(word, mask);
  }

  /** Sets bits of a word, and tells whether none was set before. */
  private boolean mark(int word, long mask) {
    long before;
    if (shared) {
      before = (long) WORDS.getAndBitwiseOr(seen, word, mask);
    } else {
      before = seen[word];
      seen[word] = before | mask;
    }
    return (before & mask) == 0;
  }
}
