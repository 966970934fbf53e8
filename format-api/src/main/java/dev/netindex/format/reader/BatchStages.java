package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.directory.AddressBatch;
import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.directory.RowDirectory;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.layout.PayloadReferences;
import java.util.Arrays;

/**
 * The stages of a batch: addresses are taken in groups, and each stage is done for a whole group,
 * so that its reads do not wait for each other. Belongs to one {@link BatchLookup}.
 */
final class BatchStages {
  private final IndexReader reader;
  private final AddressBatch batch = new AddressBatch();
  private Family family = Family.IPV4;

  /** Whether the answers of the group are known, not only its lines in a cache. */
  private boolean found;

  BatchStages(IndexReader reader) {
    this.reader = reader;
  }

  /** Returns the number of addresses in the group. */
  int size() {
    return batch.count;
  }

  /** Takes a group of IPv4 addresses and finds the first row of each. */
  void find(int[] addresses, int from, int to) {
    take(addresses, from, to);
    find();
  }

  /** Takes a group of IPv6 addresses and finds the first row of each. */
  void find(long[] high, long[] low, int from, int to) {
    take(high, low, from, to);
    find();
  }

  /** Takes a group of IPv4 addresses, for {@link #set}. */
  void reach(int[] addresses, int from, int to) {
    take(addresses, from, to);
    reach();
  }

  /** Takes a group of IPv6 addresses, for {@link #set}. */
  void reach(long[] high, long[] low, int from, int to) {
    take(high, low, from, to);
    reach();
  }

  private void take(int[] addresses, int from, int to) {
    family = Family.IPV4;
    batch.count = Math.min(to - from, RowDirectory.BATCH);
    for (int i = 0; i < batch.count; i++) {
      batch.high[i] = 0;
      batch.low[i] = Integer.toUnsignedLong(addresses[from + i]);
    }
  }

  private void take(long[] high, long[] low, int from, int to) {
    family = Family.IPV6;
    batch.count = Math.min(to - from, RowDirectory.BATCH);
    System.arraycopy(high, from, batch.high, 0, batch.count);
    System.arraycopy(low, from, batch.low, 0, batch.count);
  }

  private void find() {
    try {
      reader.ensureOpen();
      switch (reader.tables().of(family)) {
        case RowDirectory rows -> rows.find(batch);
        case OverlapDirectory overlaps -> overlaps.find(batch);
        case null -> {
          reader.tables().askedWithout(batch.count);
          Arrays.fill(batch.found, 0, batch.count, OverlapDirectory.UNKNOWN);
        }
      }
      IpSection section = reader.sections().ip(family);
      for (int i = 0; i < batch.count; i++) {
        if (batch.found[i] == OverlapDirectory.UNKNOWN) {
          batch.found[i] = search(section, batch.high[i], batch.low[i]);
        }
      }
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
    found = true;
  }

  private static long search(IpSection section, long high, long low) {
    return section.outside(high, low, high, low)
        ? RowDirectory.NOTHING
        : section.next(0, high, low, high, low);
  }

  private void reach() {
    if (reader.tables().of(family) instanceof RowDirectory) {
      find();
      return;
    }
    found = false;
    try {
      reader.ensureOpen();
      if (reader.tables().of(family) instanceof OverlapDirectory overlaps) {
        overlaps.reach(batch);
      }
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
  }

  /**
   * Sets a cursor before the only match of an address of the group. False if its matches are to be
   * asked for.
   */
  boolean set(MatchCursor cursor, int position) {
    if (!found) {
      return false;
    }
    cursor.set(family, batch.found[position]);
    return true;
  }

  /** Says which addresses have a match. */
  int matches(boolean[] into, int at) {
    int count = 0;
    for (int i = 0; i < batch.count; i++) {
      boolean match = batch.found[i] != RowDirectory.NOTHING;
      into[at + i] = match;
      count += match ? 1 : 0;
    }
    return count;
  }

  /** Copies the row numbers out. */
  int rows(long[] into, int at) {
    int count = 0;
    for (int i = 0; i < batch.count; i++) {
      boolean match = batch.found[i] != RowDirectory.NOTHING;
      into[at + i] = match ? RowDirectory.row(batch.found[i]) : BatchLookup.NONE;
      count += match ? 1 : 0;
    }
    return count;
  }

  /** Finds the payloads. */
  int payloads(MatchCursor cursor, long[] offsets, long[] lengths, int at) {
    int count = 0;
    try {
      reader.ensureOpen();
      for (int i = 0; i < batch.count; i++) {
        boolean match = batch.found[i] != RowDirectory.NOTHING;
        if (match) {
          payload(cursor, batch.found[i], offsets, lengths, at + i);
        } else {
          offsets[at + i] = BatchLookup.NONE;
          lengths[at + i] = 0;
        }
        count += match ? 1 : 0;
      }
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
    return count;
  }

  private void payload(MatchCursor cursor, long place, long[] offsets, long[] lengths, int at) {
    PayloadReferences references = reader.sections().references();
    long handle = RowDirectory.handle(place);
    if (handle < 0) {
      long id = reader.sections().ip(family).id(RowDirectory.row(place));
      handle = id < reader.size() ? references.handle(id) : -1;
    }
    long offset = handle < 0 ? -1 : references.handleOffset(handle);
    long length = handle < 0 ? 0 : references.handleLength(handle);
    if (reader.outsidePool(offset, length)) {
      // Only in a trusted file; the cursor says what is wrong.
      cursor.moveTo(family, RowDirectory.row(place)).payloadOffset();
    }
    offsets[at] = reader.sections().layout().pool() + offset;
    lengths[at] = length;
  }
}
