package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.util.function.Consumer;

/** Checks every row of an IPv4 or IPv6 section, in file order (FORMAT.md, "Checks", 9). */
final class RowCheck {
  private final IpSection section;
  private final RecordIds ids;
  private final Consumer<IpRow> listener;
  private final int bits;
  private final IpRow row = new IpRow();
  private final IpRow previous = new IpRow();

  /** Prepares the check; the listener sees each row after it has passed. */
  RowCheck(IpSection section, RecordIds ids, Consumer<IpRow> listener) {
    this.section = section;
    this.ids = ids;
    this.listener = listener;
    this.bits = section.family().bits();
  }

  void run() {
    switch (section) {
      case PackedSection packed -> checkPacked(packed);
      case IntervalSection interval -> {
        checkInterval(interval);
        new MaximumCheck(interval).run();
      }
    }
  }

  private void checkPacked(PackedSection packed) {
    DeltaRow delta = new DeltaRow();
    for (long number = 0; number < packed.rows(); number++) {
      packed.loadDelta(number, delta);
      if (delta.losesBits()) {
        throw fault(Fault.PACKED_DELTA_OVERFLOW, delta.offset, "bits kept", "shift " + delta.shift);
      }
      if (delta.overflows()) {
        throw fault(Fault.PACKED_ADDRESS_OVERFLOW, delta.offset, "a sum below 2^128", "more");
      }
      packed.load(number, row);
      boolean fits = bits == 128 || (row.startHigh == 0 && row.startLow >>> 32 == 0);
      if (row.prefix > bits || row.kind > FileFormat.KIND_NETWORK || !fits) {
        throw fault(
            Fault.PACKED_TARGET,
            delta.offset,
            "an address or network of " + bits + " bits",
            "kind " + row.kind + " and prefix " + row.prefix);
      }
      checkBounds(delta.offset, delta.offset);
      checkOrder(number, delta.offset);
      if (number > 0 && compare(previous.endHigh, previous.endLow, row) >= 0) {
        throw fault(
            Fault.PACKED_OVERLAP, delta.offset, "a start after the row before ends", "an overlap");
      }
      finish(delta.offset);
    }
  }

  private void checkInterval(IntervalSection interval) {
    for (long number = 0; number < interval.rows(); number++) {
      interval.load(number, row);
      long idOffset = interval.idOffset(number);
      if (interval.reserved(number) != 0) {
        throw fault(
            Fault.RESERVED_ENTRY, idOffset + 6, "0", Integer.toString(interval.reserved(number)));
      }
      checkBounds(interval.rowOffset(number), idOffset + 4);
      checkOrder(number, interval.rowOffset(number));
      finish(idOffset);
    }
  }

  private void checkBounds(long offset, long prefixOffset) {
    switch (row.kind) {
      case FileFormat.KIND_ADDRESS -> {
        if (row.prefix != bits || compare(row.endHigh, row.endLow, row) != 0) {
          throw bounds(offset, "an address with prefix " + bits);
        }
      }
      case FileFormat.KIND_NETWORK -> checkNetwork(offset, prefixOffset);
      case FileFormat.KIND_RANGE -> {
        if (row.prefix != 0 || compare(row.endHigh, row.endLow, row) < 0) {
          throw bounds(offset, "a range of rising ends with prefix 0");
        }
      }
      default ->
          throw fault(Fault.TARGET_KIND, prefixOffset + 1, "0, 1 or 2", Integer.toString(row.kind));
    }
  }

  private void checkNetwork(long offset, long prefixOffset) {
    if (row.prefix > bits) {
      throw fault(
          Fault.NETWORK_PREFIX, prefixOffset, "at most " + bits, Integer.toString(row.prefix));
    }
    int prefix = row.prefix + 128 - bits;
    long hostHigh = AddressBits.hostMaskHigh(prefix);
    long hostLow = AddressBits.hostMaskLow(prefix);
    boolean canonical = (row.startHigh & hostHigh) == 0 && (row.startLow & hostLow) == 0;
    if (!canonical
        || row.endHigh != (row.startHigh | hostHigh)
        || row.endLow != (row.startLow | hostLow)) {
      throw bounds(offset, "the first and last address of a /" + row.prefix);
    }
  }

  private void checkOrder(long number, long offset) {
    if (number == 0) {
      return;
    }
    int order = compare(previous.startHigh, previous.startLow, row);
    if (order == 0) {
      order = AddressBits.compare(previous.endHigh, previous.endLow, row.endHigh, row.endLow);
    }
    if (order > 0 || (order == 0 && previous.id >= row.id)) {
      throw fault(
          Fault.IP_ENTRY_ORDER, offset, "rows that rise by start, end and id", "row " + number);
    }
  }

  private void finish(long idOffset) {
    ids.take(row.id, idOffset);
    listener.accept(row);
    previous.startHigh = row.startHigh;
    previous.startLow = row.startLow;
    previous.endHigh = row.endHigh;
    previous.endLow = row.endLow;
    previous.id = row.id;
  }

  /** Compares an address with the row's start. */
  private static int compare(long high, long low, IpRow row) {
    return AddressBits.compare(high, low, row.startHigh, row.startLow);
  }

  private InvalidIndexException bounds(long offset, String expected) {
    return fault(
        Fault.TARGET_BOUNDS,
        offset,
        expected,
        "0x"
            + hex(row.startHigh, row.startLow)
            + " to 0x"
            + hex(row.endHigh, row.endLow)
            + " with prefix "
            + row.prefix);
  }

  private static String hex(long high, long low) {
    return high == 0 ? Long.toHexString(low) : String.format("%x%016x", high, low);
  }

  private static InvalidIndexException fault(
      Fault fault, long offset, String expected, String actual) {
    return new InvalidIndexException(fault, offset, expected, actual);
  }
}
