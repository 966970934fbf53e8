package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random values of all types. */
final class RandomValues {
  private RandomValues() {}

  static RecordValue value(Random random, int levels) {
    int choice = random.nextInt(levels == 0 ? 9 : 13);
    return switch (choice) {
      case 0 -> new RecordValue.BooleanValue(random.nextBoolean());
      case 1 -> new RecordValue.IntegerValue(NumberType.U16, random.nextInt(1 << 16));
      case 2 -> new RecordValue.IntegerValue(NumberType.U32, random.nextInt() & 0xFFFF_FFFFL);
      case 3 -> new RecordValue.IntegerValue(NumberType.I32, random.nextInt());
      case 4 -> wide(NumberType.U64, random, 64);
      case 5 -> wide(NumberType.U128, random, 128);
      case 6 -> new RecordValue.RealValue(NumberType.F32, random.nextFloat());
      case 7 -> new RecordValue.RealValue(NumberType.F64, random.nextGaussian());
      case 8 -> new RecordValue.TextValue(text(random));
      case 9 -> new RecordValue.BytesValue(bytes(random));
      case 10 -> list(random, levels);
      default -> object(random, levels);
    };
  }

  private static RecordValue wide(NumberType type, Random random, int bits) {
    BigInteger value = new BigInteger(random.nextInt(bits + 1), random);
    return value.bitLength() < Long.SIZE
        ? new RecordValue.IntegerValue(type, value.longValue())
        : new RecordValue.WideIntegerValue(type, value);
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(40)];
    random.nextBytes(bytes);
    return bytes;
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(40); left > 0; left--) {
      text.appendCodePoint(random.nextBoolean() ? 'a' + random.nextInt(26) : 0x1F600);
    }
    return text.toString();
  }

  private static RecordValue list(Random random, int levels) {
    List<RecordValue> values = new ArrayList<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      values.add(value(random, levels - 1));
    }
    return new RecordValue.ListValue(values);
  }

  private static RecordValue object(Random random, int levels) {
    List<RecordValue.Member> members = new ArrayList<>();
    for (int left = random.nextInt(levels > 3 ? 30 : 4); left > 0; left--) {
      members.add(new RecordValue.Member("key" + left, value(random, levels - 1)));
    }
    return new RecordValue.ObjectValue(members);
  }
}
