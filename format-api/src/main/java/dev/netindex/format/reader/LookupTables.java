package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.directory.RowDirectory;
import dev.netindex.format.directory.SectionDirectory;
import dev.netindex.format.layout.IndexSections;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.spi.RunKernel;
import org.jspecify.annotations.Nullable;

/** The directories of a reader, when they are built, and membership through them. */
final class LookupTables {
  private final IndexSections sections;
  private final RunKernel runs;
  private final DirectorySize size;

  /** Counts questions until the directories are built; null if they are, or never will be. */
  private @Nullable DirectoryDemand demand;

  /** Read plainly: whoever sees the old ones searches without. */
  private Directories directories;

  LookupTables(IndexSections sections, RunKernel runs, OpenOptions options) {
    this.sections = sections;
    this.runs = runs;
    this.size = options.directory();
    boolean pending =
        size != DirectorySize.NONE && options.directoryTiming() == DirectoryTiming.ON_DEMAND;
    this.demand = pending ? new DirectoryDemand() : null;
    this.directories = pending ? Directories.PENDING : Directories.build(sections, runs, size);
  }

  /** Returns the directory of a family, if it is there. */
  @Nullable SectionDirectory of(Family family) {
    return directories.of(family);
  }

  Directories directories() {
    return directories;
  }

  /**
   * Counts questions that were asked without a directory, and builds the directories when that is
   * worth it. What goes wrong meanwhile is left to the lookup itself to meet.
   */
  void askedWithout(int questions) {
    DirectoryDemand counting = demand;
    if (counting == null || !counting.worthBuilding(questions)) {
      return;
    }
    try {
      directories = Directories.build(sections, runs, size);
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError gone) {
      directories = Directories.NONE;
    }
    demand = null;
  }

  /** Tells whether a row contains an address. Throws what accesses to the file throw. */
  boolean contains(Family family, long high, long low) {
    if (directories.of(family) instanceof RowDirectory rows) {
      long found = rows.find(high, low);
      if (found == RowDirectory.NOTHING || RowDirectory.handle(found) < 0) {
        AccessFaults.settle(); // The row, or that there is none, may have been seen in the file.
      }
      return found != RowDirectory.NOTHING;
    }
    IpSection section = sections.ip(family);
    boolean found = !section.outside(high, low, high, low) && search(section, high, low);
    AccessFaults.settle();
    return found;
  }

  private boolean search(IpSection section, long high, long low) {
    if (directories.of(section.family()) instanceof OverlapDirectory overlaps) {
      int leaf = overlaps.leaf(high, low);
      if (leaf != OverlapDirectory.NO_LEAF) {
        return overlaps.contains(leaf, high, low);
      }
    } else {
      askedWithout(1);
    }
    return section.next(0, high, low, high, low) >= 0;
  }
}
