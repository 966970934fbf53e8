package dev.netindex.codec.json.pool;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.security.SecureRandom;

/**
 * SipHash-1-3 (Aumasson and Bernstein, 2012) of a piece of an array. The key is random for each
 * builder, so that values cannot be chosen to collide. Belongs to one thread.
 */
final class PoolHash {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final long key0;
  private final long key1;
  private long v0;
  private long v1;
  private long v2;
  private long v3;

  PoolHash(long key0, long key1) {
    this.key0 = key0;
    this.key1 = key1;
  }

  static PoolHash withRandomKey() {
    SecureRandom random = new SecureRandom();
    return new PoolHash(random.nextLong(), random.nextLong());
  }

  long of(byte[] bytes, int offset, int length) {
    v0 = key0 ^ 0x736f6d6570736575L;
    v1 = key1 ^ 0x646f72616e646f6dL;
    v2 = key0 ^ 0x6c7967656e657261L;
    v3 = key1 ^ 0x7465646279746573L;
    int end = offset + length;
    int at = offset;
    for (; end - at >= Long.BYTES; at += Long.BYTES) {
      absorb((long) WORD.get(bytes, at));
    }
    long tail = (long) length << 56;
    for (int shift = 0; at < end; at++, shift += Byte.SIZE) {
      tail |= Byte.toUnsignedLong(bytes[at]) << shift;
    }
    absorb(tail);
    v2 ^= 0xff;
    round();
    round();
    round();
    return v0 ^ v1 ^ v2 ^ v3;
  }

  private void absorb(long block) {
    v3 ^= block;
    round();
    v0 ^= block;
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
