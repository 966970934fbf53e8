package dev.netindex.format.reader;

import dev.netindex.format.Target;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * An assertion that answered a query. The payload is borrowed from the file: it is readable as long
 * as the reader is open, and throws {@link IllegalStateException} after that.
 *
 * @param target the exact target of the assertion
 * @param recordId its insertion position, 0 to 2<sup>32</sup>-1
 * @param payload its bytes, read-only
 */
public record Match(Target target, long recordId, MemorySegment payload) {
  /**
   * Copies the payload.
   *
   * @return a new array
   * @throws IllegalStateException if the reader is closed, or the payload exceeds an array
   * @throws dev.netindex.format.InvalidIndexException if the mapped file was cut short meanwhile
   */
  public byte[] payloadBytes() {
    try {
      byte[] bytes = payload.toArray(ValueLayout.JAVA_BYTE);
      AccessFaults.settle();
      return bytes;
    } catch (InternalError fault) {
      throw AccessFaults.changed(fault);
    }
  }

  /**
   * Copies the payload as UTF-8 text. Bytes that are not UTF-8 become U+FFFD; to tell, validate
   * them with {@link dev.netindex.format.spi.Utf8Validators} first.
   *
   * @return the text
   * @throws IllegalStateException if the reader is closed, or the payload exceeds an array
   * @throws dev.netindex.format.InvalidIndexException if the mapped file was cut short meanwhile
   */
  public String payloadText() {
    return new String(payloadBytes(), StandardCharsets.UTF_8);
  }
}
