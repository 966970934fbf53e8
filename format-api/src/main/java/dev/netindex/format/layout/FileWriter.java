package dev.netindex.format.layout;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.WritableByteChannel;

/**
 * Writes little-endian numbers and bytes one after the other to a channel, through one buffer of 64
 * KiB that is used again and again. Nothing is complete before {@link #flush}. Belongs to one
 * thread; does not close the channel.
 */
public final class FileWriter {
  private static final int BUFFER_BYTES = 1 << 16;

  private final WritableByteChannel channel;
  private final ByteBuffer buffer =
      ByteBuffer.allocate(BUFFER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
  private final MemorySegment bufferMemory = MemorySegment.ofArray(buffer.array());
  private long drained;

  /**
   * Starts at position 0 of what is written, wherever the channel stands.
   *
   * @param channel takes the bytes
   * @throws IllegalBlockingModeException if the channel is in non-blocking mode
   */
  public FileWriter(WritableByteChannel channel) {
    if (channel instanceof SelectableChannel selectable && !selectable.isBlocking()) {
      throw new IllegalBlockingModeException();
    }
    this.channel = channel;
  }

  /**
   * Returns how many bytes have been written, buffered ones included.
   *
   * @return at least 0
   */
  public long position() {
    return drained + buffer.position();
  }

  /**
   * Writes 8 bits.
   *
   * @param value its low 8 bits count
   * @throws IOException if the channel fails
   */
  public void putByte(int value) throws IOException {
    need(Byte.BYTES);
    buffer.put((byte) value);
  }

  /**
   * Writes 16 bits.
   *
   * @param value its low 16 bits count
   * @throws IOException if the channel fails
   */
  public void putShort(int value) throws IOException {
    need(Short.BYTES);
    buffer.putShort((short) value);
  }

  /**
   * Writes 32 bits.
   *
   * @param value its low 32 bits count
   * @throws IOException if the channel fails
   */
  public void putInt(long value) throws IOException {
    need(Integer.BYTES);
    buffer.putInt((int) value);
  }

  /**
   * Writes 64 bits.
   *
   * @param value the number
   * @throws IOException if the channel fails
   */
  public void putLong(long value) throws IOException {
    need(Long.BYTES);
    buffer.putLong(value);
  }

  /**
   * Writes 128 bits.
   *
   * @param high the upper half, which comes second in the file
   * @param low the lower half
   * @throws IOException if the channel fails
   */
  public void putLong2(long high, long low) throws IOException {
    need(2 * Long.BYTES);
    buffer.putLong(low).putLong(high);
  }

  /**
   * Writes the low bytes of a number.
   *
   * @param value the number
   * @param bytes how many of its bytes, 0 to 8
   * @throws IOException if the channel fails
   */
  public void putBytesOf(long value, int bytes) throws IOException {
    need(bytes);
    for (int at = 0; at < bytes; at++) {
      buffer.put((byte) (value >>> (Byte.SIZE * at)));
    }
  }

  /**
   * Writes bytes as they are.
   *
   * @param bytes any number of them
   * @throws IOException if the channel fails
   */
  public void putBytes(MemorySegment bytes) throws IOException {
    long done = 0;
    while (done < bytes.byteSize()) {
      need(1);
      int part = (int) Math.min(buffer.remaining(), bytes.byteSize() - done);
      MemorySegment.copy(bytes, done, bufferMemory, buffer.position(), part);
      buffer.position(buffer.position() + part);
      done += part;
    }
  }

  /**
   * Hands everything written so far to the channel.
   *
   * @throws IOException if the channel fails
   */
  public void flush() throws IOException {
    buffer.flip();
    drained += buffer.remaining();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    buffer.clear();
  }

  private void need(int bytes) throws IOException {
    if (buffer.remaining() < bytes) {
      flush();
    }
  }
}
