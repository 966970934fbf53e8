package dev.netindex.format.layout;

/** A part of a sweep, which runs once, on any thread. */
@FunctionalInterface
interface SweepTask {
  /**
   * Checks a part of the file.
   *
   * @param buckets where the buckets of the rows are marked, if the part has such; of one thread
   * @return whether it is right
   */
  boolean run(BucketBitmap buckets);
}
