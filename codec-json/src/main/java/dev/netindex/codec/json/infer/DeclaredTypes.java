package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types that were declared, and how untyped texts become values of them. */
final class DeclaredTypes {
  /** Digits of a declared integer; more would make reading it slow. */
  private static final int LONGEST_INTEGER = 1_024;

  private final Map<String, ColumnType> byPath = new HashMap<>();
  private final NumberSpelling spelling;

  DeclaredTypes(NumberSpelling spelling) {
    this.spelling = spelling;
  }

  void put(String path, ColumnType type) {
    byPath.put(path, type);
  }

  @Nullable ColumnType at(Place place) {
    return byPath.isEmpty() ? null : byPath.get(place.path());
  }

  /** Takes a text at a place of a declared type into account; returns false if it is none. */
  boolean add(ColumnType type, String text, ScalarFacts facts) {
    return switch (type) {
      case TEXT -> add(facts, new RecordValue.TextValue(text));
      case BOOLEAN -> addTruth(text, facts);
      case INTEGER -> addInteger(text, facts);
      case F64 -> spelling.read(text) && addReal(text, facts);
      case DECIMAL -> addDecimal(text, NumberType.DECIMAL, facts);
      case NUMBER -> addDecimal(text, NumberType.NUMBER, facts);
    };
  }

  private boolean add(ScalarFacts facts, RecordValue value) {
    facts.add(value, spelling);
    return true;
  }

  private boolean addTruth(String text, ScalarFacts facts) {
    boolean truth = text.equalsIgnoreCase("true") || text.equals("1");
    boolean known = truth || text.equalsIgnoreCase("false") || text.equals("0");
    return known && add(facts, new RecordValue.BooleanValue(truth));
  }

  private boolean addInteger(String text, ScalarFacts facts) {
    if (text.length() > LONGEST_INTEGER || !spelling.read(text) || !spelling.isInteger()) {
      return false;
    }
    return add(
        facts,
        spelling.digits() <= NumberSpelling.LONG_DIGITS
            ? new RecordValue.IntegerValue(NumberType.INTEGER, spelling.unscaled())
            : new RecordValue.WideIntegerValue(NumberType.INTEGER, new BigInteger(text)));
  }

  private boolean addReal(String text, ScalarFacts facts) {
    return add(facts, new RecordValue.RealValue(NumberType.F64, Double.parseDouble(text)));
  }

  private boolean addDecimal(String text, NumberType type, ScalarFacts facts) {
    if (!spelling.read(text) || !spelling.isPlain()) {
      return false;
    }
    facts.addDecimal(type, spelling);
    return true;
  }
}
