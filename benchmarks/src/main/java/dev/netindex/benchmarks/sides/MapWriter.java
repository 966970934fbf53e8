package dev.netindex.benchmarks.sides;

import java.io.IOException;
import java.util.Map;

/** Turns records as the peer makes them into JSON. */
interface MapWriter {
  /**
   * Writes one record.
   *
   * @param record the record
   * @return how many bytes it is
   * @throws IOException never really
   */
  int write(Map<?, ?> record) throws IOException;
}
