package dev.netindex.codec.json.pool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ValuePoolBuilderTest {
  private static final long SEED = Long.getLong("netindex.seed", System.nanoTime());
  private static final String MESSAGE = "-Dnetindex.seed=" + SEED;

  /** The bytes of a pool by the letter of the format. */
  private static byte[] pool(List<byte[]> values) {
    int data = values.stream().mapToInt(value -> value.length).sum();
    ByteBuffer out =
        ByteBuffer.allocate(16 + 4 * values.size() + data).order(ByteOrder.LITTLE_ENDIAN);
    out.put("NIVALUES".getBytes(StandardCharsets.US_ASCII)).putInt(values.size()).putInt(0);
    int end = 0;
    for (byte[] value : values) {
      end += value.length;
      out.putInt(end);
    }
    values.forEach(out::put);
    return out.array();
  }

  private static byte[] randomValue(Random random) {
    byte[] value = new byte[random.nextInt(4) == 0 ? random.nextInt(3_000) : random.nextInt(3)];
    random.nextBytes(value);
    return value;
  }

  @Test
  void equalValuesHaveTheIdOfTheFirst() throws IOException {
    Random random = new Random(SEED);
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.FORMAT);
    Map<ByteBuffer, Long> ids = new HashMap<>();
    List<byte[]> values = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      byte[] value = randomValue(random);
      int offset = random.nextInt(3);
      byte[] around = new byte[offset + value.length + random.nextInt(3)];
      System.arraycopy(value, 0, around, offset, value.length);
      Long known = ids.putIfAbsent(ByteBuffer.wrap(value), (long) values.size());
      long expected = known == null ? values.size() : known;
      assertEquals(expected, builder.intern(around, offset, value.length), MESSAGE);
      if (known == null) {
        values.add(value);
      }
    }
    byte[] expected = pool(values);
    assertEquals(values.size(), builder.size(), MESSAGE);
    assertEquals(expected.length, builder.byteSize(), MESSAGE);
    assertArrayEquals(expected, builder.toByteArray(), MESSAGE);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(expected.length, builder.writeTo(out), MESSAGE);
    assertArrayEquals(expected, out.toByteArray(), MESSAGE);
    assertRead(values, expected);
  }

  private static void assertRead(List<byte[]> values, byte[] pool) {
    ValuePool read = ValuePool.open(MemorySegment.ofArray(pool), Limits.FORMAT);
    assertEquals(values.size(), read.size());
    for (int id = 0; id < values.size(); id++) {
      assertArrayEquals(values.get(id), read.get(id).toArray(ValueLayout.JAVA_BYTE));
      assertEquals(values.get(id).length, read.length(id));
    }
  }

  @Test
  void valuesMayBeLongerThanAChunkOfMemory() {
    byte[] first = new byte[700_000];
    byte[] second = new byte[3_000_000];
    Arrays.fill(second, (byte) 7);
    byte[] third = second.clone();
    third[2_999_999] = 8;
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.FORMAT);
    List<byte[]> values = List.of(first, second, third);
    for (int round = 0; round < 2; round++) {
      for (int id = 0; id < 3; id++) {
        assertEquals(id, builder.intern(values.get(id)));
      }
    }
    assertArrayEquals(pool(values), builder.toByteArray());
  }

  @Test
  void aValueIsCopied() {
    byte[] value = {1};
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.FORMAT);
    builder.intern(value);
    value[0] = 2;
    assertEquals(1, builder.intern(value));
    assertEquals(0, builder.intern(new byte[] {1}));
  }

  @Test
  void theNumberOfValuesIsLimited() {
    ValuePoolBuilder builder = new ValuePoolBuilder(new Limits(1, 1_000));
    builder.intern(new byte[0]);
    var refused = assertThrows(LimitExceededException.class, () -> builder.intern(new byte[] {1}));
    assertEquals(Fault.SHARED_VALUES, refused.fault());
    assertEquals(0, builder.intern(new byte[0]));
    assertArrayEquals(pool(List.of(new byte[0])), builder.toByteArray());
  }

  @Test
  void theBytesOfThePoolAreLimited() {
    ValuePoolBuilder builder = new ValuePoolBuilder(new Limits(9, 23));
    builder.intern(new byte[] {1, 2, 3});
    var refused = assertThrows(LimitExceededException.class, () -> builder.intern(new byte[0]));
    assertEquals(Fault.SHARED_VALUE_BYTES, refused.fault());
    assertEquals(23, builder.toByteArray().length);
  }

  @Test
  void piecesOutsideTheArrayAreRefused() {
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.FORMAT);
    byte[] bytes = new byte[2];
    assertThrows(IndexOutOfBoundsException.class, () -> builder.intern(bytes, 1, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> builder.intern(bytes, -1, 1));
    assertEquals(0, builder.size());
  }
}
