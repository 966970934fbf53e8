package dev.netindex.cli.output;

import dev.netindex.cli.console.Failure;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Payload bytes of one record after the other, in one array that is used again. */
final class PayloadBuffer {
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private byte[] bytes = new byte[1024];
  private int length;

  /**
   * Takes a whole payload.
   *
   * @param memory the bytes of the index
   * @param id the record id, for the message of a failure
   * @param offset where the payload starts
   * @param count bytes of the payload
   */
  void read(MemorySegment memory, long id, long offset, long count) {
    if (count > MAX_ARRAY) {
      throw new Failure(
          "record " + id + ": its payload of " + count + " bytes is too long for this form");
    }
    read(memory, offset, (int) count);
  }

  /**
   * Takes a part of a payload.
   *
   * @param memory the bytes of the index
   * @param offset where the part starts
   * @param count bytes of the part
   */
  void read(MemorySegment memory, long offset, int count) {
    if (count > bytes.length) {
      bytes = new byte[(int) Math.min(MAX_ARRAY, Math.max(count, 2L * bytes.length))];
    }
    MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, offset, bytes, 0, count);
    length = count;
  }

  /**
   * Returns the array, valid until the next payload is taken.
   *
   * @return bytes 0 to {@link #length()}
   */
  byte[] bytes() {
    return bytes;
  }

  /**
   * Returns how much of the array is payload.
   *
   * @return bytes
   */
  int length() {
    return length;
  }
}
