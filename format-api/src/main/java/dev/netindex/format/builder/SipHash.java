package dev.netindex.format.builder;

import dev.netindex.format.layout.FileFormat;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.security.SecureRandom;

/**
 * SipHash-1-3 (Aumasson and Bernstein, 2012). Its key is random for each builder, so payloads
 * cannot be chosen to collide.
 */
final class SipHash implements PayloadHash {
  private static final int LENGTH_SHIFT = 56;

  private final long key0;
  private final long key1;

  SipHash(long key0, long key1) {
    this.key0 = key0;
    this.key1 = key1;
  }

  static SipHash withRandomKey() {
    SecureRandom random = new SecureRandom();
    return new SipHash(random.nextLong(), random.nextLong());
  }

  @Override
  public long of(MemorySegment payload) {
    State state = new State(key0, key1);
    long at = 0;
    while (payload.byteSize() - at >= Long.BYTES) {
      state.absorb(payload.get(FileFormat.LONG, at));
      at += Long.BYTES;
    }
    state.absorb(tail(payload, at));
    return state.finish();
  }

  /** The bytes after the last full block, and the length's low byte on top. */
  private static long tail(MemorySegment payload, long from) {
    long block = payload.byteSize() << LENGTH_SHIFT;
    for (long at = from; at < payload.byteSize(); at++) {
      long next = Byte.toUnsignedLong(payload.get(ValueLayout.JAVA_BYTE, at));
      block |= next << (at - from) * Byte.SIZE;
    }
    return block;
  }

  private static final class State {
    private long v0;
    private long v1;
    private long v2;
    private long v3;

    State(long key0, long key1) {
      v0 = key0 ^ 0x736f6d6570736575L;
      v1 = key1 ^ 0x646f72616e646f6dL;
      v2 = key0 ^ 0x6c7967656e657261L;
      v3 = key1 ^ 0x7465646279746573L;
    }

    void absorb(long block) {
      v3 ^= block;
      round();
      v0 ^= block;
    }

    long finish() {
      v2 ^= 0xff;
      round();
      round();
      round();
      return v0 ^ v1 ^ v2 ^ v3;
    }

    private void round() {
      v0 += v1;
      v1 = Long.rotateLeft(v1, 13) ^ v0;
      v0 = Long.rotateLeft(v0, 32);
      v2 += v3;
      v3 = Long.rotateLeft(v3, 16) ^ v2;
      v0 += v3;
      v3 = Long.rotateLeft(v3, 21) ^ v0;
      v2 += v1;
      v1 = Long.rotateLeft(v1, 17) ^ v2;
      v2 = Long.rotateLeft(v2, 32);
    }
  }
}
