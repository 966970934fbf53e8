package dev.netindex.benchmarks.sides;

import com.maxmind.db.MaxMindDbConstructor;

/** Nothing of a record: the least that the peer can be asked for, to learn whether there is one. */
public record NoFields() {
  /** Tells the peer that this is how to make the object. */
  @MaxMindDbConstructor
  public NoFields {}
}
