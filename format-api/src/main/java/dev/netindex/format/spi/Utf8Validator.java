package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;

/** Checks that bytes are well-formed UTF-8 (Unicode 16, table 3-7). A scalar one is built in. */
public interface Utf8Validator extends Provider {
  /** The version of this interface; it changes when an older provider can no longer serve. */
  int SPI_VERSION = 1;

  /** The result for well-formed bytes. */
  long VALID = -1;

  /**
   * Finds the first byte that does not belong to a well-formed sequence.
   *
   * @param bytes the memory to read
   * @param offset byte offset of the text
   * @param length bytes of the text, 0 or more
   * @return {@link #VALID}, or the offset in the segment of the first byte of the first ill-formed
   *     sequence
   * @throws IndexOutOfBoundsException if the text does not lie in the segment
   */
  long firstInvalid(MemorySegment bytes, long offset, long length);
}
