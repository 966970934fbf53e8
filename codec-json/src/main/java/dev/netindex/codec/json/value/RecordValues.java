package dev.netindex.codec.json.value;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.NetindexException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Values of records from objects of the JDK, for those who have their data in maps, as other
 * readers give it.
 */
public final class RecordValues {
  private static final int MAX_DEPTH = 512;

  private RecordValues() {}

  /**
   * Makes a value. Maps become objects in the order of the map, collections lists, strings text,
   * byte arrays bytes (not copied); {@code null} inside them is the null of JSON. Integers of all
   * classes get the type {@link NumberType#INTEGER}, because the class does not tell the width in
   * the source; {@link Float} is {@link NumberType#F32}, {@link Double} {@link NumberType#F64}, and
   * {@link BigDecimal} keeps its spelling. A {@link RecordValue} stays what it is.
   *
   * @param object of those classes
   * @return the value
   * @throws InvalidInputException if an object of another class, a key that is no string, or more
   *     than 512 collections inside each other are in it; {@link Fault#RECORD_VALUE}
   */
  public static RecordValue of(Object object) {
    return value(object, 0);
  }

  private static RecordValue value(@Nullable Object object, int depth) {
    return switch (object) {
      case null -> new RecordValue.NullValue();
      case RecordValue value -> value;
      case Map<?, ?> map -> object(map, deeper(depth));
      case Collection<?> collection -> list(collection, deeper(depth));
      case CharSequence text -> new RecordValue.TextValue(text.toString());
      case Boolean truth -> new RecordValue.BooleanValue(truth);
      case byte[] bytes -> new RecordValue.BytesValue(bytes);
      case Number number -> number(number);
      default -> throw refused(object.getClass().getName());
    };
  }

  private static RecordValue number(Number number) {
    return switch (number) {
      case Integer _, Long _, Short _, Byte _ ->
          new RecordValue.IntegerValue(NumberType.INTEGER, number.longValue());
      case BigInteger wide when wide.bitLength() > 63 ->
          new RecordValue.WideIntegerValue(NumberType.INTEGER, wide);
      case BigInteger small ->
          new RecordValue.IntegerValue(NumberType.INTEGER, small.longValueExact());
      case Float real -> new RecordValue.RealValue(NumberType.F32, real);
      case Double real -> new RecordValue.RealValue(NumberType.F64, real);
      case BigDecimal decimal -> new RecordValue.NumberText(decimal.toString());
      default -> throw refused(number.getClass().getName());
    };
  }

  private static RecordValue object(Map<?, ?> map, int depth) {
    List<RecordValue.Member> members = new ArrayList<>(map.size());
    map.forEach(
        (key, value) -> {
          if (!(key instanceof String name)) {
            throw refused("a key that is no string");
          }
          members.add(new RecordValue.Member(name, value(value, depth)));
        });
    return new RecordValue.ObjectValue(members);
  }

  private static RecordValue list(Collection<?> collection, int depth) {
    List<RecordValue> values = new ArrayList<>(collection.size());
    collection.forEach(element -> values.add(value(element, depth)));
    return new RecordValue.ListValue(values);
  }

  private static int deeper(int depth) {
    if (depth == MAX_DEPTH) {
      throw refused("maps and collections more than " + MAX_DEPTH + " deep");
    }
    return depth + 1;
  }

  private static InvalidInputException refused(String actual) {
    return new InvalidInputException(
        Fault.RECORD_VALUE,
        NetindexException.NO_OFFSET,
        "maps with string keys, collections, strings, numbers, Booleans and byte arrays",
        actual);
  }
}
