package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.value.RecordValue;
import java.util.Arrays;

/**
 * 64 bits that tell values apart, for counting. Objects with the same members in another order have
 * the same, because they become the same record.
 */
final class Fingerprints {
  static final long OBJECT = 0x9E37_79B9_7F4A_7C15L;
  static final long LIST = 0xC2B2_AE3D_27D4_EB4FL;
  private static final long TEXT = 0x1656_67B1_9E37_79F9L;
  private static final long BYTES = 0x27D4_EB2F_1656_67C5L;
  private static final long NUMBER = 0x85EB_CA77_C2B2_AE63L;
  private static final long REAL = 0xFF51_AFD7_ED55_8CCDL;
  private static final long TRUTH = 0xC4CE_B9FE_1A85_EC53L;

  private Fingerprints() {}

  /** Combines two numbers so that each bit of either changes half of the result's. */
  static long mix(long a, long b) {
    long z = (a ^ Long.rotateLeft(b, 32)) * 0xBF58_476D_1CE4_E5B9L + b;
    z = (z ^ z >>> 30) * 0x94D0_49BB_1331_11EBL;
    z = (z ^ z >>> 27) * 0xBF58_476D_1CE4_E5B9L;
    return z ^ z >>> 31;
  }

  /** What a member adds to the fingerprint of its object. */
  static long member(String name, long value) {
    return mix(text(name), value);
  }

  static long scalar(RecordValue value) {
    return switch (value) {
      case RecordValue.TextValue it -> mix(TEXT, text(it.text()));
      case RecordValue.UntypedText it -> mix(TEXT + 1, text(it.text()));
      case RecordValue.NumberText it -> mix(TEXT + 2, text(it.text()));
      case RecordValue.BytesValue it -> mix(BYTES, Arrays.hashCode(it.bytes()));
      case RecordValue.BooleanValue it -> mix(TRUTH, it.value() ? 1 : 0);
      case RecordValue.IntegerValue it -> mix(NUMBER, it.value());
      case RecordValue.WideIntegerValue it -> mix(NUMBER, it.value().hashCode());
      case RecordValue.RealValue it -> mix(REAL, Double.doubleToRawLongBits(it.value()));
      case RecordValue.NullValue _ -> TRUTH;
      case RecordValue.ObjectValue _, RecordValue.ListValue _ ->
          throw new IllegalArgumentException("no scalar");
    };
  }

  /** The JDK keeps the hash of a string in it, so that sources which reuse strings gain. */
  private static long text(String text) {
    return (long) text.length() << 32 ^ text.hashCode();
  }
}
