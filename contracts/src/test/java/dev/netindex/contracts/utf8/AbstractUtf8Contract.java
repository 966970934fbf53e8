package dev.netindex.contracts.utf8;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.contracts.Seeds;
import dev.netindex.format.spi.Utf8Validator;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every validator must do. */
abstract class AbstractUtf8Contract {
  /** Bytes at the borders of the classes of table 3-7. */
  private static final int[] BORDERS = {
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF
  };

  /** More than four vectors of 64 bytes. */
  private static final int LONG = 300;

  private Utf8Validator validator;
  private int turn;

  /** Returns the validator to test, new for each test; skips the test if there is none. */
  protected abstract Utf8Validator validator();

  @BeforeEach
  void choose() {
    validator = validator();
  }

  @Test
  void everySequenceOfUpToTwoBytes() {
    for (int first = 0; first < 256; first++) {
      checkAmid(first);
      for (int second = 0; second < 256; second++) {
        checkAmid(first, second);
      }
    }
  }

  @Test
  void everySequenceOfThreeBytes() {
    for (int first = 0; first < 256; first++) {
      for (int second = 0; second < 256; second++) {
        for (int third = 0; third < 256; third++) {
          checkAmid(first, second, third);
        }
      }
    }
  }

  @Test
  void everySequenceOfFourBytesAtTheBordersOfClasses() {
    for (int first : BORDERS) {
      for (int second : BORDERS) {
        for (int third : BORDERS) {
          for (int fourth : BORDERS) {
            checkAmid(first, second, third, fourth);
          }
        }
      }
    }
  }

  @Test
  void everyStartOfFourBytes() {
    Random random = Seeds.random("four bytes");
    for (int first = 0xF0; first < 0xF5; first++) {
      for (int second = 0; second < 256; second++) {
        for (int i = 0; i < 300; i++) {
          checkAmid(first, second, 0x70 + random.nextInt(0x60), 0x70 + random.nextInt(0x60));
        }
      }
    }
  }

  @Test
  void everyCodePointInOneText() {
    byte[] all = Texts.everyCodePoint();
    assertEquals(-1, validator.firstInvalid(MemorySegment.ofArray(all), 0, all.length));
  }

  @Test
  void oneBadByteAtEveryPlaceOfTextsOfEveryLength() {
    for (String unit : new String[] {"a", "\u00e9", "\u20ac", "\ud83d\ude00", "a\u00e9\u20ac"}) {
      byte[] text = unit.repeat(LONG).getBytes(StandardCharsets.UTF_8);
      for (int length = 0; length <= LONG; length++) {
        byte[] bytes = Arrays.copyOf(text, length);
        check(bytes, 0, length);
        for (int at = Math.max(0, length - 70); at < length; at++) {
          bytes[at] ^= (byte) 0x80;
          check(bytes, 0, length);
          bytes[at] = (byte) 0xFF;
          check(bytes, 0, length);
          bytes[at] = text[at];
        }
      }
    }
  }

  @Test
  void everyOffsetEveryEndAndWhatLiesAroundTheText() {
    byte[] bytes = "z\u00e9\u20ac\ud83d\ude00".repeat(40).getBytes(StandardCharsets.UTF_8);
    for (int from = 0; from <= 140; from++) {
      for (int to = from; to <= bytes.length; to += to - from < 150 ? 1 : 7) {
        check(bytes, from, to);
      }
    }
  }

  @Test
  void mutatedTextInEverySegment() {
    Random random = Seeds.random("mutated text");
    for (int i = 0; i < 60_000; i++) {
      byte[] bytes = Texts.random(random, random.nextInt(1 + random.nextInt(400)));
      for (int changes = random.nextInt(3); changes > 0 && bytes.length > 0; changes--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      int from = random.nextInt(Math.min(80, bytes.length + 1));
      check(bytes, from, bytes.length - random.nextInt(Math.min(80, bytes.length - from + 1)));
    }
  }

  @Test
  void errorsAroundTheBordersOfChunksOfLongText() {
    Random random = Seeds.random("long text");
    byte[] bytes = Texts.random(random, 5_000);
    int length = Math.min(5_000, bytes.length);
    for (int at = 0; at < length; at++) {
      byte before = bytes[at];
      bytes[at] = (byte) BORDERS[at % BORDERS.length];
      check(bytes, at % 67, length);
      bytes[at] = before;
    }
  }

  @Test
  void refusesATextThatDoesNotLieInTheSegment() {
    for (MemorySegment segment : Segments.all(new byte[200])) {
      long[][] outside = {
        {-1, 1},
        {0, 201},
        {200, 1},
        {201, 0},
        {0, -1},
        {1, Long.MAX_VALUE},
        {Long.MAX_VALUE, 1},
        {Long.MIN_VALUE, 0},
        {100, 101},
        {1, 200}
      };
      for (long[] text : outside) {
        assertThrows(
            IndexOutOfBoundsException.class,
            () -> validator.firstInvalid(segment, text[0], text[1]),
            () -> Arrays.toString(text));
      }
      assertEquals(-1, validator.firstInvalid(segment, 200, 0));
    }
  }

  /** Checks a sequence amid ASCII or other text, at another place of a chunk each time. */
  private void checkAmid(int... sequence) {
    int before = turn++ % 71;
    byte[] bytes = new byte[before + sequence.length + turn % 73];
    Arrays.fill(bytes, (byte) 'z');
    for (int i = 0; i < sequence.length; i++) {
      bytes[before + i] = (byte) sequence[i];
    }
    checkOne(MemorySegment.ofArray(bytes), bytes, 0, bytes.length);
  }

  private void check(byte[] bytes, int from, int to) {
    if (turn++ % 16 == 0) {
      for (MemorySegment segment : Segments.all(bytes)) {
        checkOne(segment, bytes, from, to);
      }
    } else {
      checkOne(MemorySegment.ofArray(bytes), bytes, from, to);
    }
  }

  private void checkOne(MemorySegment segment, byte[] bytes, int from, int to) {
    long expected = Table37.firstInvalid(bytes, from, to);
    long actual = validator.firstInvalid(segment, from, to - from);
    if (expected != actual) {
      assertEquals(
          expected, actual, segment + " " + from + "-" + to + HexFormat.of().formatHex(bytes));
    }
  }
}
