package dev.netindex.codec.json.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import dev.netindex.format.spi.Utf8Validators;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class StringPoolTest {
  private static final long SEED = Long.getLong("netindex.seed", System.nanoTime());
  private static final String MESSAGE = "-Dnetindex.seed=" + SEED;

  /** A pool that may hold a value twice. */
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

  private static StringPool open(List<byte[]> values) {
    byte[] pool = pool(values);
    MemorySegment memory = MemorySegment.ofArray(pool);
    return StringPool.open(memory, 0, pool.length, Limits.FORMAT, Utf8Validators.builtIn());
  }

  private static boolean isUtf8(byte[] value) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(value));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  /** Cuts text at any byte, so that many a value starts or ends inside a character. */
  private static List<byte[]> pieces(Random random) {
    byte[] text = "aé東😀\"z\u0000".repeat(2).getBytes(StandardCharsets.UTF_8);
    List<byte[]> pieces = new ArrayList<>();
    int at = 0;
    while (at < text.length) {
      int length = Math.min(text.length - at, random.nextInt(4) * random.nextInt(4));
      byte[] piece = new byte[length];
      System.arraycopy(text, at, piece, 0, length);
      if (length > 0 && random.nextInt(30) == 0) {
        piece[random.nextInt(length)] = (byte) random.nextInt();
      }
      pieces.add(piece);
      at += length;
    }
    return pieces;
  }

  @Test
  void aPoolIsTakenExactlyIfEveryValueIsUtf8() {
    Random random = new Random(SEED);
    int taken = 0;
    for (int round = 0; round < 10_000; round++) {
      List<byte[]> values = pieces(random);
      List<Boolean> valid = values.stream().map(StringPoolTest::isUtf8).toList();
      int firstBad = valid.indexOf(false);
      if (firstBad < 0) {
        open(values);
        taken++;
      } else {
        var refused = assertThrows(InvalidIndexException.class, () -> open(values), MESSAGE);
        assertEquals(Fault.SHARED_STRING_UTF8, refused.fault());
        assertEquals("UTF-8 in text " + firstBad, refused.expected(), MESSAGE);
      }
    }
    assertTrue(taken > 0 && taken < 10_000, () -> MESSAGE);
  }

  @Test
  void textsThatAreUtf8OnlyTogetherAreRefused() {
    List<byte[]> halves = List.of(new byte[] {'a', (byte) 0xC3}, new byte[] {(byte) 0xA9});
    var refused = assertThrows(InvalidIndexException.class, () -> open(halves));
    assertEquals(Fault.SHARED_STRING_UTF8, refused.fault());
    assertEquals(16 + 8 + 1, refused.offset());
  }

  @Test
  void emptyTextsMayStandBetweenCharactersAndAtTheEnd() {
    byte[] letter = "é".getBytes(StandardCharsets.UTF_8);
    StringPool pool = open(List.of(new byte[0], letter, new byte[0], letter, new byte[0]));
    assertEquals("é", pool.text(3));
    assertEquals("", pool.text(4));
    assertEquals(2, pool.length(1));
  }

  @Test
  void whatJsonHasToEscapeIsFoundAtEveryPlace() {
    for (int length = 1; length < 20; length++) {
      for (int at = 0; at < length; at++) {
        for (int value = 0; value < 0x80; value++) {
          byte[] text = "é~ ![]^#".repeat(3).getBytes(StandardCharsets.UTF_8);
          byte[] padded = new byte[length];
          System.arraycopy(text, 0, padded, 0, length);
          // No half of a character may be left.
          for (int i = 0; i < length; i++) {
            padded[i] = padded[i] < 0 ? (byte) '~' : padded[i];
          }
          padded[at] = (byte) value;
          boolean expected = value < 0x20 || value == '"' || value == '\\';
          assertEquals(expected, open(List.of(padded)).needsJsonEscapes(), () -> "" + padded[0]);
        }
      }
    }
  }

  @Test
  void charactersBeyondAsciiNeedNoEscapes() {
    StringBuilder all = new StringBuilder();
    for (int point = 0x7F; point < 0x1_1000; point++) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        all.appendCodePoint(point);
      }
    }
    byte[] text = all.toString().getBytes(StandardCharsets.UTF_8);
    StringPool pool = open(List.of(text));
    assertEquals(false, pool.needsJsonEscapes());
    assertEquals(all.toString(), pool.text(0));
  }
}
