package dev.netindex.codec.json.record;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a value without members or elements becomes an object of a class.
 *
 * @param types the types of fields that it takes, as a set of {@link CurrentRecord}
 * @param read makes the object of a value that is there
 */
record ScalarMapper(int types, Reading read) {
  private static final Map<Type, ScalarMapper> KNOWN =
      Map.ofEntries(
          entry(boolean.class, CurrentRecord.BOOLEANS, ScalarMapper::truth),
          entry(Boolean.class, CurrentRecord.BOOLEANS, ScalarMapper::truth),
          entry(byte.class, CurrentRecord.INTEGERS, ScalarMapper::oneByte),
          entry(Byte.class, CurrentRecord.INTEGERS, ScalarMapper::oneByte),
          entry(short.class, CurrentRecord.INTEGERS, ScalarMapper::twoBytes),
          entry(Short.class, CurrentRecord.INTEGERS, ScalarMapper::twoBytes),
          entry(int.class, CurrentRecord.INTEGERS, ScalarMapper::fourBytes),
          entry(Integer.class, CurrentRecord.INTEGERS, ScalarMapper::fourBytes),
          entry(long.class, CurrentRecord.INTEGERS, ScalarMapper::eightBytes),
          entry(Long.class, CurrentRecord.INTEGERS, ScalarMapper::eightBytes),
          entry(float.class, CurrentRecord.NUMBERS, ScalarMapper::narrow),
          entry(Float.class, CurrentRecord.NUMBERS, ScalarMapper::narrow),
          entry(double.class, CurrentRecord.NUMBERS, ScalarMapper::real),
          entry(Double.class, CurrentRecord.NUMBERS, ScalarMapper::real),
          entry(
              BigInteger.class,
              CurrentRecord.INTEGERS,
              (view, field, where) -> view.getBigInteger(field).orElse(null)),
          entry(
              BigDecimal.class,
              CurrentRecord.DIGITS,
              (view, field, where) -> view.getBigDecimal(field).orElse(null)),
          entry(
              String.class,
              CurrentRecord.TEXTS,
              (view, field, where) -> view.getString(field).orElse(null)),
          entry(
              byte[].class,
              CurrentRecord.BYTES,
              (view, field, where) -> view.getBytes(field).orElse(null)));

  /** Makes an object of a value that is there. */
  @FunctionalInterface
  interface Reading {
    /** Makes it; the name of the component is for messages. */
    @Nullable Object read(RecordView view, Field field, String where);
  }

  private static Map.Entry<Type, ScalarMapper> entry(Type type, int types, Reading read) {
    return Map.entry(type, new ScalarMapper(types, read));
  }

  /** Returns how objects of a class are made; null if they are not. */
  static @Nullable ScalarMapper of(Type type) {
    return KNOWN.get(type);
  }

  /** Returns the mapper of a field. */
  ValueMapper mapper(Field field, String where) {
    return (view, elements) -> view.locate(field) < 0 ? null : read.read(view, field, where);
  }

  private static Object truth(RecordView view, Field field, String where) {
    return view.getBoolean(field, false);
  }

  private static Object oneByte(RecordView view, Field field, String where) {
    return (byte) fitting(view, field, where, Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  private static Object twoBytes(RecordView view, Field field, String where) {
    return (short) fitting(view, field, where, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  private static Object fourBytes(RecordView view, Field field, String where) {
    return (int) fitting(view, field, where, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static Object eightBytes(RecordView view, Field field, String where) {
    return view.getLong(field, 0);
  }

  private static Object narrow(RecordView view, Field field, String where) {
    return (float) view.getDouble(field, 0);
  }

  private static Object real(RecordView view, Field field, String where) {
    return view.getDouble(field, 0);
  }

  private static long fitting(RecordView view, Field field, String where, long least, long most) {
    long value = view.getLong(field, 0);
    if (value < least || value > most) {
      throw MapperCompiler.refused(
          where, "a number from " + least + " to " + most, value + " in " + field);
    }
    return value;
  }
}
