package dev.netindex.format.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SipHashTest {
  /** {@code hash(bytes(range(length)))} of CPython 3.11 with {@code PYTHONHASHSEED=0}. */
  @ParameterizedTest
  @CsvSource({
    "1, 7541581120933061747",
    "7, 3389392686435873370",
    "8, 16921169381604339434",
    "9, 8471974163824919394",
    "15, 17514137373579004394",
    "16, 9904005486622393783",
    "63, 4061470857350050649"
  })
  void withKeyZeroIsThatOfAnotherImplementation(int length, String hash) {
    assertEquals(Long.parseUnsignedLong(hash), new SipHash(0, 0).of(upTo(length)));
  }

  @Test
  void dependsOnBothHalvesOfTheKey() {
    MemorySegment bytes = upTo(5);

    assertNotEquals(new SipHash(0, 0).of(bytes), new SipHash(1, 0).of(bytes));
    assertNotEquals(new SipHash(0, 0).of(bytes), new SipHash(0, 1).of(bytes));
  }

  @Test
  void isTheSameForMemoryOfAnyKind() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment outside = arena.allocate(21);
      outside.asSlice(1, 20).copyFrom(upTo(20));

      assertEquals(new SipHash(3, 4).of(upTo(20)), new SipHash(3, 4).of(outside.asSlice(1, 20)));
    }
  }

  private static MemorySegment upTo(int length) {
    byte[] bytes = new byte[length];
    for (int at = 0; at < length; at++) {
      bytes[at] = (byte) at;
    }
    return MemorySegment.ofArray(bytes);
  }
}
