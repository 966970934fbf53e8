package dev.netindex.utf8.vector;

import java.lang.foreign.MemorySegment;

/** Validates text in segments of one class with vectors of one width. Safe for many threads. */
interface Utf8Kernel {
  /**
   * Finds the first byte that does not belong to a well-formed sequence.
   *
   * @param bytes a segment of the kernel's class
   * @param from offset of the text
   * @param to offset of its end; the text must lie in the segment
   * @return {@code Utf8Validator.VALID}, or the offset of the first byte of the first ill-formed
   *     sequence
   */
  long firstInvalid(MemorySegment bytes, long from, long to);
}
