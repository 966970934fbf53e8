package dev.netindex.codec.json.fixed;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** The value of one field of a record: of one of the nine kinds, or none. */
public sealed interface FieldValue {
  /**
   * Returns the kind of field that the value is for.
   *
   * @return a kind; empty for {@link Missing}
   */
  Optional<FieldKind> kind();

  /** No value: what an absent field has, and an optional one may. */
  record Missing() implements FieldValue {
    @Override
    public Optional<FieldKind> kind() {
      return Optional.empty();
    }
  }

  /**
   * A value of kind bool.
   *
   * @param value true or false
   */
  record Bool(boolean value) implements FieldValue {
    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.BOOL);
    }
  }

  /**
   * A value of kind u8.
   *
   * @param value 0 to 255
   */
  record U8(int value) implements FieldValue {
    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the value is out of it
     */
    public U8 {
      checkRange(value, 0xFF);
    }

    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.U8);
    }
  }

  /**
   * A value of kind u16.
   *
   * @param value 0 to 65,535
   */
  record U16(int value) implements FieldValue {
    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the value is out of it
     */
    public U16 {
      checkRange(value, 0xFFFF);
    }

    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.U16);
    }
  }

  /**
   * A value of kind u32.
   *
   * @param value 0 to 4,294,967,295
   */
  record U32(long value) implements FieldValue {
    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the value is out of it
     */
    public U32 {
      checkRange(value, 0xFFFF_FFFFL);
    }

    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.U32);
    }
  }

  /**
   * A value of kind u64.
   *
   * @param value all 64 bits, unsigned
   */
  record U64(long value) implements FieldValue {
    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.U64);
    }
  }

  /**
   * A value of kind i64.
   *
   * @param value signed
   */
  record I64(long value) implements FieldValue {
    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.I64);
    }
  }

  /**
   * A value of kind f64. Equal are values of the same bits.
   *
   * @param bits the bits of the number, those of a NaN too
   */
  record F64(long bits) implements FieldValue {
    /**
     * Takes a number.
     *
     * @param value the number
     */
    public F64(double value) {
      this(Double.doubleToRawLongBits(value));
    }

    /**
     * Returns the number.
     *
     * @return the number with these bits
     */
    public double value() {
      return Double.longBitsToDouble(bits);
    }

    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.F64);
    }
  }

  /**
   * A value of kind string.
   *
   * @param value Unicode text; a lone surrogate is refused by the encoder
   */
  record Text(String value) implements FieldValue {
    /** Checks that there is a text. */
    public Text {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.STRING);
    }
  }

  /**
   * A value of kind bytes. Equal are values of the same bytes.
   *
   * @param value the bytes, not copied
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Bytes(byte[] value) implements FieldValue {
    /** Checks that there are bytes. */
    public Bytes {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public Optional<FieldKind> kind() {
      return Optional.of(FieldKind.BYTES);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Bytes bytes && Arrays.equals(value, bytes.value);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(value);
    }

    @Override
    public String toString() {
      return "Bytes[value=" + Arrays.toString(value) + "]";
    }
  }

  private static void checkRange(long value, long largest) {
    if (value < 0 || value > largest) {
      throw new IllegalArgumentException("must be 0 to " + largest + ": " + value);
    }
  }
}
