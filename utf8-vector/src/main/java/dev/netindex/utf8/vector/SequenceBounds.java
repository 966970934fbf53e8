package dev.netindex.utf8.vector;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;

/** Where sequences start, near a place. A sequence has at most four bytes. */
final class SequenceBounds {
  /** No byte below it, as a signed number, starts a sequence. */
  private static final byte FIRST_LEAD = (byte) 0xC0;

  private SequenceBounds() {}

  /**
   * Returns a place where no sequence goes on that starts in the first three bytes of a text, at
   * most six bytes after its start. If more continuations than any sequence has follow there, the
   * bytes before are whole sequences or ill-formed by themselves.
   *
   * @param from start of a text of at least six bytes
   */
  static long secondStart(MemorySegment bytes, long from) {
    long at = from + 3;
    while (at < from + 6 && bytes.get(JAVA_BYTE, at) < FIRST_LEAD) {
      at++;
    }
    return at;
  }

  /**
   * Returns the start of the last sequence that starts before a place, or the place itself if three
   * continuations or the start of the text are right before it.
   *
   * @param from start of the text
   * @param at the place; all sequences that end before it are well-formed
   */
  static long lastStart(MemorySegment bytes, long from, long at) {
    for (long before = at - 1; before >= from && before >= at - 3; before--) {
      if (bytes.get(JAVA_BYTE, before) >= FIRST_LEAD) {
        return before;
      }
    }
    return at;
  }
}
