package dev.netindex.codec.json.build;

/**
 * Remembers under which record id a source's record was added first, by the key that the source has
 * for it, such as its offset in a file: primitive columns, 12 bytes a place, at most three quarters
 * of the places taken. Belongs to one thread.
 */
public final class RecordKeys {
  /** What {@link #find} returns for a key that was not put. */
  public static final long ABSENT = -1;

  private static final int FIRST_PLACES = 16;
  private static final int MAX_PLACES = 1 << 30;
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private long[] keys = new long[FIRST_PLACES];

  /** Record ids plus one, unsigned; 0 is a free place. */
  private int[] ids = new int[FIRST_PLACES];

  private int size;

  /** Makes an empty table. */
  public RecordKeys() {}

  /**
   * Finds a key.
   *
   * @param key any number
   * @return the record id, or {@link #ABSENT}
   */
  public long find(long key) {
    // The id of a free place is 0, which makes it ABSENT.
    return Integer.toUnsignedLong(ids[place(key)]) - 1;
  }

  /**
   * Puts a key, or replaces its record id.
   *
   * @param key any number
   * @param recordId 0 to 2<sup>32</sup>-2
   * @throws IllegalStateException if there are more than 805,306,368 keys
   */
  public void put(long key, long recordId) {
    int at = place(key);
    if (ids[at] == 0) {
      if (4L * (size + 1L) > 3L * keys.length) {
        grow();
        at = place(key);
      }
      size++;
    }
    keys[at] = key;
    ids[at] = (int) (recordId + 1);
  }

  /**
   * Returns the number of keys.
   *
   * @return 0 or more
   */
  public int size() {
    return size;
  }

  /** Returns where the key is, or the free place that it belongs to. */
  private int place(long key) {
    int mask = keys.length - 1;
    int at = (int) (key * SPREAD >>> Integer.SIZE) & mask;
    while (ids[at] != 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    if (keys.length == MAX_PLACES) {
      throw new IllegalStateException("too many keys: " + size);
    }
    long[] oldKeys = keys;
    int[] oldIds = ids;
    keys = new long[2 * oldKeys.length];
    ids = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldIds[i] != 0) {
        int at = place(oldKeys[i]);
        keys[at] = oldKeys[i];
        ids[at] = oldIds[i];
      }
    }
  }
}
