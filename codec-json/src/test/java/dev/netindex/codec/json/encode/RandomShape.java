package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Makes random values that have a shape in common, more or less. */
final class RandomShape {
  private static final NumberType[] INTEGERS = {
    NumberType.I32,
    NumberType.U16,
    NumberType.U32,
    NumberType.U64,
    NumberType.U128,
    NumberType.INTEGER
  };
  private static final String[] NAMES = {"a", "bc", "ñ", "d.e", "", "𝄞", "names", "\"\\\n"};

  private final Random random;

  RandomShape(Random random) {
    this.random = random;
  }

  /** Returns something that makes values of one place. */
  Supplier<RecordValue> next(int depth) {
    Supplier<RecordValue> plain = random.nextInt(depth < 5 ? 3 : 1) > 0 ? nested(depth) : scalar();
    Supplier<RecordValue> reused = random.nextInt(3) == 0 ? reusing(plain) : plain;
    return switch (random.nextInt(12)) {
      case 0 -> or(reused, RecordValue.NullValue::new);
      case 1 -> random.nextInt(3) == 0 ? or(reused, scalar()) : reused;
      case 2 -> {
        RecordValue only = reused.get();
        yield () -> only;
      }
      default -> reused;
    };
  }

  private Supplier<RecordValue> or(Supplier<RecordValue> one, Supplier<RecordValue> other) {
    return () -> random.nextBoolean() ? one.get() : other.get();
  }

  /** The same instances again and again. */
  private Supplier<RecordValue> reusing(Supplier<RecordValue> source) {
    List<RecordValue> values = new ArrayList<>();
    int most = 1 + random.nextInt(20);
    return () -> {
      if (values.size() < most) {
        values.add(source.get());
      }
      return values.get(random.nextInt(values.size()));
    };
  }

  private Supplier<RecordValue> nested(int depth) {
    if (random.nextInt(4) == 0) {
      Supplier<RecordValue> element = next(depth + 1);
      int bound = 1 + random.nextInt(6);
      return () -> {
        List<RecordValue> values = new ArrayList<>();
        for (int i = random.nextInt(bound); i > 0; i--) {
          values.add(element.get());
        }
        return new RecordValue.ListValue(values);
      };
    }
    List<String> names = new ArrayList<>(List.of(NAMES));
    Collections.shuffle(names, random);
    List<Supplier<RecordValue.Member>> members = new ArrayList<>();
    List<Integer> rarities = new ArrayList<>();
    for (String name : names.subList(0, random.nextInt(NAMES.length))) {
      Supplier<RecordValue> value = next(depth + 1);
      members.add(() -> new RecordValue.Member(name, value.get()));
      rarities.add(random.nextBoolean() ? 0 : 1 + random.nextInt(20));
    }
    boolean shuffled = random.nextInt(5) == 0;
    return () -> {
      List<RecordValue.Member> made = new ArrayList<>();
      for (int i = 0; i < members.size(); i++) {
        if (rarities.get(i) == 0 || random.nextInt(20) >= rarities.get(i)) {
          made.add(members.get(i).get());
        }
      }
      if (shuffled) {
        Collections.shuffle(made, random);
      }
      return new RecordValue.ObjectValue(made);
    };
  }

  private Supplier<RecordValue> scalar() {
    return switch (random.nextInt(10)) {
      case 0 -> () -> new RecordValue.TextValue(text());
      case 1 -> () -> new RecordValue.BooleanValue(random.nextBoolean());
      case 2 -> () -> new RecordValue.BytesValue(bytes());
      case 3 -> integers();
      case 4 -> wideIntegers();
      case 5 -> reals(NumberType.F32);
      case 6 -> reals(NumberType.F64);
      case 7 -> spelled(false);
      case 8 -> numbers();
      default -> spelled(true);
    };
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(NAMES[random.nextInt(NAMES.length)]);
    }
    return text.toString();
  }

  private byte[] bytes() {
    byte[] bytes = new byte[random.nextInt(4)];
    random.nextBytes(bytes);
    return bytes;
  }

  private Supplier<RecordValue> integers() {
    NumberType type = INTEGERS[random.nextInt(INTEGERS.length)];
    NumberType other = random.nextInt(4) == 0 ? INTEGERS[random.nextInt(INTEGERS.length)] : type;
    long start = random.nextLong() >> random.nextInt(64);
    int bits = random.nextInt(64);
    return () ->
        new RecordValue.IntegerValue(
            random.nextBoolean() ? type : other, start + (random.nextLong() >>> bits));
  }

  private Supplier<RecordValue> wideIntegers() {
    int bits = 60 + random.nextInt(80);
    boolean signed = random.nextBoolean();
    return () -> {
      BigInteger value = new BigInteger(bits, random);
      BigInteger number = signed && random.nextBoolean() ? value.negate() : value;
      return number.bitLength() < Long.SIZE
          ? new RecordValue.IntegerValue(NumberType.U128, number.longValue())
          : new RecordValue.WideIntegerValue(NumberType.U128, number);
    };
  }

  private Supplier<RecordValue> reals(NumberType type) {
    double factor = Math.pow(10, random.nextInt(12));
    double range = Math.pow(10, random.nextInt(15));
    int odd = random.nextInt(3);
    return () -> {
      double value = Math.rint(random.nextDouble() * range) / factor - (odd == 0 ? 100 : 0);
      if (odd == 1 && random.nextInt(30) == 0) {
        value =
            switch (random.nextInt(5)) {
              case 0 -> Double.NaN;
              case 1 -> Double.NEGATIVE_INFINITY;
              case 2 -> -0.0;
              case 3 -> Double.MIN_VALUE;
              default -> random.nextGaussian();
            };
      }
      return new RecordValue.RealValue(type, type == NumberType.F32 ? (float) value : value);
    };
  }

  /** Numbers of JSON, or cells, without needless zeros. */
  private Supplier<RecordValue> numbers() {
    boolean untyped = random.nextBoolean();
    int shift = 14 + random.nextInt(50);
    int scale = 1 + random.nextInt(16);
    return () -> {
      BigDecimal value =
          BigDecimal.valueOf(random.nextLong() >> shift, random.nextInt(scale))
              .stripTrailingZeros();
      String text = value.toPlainString();
      if (untyped) {
        return new RecordValue.UntypedText(text);
      }
      return value.scale() <= 0
          ? new RecordValue.IntegerValue(NumberType.INTEGER, value.longValueExact())
          : new RecordValue.NumberText(text);
    };
  }

  private Supplier<RecordValue> spelled(boolean untyped) {
    int form = random.nextInt(untyped ? 6 : 4);
    int scale = 1 + random.nextInt(8);
    return () -> {
      long whole = random.nextInt(3) == 0 ? random.nextLong() >>> 3 : random.nextInt(2_000) - 1_000;
      String text =
          switch (form) {
            case 0 -> Long.toString(whole);
            case 1 -> "%d.%0" + scale + "d";
            case 2 -> Double.toString(random.nextInt(100_000) / 64.0);
            case 3 -> random.nextInt(100) + "e" + random.nextInt(5);
            case 4 -> random.nextBoolean() ? "true" : "false";
            default -> "0" + random.nextInt(100);
          };
      if (form == 1) {
        text =
            String.format(
                text, random.nextInt(200) - 100, random.nextInt((int) Math.pow(10, scale)));
      }
      return untyped ? new RecordValue.UntypedText(text) : new RecordValue.NumberText(text);
    };
  }
}
