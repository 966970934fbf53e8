package dev.netindex.contracts.records;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** JSON as plain objects: maps, lists, strings, truth values, numbers without trailing zeros. */
final class PlainJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private PlainJson() {}

  /** Parses one JSON text, and nothing behind it. */
  static @Nullable Object parse(byte[] text) throws IOException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      parser.nextToken();
      Object value = value(parser);
      if (parser.nextToken() != null) {
        throw new IOException("more than one value");
      }
      return value;
    }
  }

  private static @Nullable Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          if (members.containsKey(name)) {
            throw new IOException("twice: " + name);
          }
          members.put(name, value(parser));
        }
        yield members;
      }
      case START_ARRAY -> {
        List<@Nullable Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          elements.add(value(parser));
        }
        yield elements;
      }
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(new BigDecimal(parser.getText()));
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new IOException("no value: " + parser.currentToken());
    };
  }

  /** What the JSON of an object of MaxMind's reader should be, in the same form. */
  static Object of(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .collect(
                  Collectors.toMap(each -> (String) each.getKey(), each -> of(each.getValue())));
      case List<?> list -> list.stream().map(PlainJson::of).toList();
      case byte[] bytes -> Base64.getEncoder().encodeToString(bytes);
      case Double real ->
          real.isNaN() || real.isInfinite() ? real.toString() : number(new BigDecimal(real + ""));
      case Float real ->
          real.isNaN() || real.isInfinite() ? real.toString() : number(new BigDecimal(real + ""));
      case BigInteger integer -> number(new BigDecimal(integer));
      case Integer integer -> number(new BigDecimal(integer));
      case Long integer -> number(new BigDecimal(integer));
      case String text -> text;
      case Boolean truth -> truth;
      default -> throw new IllegalArgumentException(value.getClass().getName());
    };
  }

  private static BigDecimal number(BigDecimal value) {
    return value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
  }
}
