package dev.netindex.codec.json.infer;

import java.util.LinkedHashSet;
import java.util.Set;

/** Bounds what all counters of an inference hold together: 32 MiB, half of it per step if not. */
final class DistinctBudget {
  private static final long MAX_SLOTS = 1 << 22;
  private static final int FIRST_CAP = 1 << 15;
  private static final int LEAST_CAP = 64;

  private final Set<DistinctCounter> counters = new LinkedHashSet<>();
  private long slots;
  private int cap = FIRST_CAP;

  /** Returns the most values that a counter may hold. */
  int cap() {
    return cap;
  }

  /** Takes note of a counter's new size; may shrink all counters. */
  void resized(DistinctCounter counter, int change) {
    counters.add(counter);
    slots += change;
    while (slots > MAX_SLOTS && cap > LEAST_CAP) {
      cap /= 2;
      for (DistinctCounter each : counters) {
        slots += each.shrink(cap);
      }
    }
  }

  /** Forgets a counter. */
  void release(DistinctCounter counter, int itsSlots) {
    if (counters.remove(counter)) {
      slots -= itsSlots;
    }
  }
}
