package dev.netindex.codec.json.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PoolHashTest {
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
    for (int offset : new int[] {0, 3}) {
      byte[] bytes = new byte[offset + length + 2];
      for (int i = 0; i < length; i++) {
        bytes[offset + i] = (byte) i;
      }
      assertEquals(Long.parseUnsignedLong(hash), new PoolHash(0, 0).of(bytes, offset, length));
    }
  }

  @Test
  void dependsOnBothHalvesOfTheKey() {
    byte[] bytes = {1, 2, 3};
    assertNotEquals(new PoolHash(0, 0).of(bytes, 0, 3), new PoolHash(1, 0).of(bytes, 0, 3));
    assertNotEquals(new PoolHash(0, 0).of(bytes, 0, 3), new PoolHash(0, 1).of(bytes, 0, 3));
  }
}
