package dev.netindex.utf8.vector;

import dev.netindex.format.spi.Utf8Validator;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernels of one width: one for each class of segments that was seen. The JDK has a handful of
 * them (native, mapped, and one for each type of array). Safe for many threads.
 */
final class SegmentKernels {
  private static final Map<Integer, SegmentKernels> BY_BITS = new ConcurrentHashMap<>();

  /** Enough for a loop at any width. */
  private static final int TRIAL_BYTES = 80;

  private final VectorSpecies<Byte> species;
  private volatile Known[] known = {};

  private record Known(Class<?> segment, Utf8Kernel kernel) {}

  private SegmentKernels(int bits) {
    species = VectorShape.forBitSize(bits).withLanes(byte.class);
  }

  /**
   * Returns the kernels of a width.
   *
   * @param bits 64, 128, 256 or 512
   */
  static SegmentKernels of(int bits) {
    return BY_BITS.computeIfAbsent(bits, SegmentKernels::new);
  }

  /** Returns the bits of the vectors that suit this machine best. */
  static int preferredBits() {
    return ByteVector.SPECIES_PREFERRED.vectorBitSize();
  }

  /**
   * Makes the kernel of arrays and runs it.
   *
   * @throws IllegalStateException if it can't be made or answers wrongly
   */
  void check() {
    byte[] text = new byte[TRIAL_BYTES];
    MemorySegment bytes = MemorySegment.ofArray(text);
    expect(Utf8Validator.VALID, firstInvalid(bytes, 0, text.length));
    text[text.length - 1] = (byte) 0xC2;
    expect(text.length - 1, firstInvalid(bytes, 0, text.length));
  }

  private static void expect(long expected, long actual) {
    if (actual != expected) {
      throw new IllegalStateException("found " + actual + " instead of " + expected);
    }
  }

  /** Validates a text that lies in a segment. */
  long firstInvalid(MemorySegment bytes, long from, long to) {
    Class<?> segment = bytes.getClass();
    for (Known each : known) {
      if (each.segment == segment) {
        return each.kernel.firstInvalid(bytes, from, to);
      }
    }
    return add(bytes.getClass()).firstInvalid(bytes, from, to);
  }

  private synchronized Utf8Kernel add(Class<? extends MemorySegment> segment) {
    for (Known each : known) {
      if (each.segment == segment) {
        return each.kernel; // another thread was first
      }
    }
    Utf8Kernel kernel = new KernelPattern(species, segment).newKernel();
    Known[] more = Arrays.copyOf(known, known.length + 1);
    more[known.length] = new Known(segment, kernel);
    known = more;
    return kernel;
  }
}
