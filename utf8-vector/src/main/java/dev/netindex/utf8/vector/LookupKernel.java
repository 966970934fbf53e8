package dev.netindex.utf8.vector;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.SUSUB;
import static jdk.incubator.vector.VectorOperators.ULT;

import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.nio.ByteOrder;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The lookup algorithm of Keiser and Lemire. A pattern: {@link KernelPattern} defines it anew for
 * each width and class of segments, which so are constants to the compiler.
 *
 * <p>Written flat on purpose, with the same steps twice: a method that takes vectors made the
 * compiler put each into an object, which is ten times slower, and so are vectors that are not in a
 * static field of the class itself. Shifts of bytes and shorts are slow or not compiled; those of
 * ints are masked.
 *
 * <p>Each method that reads vectors also reads one byte in the ordinary way, where control always
 * passes: the virtual machine turns a failed read of a mapped file into an error only in compiled
 * methods that do, and dies otherwise.
 *
 * <p>Text is read in its order, each byte in up to four loads from the same one or two cache lines.
 */
final class LookupKernel implements Utf8Kernel {
  private static final KernelPattern PATTERN = KernelPattern.of(MethodHandles.lookup());
  private static final Class<?> SEGMENT = PATTERN.segment();
  private static final VectorSpecies<Byte> SPECIES = PATTERN.species();

  private static final Utf8Validator SCALAR = Utf8Validators.builtIn();

  /** Bytes of a vector. */
  private static final int WIDTH = SPECIES.length();

  /** Bytes that are looked at together as long as all is ASCII. */
  private static final int BLOCK = 4 * WIDTH;

  /** Shorter texts are checked faster one byte at a time. */
  private static final int SHORTEST = 8;

  private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;
  private static final byte NIBBLE = 0x0F;
  private static final byte HIGH_BIT = (byte) 0x80;

  /** In no well-formed text. */
  private static final byte FORBIDDEN = (byte) 0xFF;

  /** Taken from E0 and above, with a floor of 0, these leave the high bit set; the same for F0. */
  private static final byte BELOW_E0 = 0xE0 - 0x80;

  private static final byte BELOW_F0 = 0xF0 - 0x80;

  private static final ByteVector LANES = VectorTables.lanes(SPECIES);
  private static final VectorShuffle<Byte> BACK_1 = VectorTables.back(SPECIES, 1);
  private static final VectorShuffle<Byte> BACK_2 = VectorTables.back(SPECIES, 2);
  private static final VectorShuffle<Byte> BACK_3 = VectorTables.back(SPECIES, 3);
  private static final ByteVector KEEP_1 = VectorTables.keepFrom(SPECIES, 1);
  private static final ByteVector KEEP_2 = VectorTables.keepFrom(SPECIES, 2);
  private static final ByteVector KEEP_3 = VectorTables.keepFrom(SPECIES, 3);

  /** Whether a table needs two vectors. */
  private static final boolean SMALL = WIDTH < VectorTables.ENTRIES;

  private static final int HALF = VectorTables.ENTRIES / 2;
  private static final ByteVector FIRST_HIGH = table(LookupTables.firstHigh(), 0);
  private static final ByteVector FIRST_HIGH_REST = table(LookupTables.firstHigh(), HALF);
  private static final ByteVector FIRST_LOW = table(LookupTables.firstLow(), 0);
  private static final ByteVector FIRST_LOW_REST = table(LookupTables.firstLow(), HALF);
  private static final ByteVector SECOND_HIGH = table(LookupTables.secondHigh(), 0);
  private static final ByteVector SECOND_HIGH_REST = table(LookupTables.secondHigh(), HALF);

  /** Made by reflection. */
  LookupKernel() {}

  @Override
  public long firstInvalid(MemorySegment bytes, long from, long to) {
    if (to - from < WIDTH) {
      return shortText(bytes, from, to);
    }
    // With the first three bytes or more behind it, every vector can be loaded one, two and three
    // bytes earlier too.
    long at = SequenceBounds.secondStart(bytes, from);
    long invalid = SCALAR.firstInvalid(bytes, from, at - from);
    if (invalid != Utf8Validator.VALID) {
      return invalid;
    }
    return to - at < WIDTH ? shortText(bytes, at, to) : longText(bytes, at, to);
  }

  /** Validates one vector or more of text, with at least three well-formed bytes before it. */
  private static long longText(MemorySegment bytes, long from, long to) {
    long last = to - WIDTH; // the last vector overlaps the one before it
    long at = from;
    while (true) {
      at = Math.min(skipAscii(bytes, at, to), last);
      at = skipOther(bytes, at, last);
      if (at < 0) {
        return firstInvalidFrom(bytes, from, ~at, to);
      }
      if (at > last) {
        // All is well but for a sequence that may end too early.
        return firstInvalidFrom(bytes, from, to, to);
      }
    }
  }

  /** Returns the end of as many whole blocks as are ASCII. */
  private static long skipAscii(MemorySegment bytes, long from, long to) {
    if (bytes.getClass() != SEGMENT || bytes.get(JAVA_BYTE, from) < 0) {
      return from;
    }
    long at = from;
    for (; to - at >= BLOCK; at += BLOCK) {
      ByteVector a = ByteVector.fromMemorySegment(SPECIES, bytes, at, ORDER);
      ByteVector b = ByteVector.fromMemorySegment(SPECIES, bytes, at + WIDTH, ORDER);
      ByteVector c = ByteVector.fromMemorySegment(SPECIES, bytes, at + 2L * WIDTH, ORDER);
      ByteVector d = ByteVector.fromMemorySegment(SPECIES, bytes, at + 3L * WIDTH, ORDER);
      if (a.or(b).or(c.or(d)).compare(LT, 0).anyTrue()) {
        break;
      }
    }
    return at;
  }

