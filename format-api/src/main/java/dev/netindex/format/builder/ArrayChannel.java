package dev.netindex.format.builder;

import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;

/** Takes exactly as many bytes as are expected into an array. */
final class ArrayChannel implements WritableByteChannel {
  private final ByteBuffer bytes;

  ArrayChannel(int length) {
    bytes = ByteBuffer.allocate(length);
  }

  byte[] array() {
    return bytes.array();
  }

  @Override
  public int write(ByteBuffer source) {
    int count = source.remaining();
    bytes.put(source);
    return count;
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public void close() {}
}
