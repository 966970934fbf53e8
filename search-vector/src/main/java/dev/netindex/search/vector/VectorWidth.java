package dev.netindex.search.vector;

import java.util.Optional;
import jdk.incubator.vector.VectorShape;
import org.jspecify.annotations.Nullable;

/**
 * How wide the vectors are: as wide as the machine's, at most 512 bits, or as the system property
 * {@value #PROPERTY} says.
 */
final class VectorWidth {
  /** The system property that forces a width in bits: 64, 128, 256 or 512. */
  static final String PROPERTY = "dev.netindex.vector.bits";

  private static final int LEAST = 128;
  private static final int MOST = 512;

  private VectorWidth() {}

  /** Returns why there can be no kernels, with the remedy. */
  static Optional<String> refusal() {
    return refusal(forced(), VectorShape.preferredShape().vectorBitSize());
  }

  /**
   * Returns why there can be no kernels.
   *
   * @param forced what the property says, or null
   * @param machine bits of the machine's vectors
   */
  static Optional<String> refusal(@Nullable String forced, int machine) {
    if (forced == null) {
      return machine >= LEAST
          ? Optional.empty()
          : Optional.of("vectors have " + machine + " bits here, " + LEAST + " are needed");
    }
    if (!forced.matches("64|128|256|512")) {
      return Optional.of(PROPERTY + " is \"" + forced + "\", not 64, 128, 256 or 512");
    }
    return Integer.parseInt(forced) <= machine
        ? Optional.empty()
        : Optional.of(PROPERTY + " is " + forced + ", but vectors have " + machine + " bits here");
  }

  /** Returns the shape of that width; call it only if there is no refusal. */
  static VectorShape shape() {
    String forced = forced();
    int bits =
        forced == null
            ? Math.min(VectorShape.preferredShape().vectorBitSize(), MOST)
            : Integer.parseInt(forced);
    return VectorShape.forBitSize(bits);
  }

  private static @Nullable String forced() {
    String text = System.getProperty(PROPERTY);
    return text == null || text.isBlank() ? null : text.strip();
  }
}
