package dev.netindex.utf8.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How wide vectors are to be, or why there are none. Looks at the virtual machine from outside: no
 * vector is mentioned before all is known to be well.
 *
 * @param bits 64, 128, 256 or 512; 0 if there are none
 * @param reason why there are none, with the remedy; empty if there are
 */
record VectorWidth(int bits, String reason) {
  /** The system property that forces a width. */
  static final String PROPERTY = "dev.netindex.vector.bits";

  /** With narrower ones plain Java is as fast. */
  private static final int NARROWEST = 128;

  private static final List<Integer> WIDTHS = List.of(64, 128, 256, 512);

  private static final String VECTOR = "jdk.incubator.vector.ByteVector";

  /** Returns what holds in this virtual machine, by the property as it is now. */
  static VectorWidth now() {
    if (!modulePresent()) {
      return none(
          "the module jdk.incubator.vector is not there; pass --add-modules jdk.incubator.vector");
    }
    String off = VirtualMachine.THIS.whyVectorsAreSlow();
    if (!off.isEmpty()) {
      return none(off);
    }
    return choose(SegmentKernels.preferredBits(), System.getProperty(PROPERTY));
  }

  /**
   * Chooses a width.
   *
   * @param preferred bits of the widest vectors of the machine
   * @param forced value of the property; blank if it is not set
   */
  static VectorWidth choose(int preferred, @Nullable String forced) {
    if (preferred < NARROWEST) {
      return none("vectors of this machine have " + preferred + " bits, too few to gain anything");
    }
    if (forced == null || forced.isBlank()) {
      return new VectorWidth(preferred, "");
    }
    String wanted = forced.strip();
    for (int bits : WIDTHS) {
      if (wanted.equals(Integer.toString(bits))) {
        return bits <= preferred
            ? new VectorWidth(bits, "")
            : none(
                "vectors of this machine have "
                    + preferred
                    + " bits; set the system property "
                    + PROPERTY
                    + " to no more than that, or not at all");
      }
    }
    return none(
        "the system property "
            + PROPERTY
            + " is \""
            + wanted
            + "\"; set it to 64, 128, 256 or 512, or not at all");
  }

  private static VectorWidth none(String reason) {
    return new VectorWidth(0, reason);
  }

  private static boolean modulePresent() {
    try {
      Class.forName(VECTOR, /* initialize= */ false, VectorWidth.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
