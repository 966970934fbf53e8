package dev.netindex.format.layout;

import java.lang.foreign.MemorySegment;

/**
 * What leads from a record id to its payload (FORMAT.md, "Payload references"). Spans are relative
 * to the payload pool. Unchecked on access: a trusted file may hold any span, so callers compare it
 * with the pool before use. One reference touches one cache line, seldom two.
 */
public sealed interface PayloadReferences permits SpanReferences, FixedReferences {
  /**
   * Views the references of a file.
   *
   * @param file the whole file
   * @param layout where its parts lie
   * @return the references
   */
  static PayloadReferences of(MemorySegment file, FileLayout layout) {
    return layout.form() == ReferenceForm.FIXED
        ? new FixedReferences(file, layout)
        : new SpanReferences(file, layout);
  }

  /**
   * Returns the length of all payloads.
   *
   * @return bytes, or -1 if every payload has a length of its own
   */
  long commonLength();

  /**
   * Returns how many handles there are: with payloads of one length all of them lead to a payload
   * that lies in the pool, else to a reference that may say anything.
   *
   * @return the first handle that is none
   */
  long handles();

  /**
   * Returns the number that leads to a record's payload with the fewest reads.
   *
   * @param record a record id, below the number of records
   * @return the ordinal of a payload of fixed length, else the record id
   */
  long handle(long record);

  /**
   * Returns where a payload starts.
   *
   * @param handle as {@link #handle} gave it
   * @return bytes from the start of the pool
   */
  long handleOffset(long handle);

  /**
   * Returns the length of a payload.
   *
   * @param handle as {@link #handle} gave it
   * @return bytes, unsigned
   */
  long handleLength(long handle);

  /**
   * Checks every reference (FORMAT.md, "Checks", 11) and counts the distinct ones.
   *
   * @return the number of distinct payloads as stored
   * @throws dev.netindex.format.InvalidIndexException if the references do not cover the pool in
   *     order
   */
  long validate();

  /**
   * Does the same without saying what is wrong, faster.
   *
   * @return the number of distinct payloads as stored, or -1 if a reference is wrong
   */
  long countIfRight();

  /**
   * Counts the distinct payloads without trusting the references.
   *
   * @return the number of references that begin where the pool had not been seen yet
   */
  long countDistinct();
}
