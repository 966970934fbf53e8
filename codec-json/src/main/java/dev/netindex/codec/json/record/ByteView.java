package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.format.reader.AccessFaults;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Bytes borrowed from an index, in place: a reusable view that a getter of {@link RecordView} lets
 * point at a value. It stays valid when the record view moves on, until the index is closed; after
 * that its methods throw {@link dev.netindex.format.IndexClosedException}. Belongs to one thread.
 */
public class ByteView {
  private static final MemorySegment NOTHING = MemorySegment.ofArray(new byte[0]);

  private MemorySegment segment = NOTHING;
  private long offset;
  private int length;
  private @Nullable RecordReader reader;

  /** Makes a view of no bytes. */
  public ByteView() {}

  final void set(RecordReader owner, MemorySegment memory, long start, int bytes) {
    // A reference that is stored costs the collector's barrier; nearly always it is there already.
    if (!Columns.same(segment, memory)) {
      segment = memory;
    }
    if (reader != owner) {
      reader = owner;
    }
    offset = start;
    length = bytes;
  }

  /**
   * Returns the memory that holds the bytes.
   *
   * @return borrowed until the index closes; much more than the value
   */
  public final MemorySegment segment() {
    return segment;
  }

  /**
   * Returns where the bytes start.
   *
   * @return bytes from the start of {@link #segment()}
   */
  public final long offset() {
    return offset;
  }

  /**
   * Returns how many bytes there are.
   *
   * @return 0 or more
   */
  public final int length() {
    return length;
  }

  /**
   * Returns one byte.
   *
   * @param index its position, from 0
   * @return the byte
   * @throws IndexOutOfBoundsException if the position is negative or not below {@link #length()}
   */
  public final byte byteAt(int index) {
    Objects.checkIndex(index, length);
    try {
      byte value = segment.get(ValueLayout.JAVA_BYTE, offset + index);
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Copies all bytes.
   *
   * @param target where to
   * @param start the position of the first byte in it
   * @return the position behind the last byte
   * @throws IndexOutOfBoundsException if the target has no room for them
   */
  public final int copyTo(byte[] target, int start) {
    Objects.checkFromIndexSize(start, length, target.length);
    try {
      MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, offset, target, start, length);
      AccessFaults.settle();
      return start + length;
    } catch (IllegalStateException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Copies all bytes.
   *
   * @return a new array
   */
  public final byte[] toByteArray() {
    byte[] copy = new byte[length];
    copyTo(copy, 0);
    return copy;
  }

  /**
   * Compares the bytes with those of an array.
   *
   * @param other the array
   * @return true if they are the same bytes
   */
  public final boolean contentEquals(byte[] other) {
    if (other.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (byteAt(i) != other[i]) {
        return false;
      }
    }
    return true;
  }

  private RuntimeException translated(Throwable failure) {
    RecordReader owner = reader;
    return owner == null
        ? AccessFaults.translated(failure, !segment.scope().isAlive())
        : owner.translated(failure, segment);
  }
}
