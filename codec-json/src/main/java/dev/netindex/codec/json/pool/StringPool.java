package dev.netindex.codec.json.pool;

import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;

/**
 * A {@link ValuePool} whose values are texts: each was found to be well-formed UTF-8 when the pool
 * was opened. Memory and threads are as there; all but {@link #text} makes no object.
 */
public final class StringPool {
  private final ValuePool values;
  private final boolean jsonEscapes;

  private StringPool(ValuePool values, boolean jsonEscapes) {
    this.values = values;
    this.jsonEscapes = jsonEscapes;
  }

  /**
   * Opens a pool inside a segment with the validator that {@link Utf8Validators#select()} chooses.
   *
   * @param memory the memory around the pool, borrowed
   * @param offset byte offset of the pool
   * @param length bytes of the pool
   * @param limits bounds on the number of values and on the bytes of the pool
   * @return the pool
   * @throws InvalidIndexException if the bytes are no value pool or a value is not UTF-8; offsets
   *     count from the start of the segment
   * @throws dev.netindex.format.LimitExceededException if it has more values or bytes than the
   *     limits allow
   * @throws dev.netindex.format.spi.NoUtf8ValidatorException if the system property names a
   *     validator that can't be used
   * @throws IndexOutOfBoundsException if the pool does not lie in the segment
   */
  public static StringPool open(MemorySegment memory, long offset, long length, Limits limits) {
    return open(memory, offset, length, limits, Utf8Validators.select().selected());
  }

  /**
   * Opens a pool inside a segment.
   *
   * @param memory the memory around the pool, borrowed
   * @param offset byte offset of the pool
   * @param length bytes of the pool
   * @param limits bounds on the number of values and on the bytes of the pool
   * @param validator checks the texts
   * @return the pool
   * @throws InvalidIndexException if the bytes are no value pool or a value is not UTF-8; offsets
   *     count from the start of the segment
   * @throws dev.netindex.format.LimitExceededException if it has more values or bytes than the
   *     limits allow
   * @throws IndexOutOfBoundsException if the pool does not lie in the segment
   */
  public static StringPool open(
      MemorySegment memory, long offset, long length, Limits limits, Utf8Validator validator) {
    return of(ValuePool.open(memory, offset, length, limits), validator);
  }

  /**
   * Takes a pool that is open already.
   *
   * @param values the pool
   * @param validator checks the texts
   * @return the same values as texts
   * @throws InvalidIndexException if a value is not UTF-8; the offset is that of the ill-formed
   *     sequence in the pool's memory
   */
  public static StringPool of(ValuePool values, Utf8Validator validator) {
    PoolTexts texts = new PoolTexts(values, validator);
    texts.check();
    return new StringPool(values, texts.needJsonEscapes());
  }

  /**
   * Returns the same values as bytes.
   *
   * @return the pool that was opened
   */
  public ValuePool values() {
    return values;
  }

  /**
   * Says whether any text holds a byte that JSON has to escape: a quotation mark, a backslash or a
   * byte below 0x20. If not, every text can be copied between quotation marks as it is.
   *
   * @return false if the texts are free of such bytes
   */
  public boolean needsJsonEscapes() {
    return jsonEscapes;
  }

  /**
   * Returns the number of texts.
   *
   * @return 0 to 4,294,967,295
   */
  public long size() {
    return values.size();
  }

  /**
   * Returns the memory that {@link #offset} counts in.
   *
   * @return the borrowed segment
   */
  public MemorySegment memory() {
    return values.memory();
  }

  /**
   * Returns where a text starts.
   *
   * @param id the text's number
   * @return byte offset in {@link #memory}
   * @throws InvalidIndexException if there is no such text
   */
  public long offset(long id) {
    return values.offset(id);
  }

  /**
   * Returns how long a text is.
   *
   * @param id the text's number
   * @return bytes of UTF-8, 0 to 4,294,967,295
   * @throws InvalidIndexException if there is no such text
   */
  public long length(long id) {
    return values.length(id);
  }

  /**
   * Returns a text as UTF-8.
   *
   * @param id the text's number
   * @return a slice of the borrowed memory
   * @throws InvalidIndexException if there is no such text
   */
  public MemorySegment get(long id) {
    return values.get(id);
  }

  /**
   * Returns a text as a string.
   *
   * @param id the text's number
   * @return a new string
   * @throws InvalidIndexException if there is no such text
   * @throws dev.netindex.format.LimitExceededException if it has more bytes than an array can
   */
  public String text(long id) {
    return new String(PoolTexts.array(values, id), StandardCharsets.UTF_8);
  }
}
