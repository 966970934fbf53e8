package dev.netindex.format.layout;

/**
 * How payload references are written.
 *
 * @param form which form
 * @param commonLength length of every payload in the fixed form, else 0
 * @param width bytes of an ordinal in the fixed form, 0 to 4, else 0
 * @param bytes length of all references
 */
public record ReferencePlan(ReferenceForm form, long commonLength, int width, long bytes) {
  private static final int COMPACT_BYTES = 2 * Integer.BYTES;
  private static final int WIDE_BYTES = 2 * Long.BYTES;

  /**
   * Chooses the form: wide if the pool leaves 32 bits, otherwise compact, unless there are records,
   * all payloads have one length, and ordinals take strictly fewer bytes.
   *
   * @param payloads what will be written
   * @return the form and its measures
   */
  public static ReferencePlan of(PayloadSource payloads) {
    long spans = spanBytes(payloads.poolBytes()) * payloads.records();
    if (payloads.poolBytes() > FileFormat.MAX_U32) {
      return new ReferencePlan(ReferenceForm.WIDE, 0, 0, spans);
    }
    if (payloads.records() > 0 && payloads.commonLength() != PayloadSource.NO_COMMON_LENGTH) {
      int width = ordinalWidth(payloads.poolBytes(), payloads.commonLength());
      long fixed = FileFormat.FIXED_FIELDS_BYTES + payloads.records() * width;
      if (fixed < spans) {
        return new ReferencePlan(ReferenceForm.FIXED, payloads.commonLength(), width, fixed);
      }
    }
    return new ReferencePlan(ReferenceForm.COMPACT, 0, 0, spans);
  }

  /**
   * Returns the length of one span reference.
   *
   * @param poolBytes length of the pool
   * @return bytes
   */
  public static int spanBytes(long poolBytes) {
    return poolBytes > FileFormat.MAX_U32 ? WIDE_BYTES : COMPACT_BYTES;
  }

  private static int ordinalWidth(long poolBytes, long commonLength) {
    if (commonLength == 0) {
      return 0;
    }
    long last = poolBytes / commonLength - 1;
    return Math.ceilDiv(Long.SIZE - Long.numberOfLeadingZeros(last), Byte.SIZE);
  }
}
