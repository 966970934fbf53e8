package dev.netindex.format.layout;

import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;

/**
 * The check of every row and reference of a file. First a sweep over the file, in tight loops and
 * on several threads if so wished, tells whether all is right. Only if it isn't, {@link
 * IndexSections#validate} goes through the file row by row and names the first fault in file order;
 * so the answer never depends on the number of threads.
 *
 * <p>Takes one bit a record, eight bytes a distinct payload span, and some 100 KiB, with 20 KiB for
 * each further thread.
 */
public final class Validation {
  private final long distinctPayloads;
  private final BucketBitmap buckets;

  private Validation(long distinctPayloads, BucketBitmap buckets) {
    this.distinctPayloads = distinctPayloads;
    this.buckets = buckets;
  }

  /**
   * Checks a file.
   *
   * @param file the whole file
   * @param sections its parts
   * @param kernels check blocks of rows
   * @param bucketBits leading address bits that number a bucket, 6 to 16
   * @param threads 1 to check on the calling thread only; more make so many less one, which have
   *     ended when the method returns or throws
   * @return what was seen
   * @throws dev.netindex.format.InvalidIndexException if a row or reference is wrong: the first one
   *     in file order (FORMAT.md, "Checks", 9 to 11)
   */
  public static Validation of(
      MemorySegment file,
      IndexSections sections,
      SearchKernels kernels,
      int bucketBits,
      int threads) {
    // Memory that belongs to one thread can be checked by that thread only.
    boolean alone = threads == 1 || !file.isAccessibleBy(new Thread(() -> {}));
    RecordIds ids = new RecordIds(sections.layout().header().records(), !alone);
    Sweep sweep = new Sweep(file, sections, kernels, ids, bucketBits, Sweep.TASK_ROWS);
    if (sweep.run(alone ? 1 : threads)) {
      return new Validation(sweep.distinctPayloads(), sweep.buckets());
    }
    ids.clear();
    BucketBitmap buckets = new BucketBitmap(bucketBits);
    long distinct =
        sections.validate(
            ids,
            (family, row) ->
                buckets.add(family, row.startHigh, row.startLow, row.endHigh, row.endLow));
    return new Validation(distinct, buckets);
  }

  /**
   * Returns the number of distinct payloads as stored.
   *
   * @return 0 or more
   */
  public long distinctPayloads() {
    return distinctPayloads;
  }

  /**
   * Returns the buckets that hold a row.
   *
   * @return not to be changed
   */
  public BucketBitmap buckets() {
    return buckets;
  }
}
