package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Pool;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;

/** The way to one or more of the fields of a row, gone once for all of them. */
final class Way {
  private final int[] steps;
  private final boolean direct;
  private final boolean inPool;

  /** Where the record at its end starts, or one of the negative results of {@link Steps}. */
  long at;

  Way(Field field) {
    steps = field.steps;
    direct = steps.length == 1;
    inPool = field.inPool;
  }

  /** Finds a field's way among those that are known, or adds it. */
  static Way of(Field field, List<Way> known) {
    for (Way way : known) {
      if (way.inPool == field.inPool && Arrays.equals(way.steps, field.steps)) {
        return way;
      }
    }
    Way way = new Way(field);
    known.add(way);
    return way;
  }

  /** Goes it from a record. */
  long go(Pool pool, MemorySegment memory, long record) {
    return direct ? record : Steps.follow(steps, pool, memory, record);
  }

  /** Tells whether it ends in the byte pool. */
  boolean inPool() {
    return inPool;
  }
}
