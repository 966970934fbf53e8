package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Integers of any width: big-endian two's complement, as short as can be. */
final class WideIntegerEncoder extends PooledEncoder {
  private static final int LONGEST_TEXT = 1_024;

  private final NumberSpelling spelling = new NumberSpelling();

  WideIntegerEncoder(String path, Slot slot, int offset, Pools pools) {
    super(path, slot, offset, pools);
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    BigInteger number =
        switch (value) {
          case RecordValue.IntegerValue it -> BigInteger.valueOf(it.value());
          case RecordValue.WideIntegerValue it -> it.value();
          case RecordValue.NumberText(String text) -> integer(text);
          case RecordValue.UntypedText(String text) -> integer(text);
          default -> null;
        };
    if (number == null) {
      throw wrongType(value);
    }
    byte[] bytes = number.toByteArray();
    put(pools().bytes(bytes, 0, bytes.length), record, base);
  }

  private @Nullable BigInteger integer(String text) {
    boolean integer = text.length() <= LONGEST_TEXT && spelling.read(text) && spelling.isInteger();
    return integer ? new BigInteger(text) : null;
  }

  @Override
  String expected() {
    return "an integer";
  }
}