  /**
   * Validates one vector after the other until one is ASCII.
   *
   * @param last where the last vector of the text starts, not before {@code from}
   * @return where to go on; beyond {@code last} if nothing is left; {@code ~at} if there is an
   *     error in the vector at {@code at}
   */
  private static long skipOther(MemorySegment bytes, long from, long last) {
    if (bytes.getClass() != SEGMENT || bytes.get(JAVA_BYTE, from) == FORBIDDEN) {
      return ~from;
    }
    long at = from;
    while (true) {
      ByteVector here = ByteVector.fromMemorySegment(SPECIES, bytes, at, ORDER);
      ByteVector before1 = ByteVector.fromMemorySegment(SPECIES, bytes, at - 1, ORDER);
      ByteVector before2 = ByteVector.fromMemorySegment(SPECIES, bytes, at - 2, ORDER);
      ByteVector before3 = ByteVector.fromMemorySegment(SPECIES, bytes, at - 3, ORDER);
      ByteVector firstHigh =
          before1.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().and(NIBBLE);
      ByteVector firstLow = before1.and(NIBBLE);
      ByteVector secondHigh =
          here.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().and(NIBBLE);
      ByteVector pairs =
          SMALL
              ? firstHigh
                  .selectFrom(FIRST_HIGH, FIRST_HIGH_REST)
                  .and(firstLow.selectFrom(FIRST_LOW, FIRST_LOW_REST))
                  .and(secondHigh.selectFrom(SECOND_HIGH, SECOND_HIGH_REST))
              : firstHigh
                  .selectFrom(FIRST_HIGH)
                  .and(firstLow.selectFrom(FIRST_LOW))
                  .and(secondHigh.selectFrom(SECOND_HIGH));
      ByteVector later =
          before2.lanewise(SUSUB, BELOW_E0).or(before3.lanewise(SUSUB, BELOW_F0)).and(HIGH_BIT);
      if (later.compare(NE, pairs).anyTrue()) {
        return ~at;
      }
      if (at == last) {
        return last + 1;
      }
      at = Math.min(at + WIDTH, last);
      if (!here.compare(LT, 0).anyTrue()) {
        return at;
      }
    }
  }

  /** Validates less than one vector of text, in a vector that is 0 around it. */
  private static long shortText(MemorySegment bytes, long from, long to) {
    int length = (int) (to - from);
    long start = Math.min(from, bytes.byteSize() - WIDTH);
    if (length < SHORTEST || start < 0) {
      return SCALAR.firstInvalid(bytes, from, length);
    }
    if (bytes.getClass() != SEGMENT) {
      throw foreign(bytes);
    }
    byte end = bytes.get(JAVA_BYTE, to - 1);
    VectorMask<Byte> text = LANES.sub((byte) (from - start)).compare(ULT, (byte) length);
    ByteVector here =
        ByteVector.zero(SPECIES)
            .blend(ByteVector.fromMemorySegment(SPECIES, bytes, start, ORDER), text);
    if (!here.compare(LT, 0).anyTrue()) {
      return Utf8Validator.VALID;
    }
    ByteVector before1 = here.rearrange(BACK_1).and(KEEP_1);
    ByteVector before2 = here.rearrange(BACK_2).and(KEEP_2);
    ByteVector before3 = here.rearrange(BACK_3).and(KEEP_3);
    ByteVector firstHigh =
        before1.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().and(NIBBLE);
    ByteVector firstLow = before1.and(NIBBLE);
    ByteVector secondHigh =
        here.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().and(NIBBLE);
    ByteVector pairs =
        SMALL
            ? firstHigh
                .selectFrom(FIRST_HIGH, FIRST_HIGH_REST)
                .and(firstLow.selectFrom(FIRST_LOW, FIRST_LOW_REST))
                .and(secondHigh.selectFrom(SECOND_HIGH, SECOND_HIGH_REST))
            : firstHigh
                .selectFrom(FIRST_HIGH)
                .and(firstLow.selectFrom(FIRST_LOW))
                .and(secondHigh.selectFrom(SECOND_HIGH));
    ByteVector later =
        before2.lanewise(SUSUB, BELOW_E0).or(before3.lanewise(SUSUB, BELOW_F0)).and(HIGH_BIT);
    if (later.compare(NE, pairs).anyTrue()) {
      return firstInvalidFrom(bytes, from, from, to);
    }
    return end >= 0 ? Utf8Validator.VALID : firstInvalidFrom(bytes, from, to, to);
  }

  private static ByteVector table(byte[] entries, int first) {
    return VectorTables.table(SPECIES, entries, first);
  }

  /** Finds the error exactly, from the start of the last sequence before a place. */
  private static long firstInvalidFrom(MemorySegment bytes, long from, long at, long to) {
    long start = SequenceBounds.lastStart(bytes, from, at);
    return SCALAR.firstInvalid(bytes, start, to - start);
  }

  private static IllegalArgumentException foreign(MemorySegment bytes) {
    return new IllegalArgumentException(bytes.getClass() + " given to the kernel of " + SEGMENT);
  }
}
