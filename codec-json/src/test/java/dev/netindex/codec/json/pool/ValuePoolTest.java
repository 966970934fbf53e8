package dev.netindex.codec.json.pool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ValuePoolTest {
  private static byte[] twoValues() {
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.FORMAT);
    builder.intern(new byte[] {1, 2});
    builder.intern(new byte[] {3});
    return builder.toByteArray();
  }

  @Test
  void aPoolMayLieAnywhereInMemory() {
    byte[] pool = twoValues();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment memory = arena.allocate(pool.length + 8L);
      MemorySegment.copy(pool, 0, memory, ValueLayout.JAVA_BYTE, 3, pool.length);
      ValuePool read = ValuePool.open(memory, 3, pool.length, Limits.FORMAT);
      assertEquals(3 + 24, read.offset(0));
      assertEquals(3 + 26, read.offset(1));
      assertEquals(1, read.length(1));
      assertEquals(memory, read.memory());
      memory.set(ValueLayout.JAVA_BYTE, 3, (byte) 0);
      var refused =
          assertThrows(
              InvalidIndexException.class,
              () -> ValuePool.open(memory, 3, pool.length, Limits.FORMAT));
      assertEquals(3, refused.offset());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 2, 0xFFFF_FFFFL, Long.MAX_VALUE, Long.MIN_VALUE})
  void idsOfNoValueAreRefused(long id) {
    ValuePool pool = ValuePool.open(MemorySegment.ofArray(twoValues()), Limits.FORMAT);
    for (Runnable call :
        new Runnable[] {() -> pool.offset(id), () -> pool.length(id), () -> pool.get(id)}) {
      var refused = assertThrows(InvalidIndexException.class, call::run);
      assertEquals(Fault.VALUE_ID, refused.fault());
      assertEquals(Long.toString(id), refused.actual());
    }
  }

  @Test
  void repeatedValuesAreRead() {
    byte[] pool = twoValues();
    pool[26] = pool[25];
    pool[16] = 1;
    pool[24] = 2;
    pool[25] = 2;
    pool[26] = 2;
    ValuePool read = ValuePool.open(MemorySegment.ofArray(pool), Limits.FORMAT);
    assertArrayEquals(new byte[] {2}, read.get(0).toArray(ValueLayout.JAVA_BYTE));
  }

  @Test
  void limitsAreInclusive() {
    byte[] pool = twoValues();
    MemorySegment memory = MemorySegment.ofArray(pool);
    assertEquals(2, ValuePool.open(memory, new Limits(2, pool.length)).size());
    var values =
        assertThrows(
            LimitExceededException.class, () -> ValuePool.open(memory, new Limits(1, pool.length)));
    assertEquals(Fault.SHARED_VALUES, values.fault());
    var bytes =
        assertThrows(
            LimitExceededException.class,
            () -> ValuePool.open(memory, new Limits(2, pool.length - 1L)));
    assertEquals(Fault.SHARED_VALUE_BYTES, bytes.fault());
  }

  @Test
  void theLargestCountIsRefusedForWhatIsNotThere() {
    byte[] pool = twoValues();
    Arrays.fill(pool, 8, 12, (byte) 0xFF);
    var refused =
        assertThrows(
            InvalidIndexException.class,
            () -> ValuePool.open(MemorySegment.ofArray(pool), Limits.FORMAT));
    assertEquals(Fault.VALUE_OFFSETS, refused.fault());
  }

  @Test
  void everyChangedByteIsReadOrRefused() {
    byte[] pool = twoValues();
    for (int at = 0; at < pool.length; at++) {
      for (int change = 1; change < 256; change++) {
        byte[] damaged = pool.clone();
        damaged[at] ^= (byte) change;
        try {
          ValuePool read = ValuePool.open(MemorySegment.ofArray(damaged), Limits.FORMAT);
          assertEquals(3, read.length(0) + read.length(1));
        } catch (NetindexException e) {
          assertEquals(NetindexException.Kind.INVALID, e.kind());
        }
      }
    }
  }

  @Test
  void piecesOutsideTheMemoryAreRefused() {
    MemorySegment memory = MemorySegment.ofArray(twoValues());
    assertThrows(
        IndexOutOfBoundsException.class, () -> ValuePool.open(memory, 1, 27, Limits.FORMAT));
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> ValuePool.open(memory, Long.MAX_VALUE, 2, Limits.FORMAT));
  }
}
