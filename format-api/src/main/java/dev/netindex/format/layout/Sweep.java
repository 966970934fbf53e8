package dev.netindex.format.layout;

import dev.netindex.format.Family;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * One pass over all rows and references that tells whether all are right, cut into tasks that can
 * run at the same time: parts of sections, and all references, whose check is one long chain. What
 * is at the seam of two tasks is checked by the later one.
 */
final class Sweep {
  /** Rows of a task, about a megabyte of a packed section; a multiple of a block's. */
  static final int TASK_ROWS = 1 << 18;

  private final MemorySegment file;
  private final IndexSections sections;
  private final SearchKernels kernels;
  private final RecordIds ids;
  private final BucketBitmap buckets;
  private final int bucketBits;
  private final int taskRows;
  private final List<SweepTask> tasks = new ArrayList<>();
  private volatile long distinctPayloads;

  Sweep(
      MemorySegment file,
      IndexSections sections,
      SearchKernels kernels,
      RecordIds ids,
      int bucketBits,
      int taskRows) {
    this.file = file;
    this.sections = sections;
    this.kernels = kernels;
    this.ids = ids;
    this.bucketBits = bucketBits;
    this.taskRows = taskRows;
    this.buckets = new BucketBitmap(bucketBits);
    // The longest task comes first, lest the others wait for it at the end.
    tasks.add(_ -> checkReferences());
    addRows(sections.ipv4(), sections.layout().ipv4());
    addRows(sections.ipv6(), sections.layout().ipv6());
    AsnSection asn = sections.asn();
    addRanges(asn.rows(), (from, to) -> tasks.add(_ -> asn.isRight(from, to, ids)));
  }

  /** Runs all tasks, and tells whether all is right. */
  boolean run(int threads) {
    return new SweepThreads(tasks, () -> new BucketBitmap(bucketBits)).run(threads, buckets);
  }

  /** Returns the number of distinct payloads, if all is right. */
  long distinctPayloads() {
    return distinctPayloads;
  }

  /** Returns the buckets of all rows, if all is right. */
  BucketBitmap buckets() {
    return buckets;
  }

  private boolean checkReferences() {
    distinctPayloads = sections.references().countIfRight();
    return distinctPayloads >= 0;
  }

  private void addRows(IpSection section, long offset) {
    switch (section) {
      case PackedSection packed ->
          addRanges(
              packed.rows(),
              (from, to) -> tasks.add(into -> sweep(packed, offset, from, to, into)));
      case IntervalSection interval -> {
        addRanges(
            interval.rows(),
            (from, to) -> tasks.add(into -> sweep(interval, offset, into).run(from, to)));
        addMaxima(interval.family(), offset, interval.rows());
      }
    }
  }

  private boolean sweep(PackedSection packed, long offset, long from, long to, BucketBitmap into) {
    return new PackedSweep(file, offset, packed, kernels, ids, into)
        .run(from / FileFormat.BLOCK_ROWS, PackedSection.blocks(to));
  }

  private IntervalSweep sweep(IntervalSection interval, long offset, BucketBitmap into) {
    return interval.family() == Family.IPV4
        ? new Ipv4IntervalSweep(file, offset, ids, into)
        : new Ipv6IntervalSweep(file, offset, ids, into);
  }

  /** Subtrees of few enough rows are tasks of their own; the rows above them are one more. */
  private void addMaxima(Family family, long offset, long rows) {
    MaximumSweep maxima = new MaximumSweep(file, family, offset);
    tasks.add(_ -> maxima.run(0, rows, taskRows));
    addSubtrees(0, rows, maxima);
  }

  private void addSubtrees(long low, long high, MaximumSweep maxima) {
    if (high - low < taskRows) {
      tasks.add(_ -> maxima.run(low, high, 0));
    } else {
      long root = low + (high - low) / 2;
      addSubtrees(low, root, maxima);
      addSubtrees(root + 1, high, maxima);
    }
  }

  private void addRanges(long rows, RowRange range) {
    for (long from = 0; from < rows; from += taskRows) {
      range.add(from, Math.min(from + taskRows, rows));
    }
  }

  /** Takes the rows [from, to). */
  @FunctionalInterface
  private interface RowRange {
    void add(long from, long to);
  }
}
