package dev.netindex.format.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.SeededRandom;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Compared with the decoder of the JDK, which stops at the first ill-formed sequence too. */
class ScalarUtf8ValidatorTest {
  /** Bytes at the borders of the classes of table 3-7. */
  private static final int[] BORDERS = {
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xF0,
    0xF4, 0xF5, 0xFF
  };

  private final Utf8Validator validator = Utf8Validators.builtIn();
  private int turn;

  @Test
  void everySequenceOfOneOrTwoBytes() {
    for (int first = 0; first < 256; first++) {
      check(first);
      for (int second = 0; second < 256; second++) {
        check(first, second);
      }
    }
  }

  @Test
  void everyStartOfThreeBytes() {
    for (int first = 0xE0; first < 0xF0; first++) {
      for (int second = 0; second < 256; second++) {
        for (int third : BORDERS) {
          check(first, second, third);
        }
      }
    }
  }

  @Test
  void everyStartOfFourBytes() {
    for (int first = 0xF0; first < 0x100; first++) {
      for (int second = 0; second < 256; second++) {
        for (int third : BORDERS) {
          for (int fourth : BORDERS) {
            check(first, second, third, fourth);
          }
        }
      }
    }
  }

  @Test
  void everyCodePoint() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        byte[] bytes = Character.toString(point).getBytes(StandardCharsets.UTF_8);
        assertEquals(Utf8Validator.VALID, validate(bytes), () -> hex(bytes));
      }
    }
  }

  @Test
  void oneBadByteAtEveryPositionOfAscii() {
    for (int length = 1; length < 40; length++) {
      for (int at = 0; at < length; at++) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 'a');
        assertEquals(Utf8Validator.VALID, validate(bytes));
        bytes[at] = (byte) 0x80;
        assertEquals(at, validate(bytes));
      }
    }
  }

  @Test
  void mutatedText() {
    SeededRandom.repeat(
        20_000,
        random -> {
          StringBuilder text = new StringBuilder();
          int points = random.nextInt(40);
          for (int i = 0; i < points; i++) {
            int[] ends = {0x80, 0x80, 0x800, 0xD800, 0x11_0000};
            text.appendCodePoint(point(random.nextInt(ends[random.nextInt(ends.length)])));
          }
          byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
          assertEquals(Utf8Validator.VALID, validate(bytes));
          for (int changes = random.nextInt(4); changes > 0 && bytes.length > 0; changes--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
          }
          bytes =
              Arrays.copyOf(bytes, bytes.length - random.nextInt(Math.min(4, bytes.length + 1)));
          assertEquals(decode(bytes), validate(bytes), hex(bytes));
        });
  }

  @Test
  void seesOnlyTheTextAndTellsTheOffsetInTheSegment() {
    byte[] bytes = HexFormat.of().parseHex("80" + "61e282ac62" + "e282" + "ac");
    MemorySegment segment = MemorySegment.ofArray(bytes).asReadOnly();
    assertEquals(Utf8Validator.VALID, validator.firstInvalid(segment, 1, 5));
    assertEquals(6, validator.firstInvalid(segment, 1, 7));
    assertEquals(Utf8Validator.VALID, validator.firstInvalid(segment, 1, 8));
    assertEquals(0, validator.firstInvalid(segment, 0, 9));
    assertEquals(3, validator.firstInvalid(segment, 3, 1));
  }

  @Test
  void acceptsAnEmptyTextAnywhere() {
    MemorySegment segment = MemorySegment.ofArray(new byte[] {-1, -1});
    for (int offset = 0; offset <= 2; offset++) {
      assertEquals(Utf8Validator.VALID, validator.firstInvalid(segment, offset, 0));
    }
  }

  @Test
  void refusesATextThatDoesNotLieInTheSegment() {
    MemorySegment segment = MemorySegment.ofArray(new byte[16]);
    long[][] outside = {{-1, 1}, {0, 17}, {16, 1}, {17, 0}, {0, -1}, {1, Long.MAX_VALUE}};
    for (long[] text : outside) {
      assertThrows(
          IndexOutOfBoundsException.class,
          () -> validator.firstInvalid(segment, text[0], text[1]),
          () -> Arrays.toString(text));
    }
  }

  private static int point(int any) {
    return any >= Character.MIN_SURROGATE && any <= Character.MAX_SURROGATE ? 'x' : any;
  }

  /** Checks a sequence alone, and amid text that puts it at another place of a word each time. */
  private void check(int... sequence) {
    byte[] alone = new byte[sequence.length];
    for (int i = 0; i < alone.length; i++) {
      alone[i] = (byte) sequence[i];
    }
    assertEquals(decode(alone), validate(alone), () -> hex(alone));
    int before = turn++ % 11;
    byte[] amid = new byte[before + alone.length + turn % 13];
    Arrays.fill(amid, (byte) 'z');
    System.arraycopy(alone, 0, amid, before, alone.length);
    assertEquals(decode(amid), validate(amid), () -> hex(amid));
  }

  /** Validates on the heap and, now and then, off it; the segment ends with the text. */
  private long validate(byte[] bytes) {
    long result = validator.firstInvalid(MemorySegment.ofArray(bytes), 0, bytes.length);
    if (turn % 64 == 0) {
      try (Arena arena = Arena.ofConfined()) {
        MemorySegment outside = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
        assertEquals(result, validator.firstInvalid(outside, 0, bytes.length));
      }
    }
    return result;
  }

  private static long decode(byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CoderResult result = decoder.decode(in, CharBuffer.allocate(bytes.length + 1), true);
    return result.isError() ? in.position() : Utf8Validator.VALID;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
