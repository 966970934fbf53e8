package dev.netindex.utf8.vector;

import dev.netindex.format.spi.Utf8Validator;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import java.util.Optional;

/**
 * Validates UTF-8 with vector instructions. This class mentions no vector, so that it can be asked
 * where the module {@code jdk.incubator.vector} is not there. Reads the segment alone, but up to 64
 * bytes around the text. Safe for many threads.
 */
public final class VectorUtf8Validator implements Utf8Validator {
  private static final int PRIORITY = 100;

  private final int bits;
  private final String reason;

  /** For {@link java.util.ServiceLoader}. */
  public VectorUtf8Validator() {
    VectorWidth width = VectorWidth.now();
    bits = width.bits();
    reason = width.reason();
  }

  @Override
  public int spiVersion() {
    return SPI_VERSION;
  }

  @Override
  public String name() {
    return "vector";
  }

  @Override
  public int priority() {
    return PRIORITY;
  }

  @Override
  public Optional<String> unavailableReason() {
    if (!reason.isEmpty()) {
      return Optional.of(reason);
    }
    SegmentKernels.of(bits).check(); // what can't be linked shows here, while there is a choice
    return Optional.empty();
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if this provider is not available
   */
  @Override
  public long firstInvalid(MemorySegment bytes, long offset, long length) {
    Objects.checkFromIndexSize(offset, length, bytes.byteSize());
    if (bits == 0) {
      throw new IllegalStateException(reason);
    }
    return SegmentKernels.of(bits).firstInvalid(bytes, offset, offset + length);
  }
}
