package dev.netindex.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON back into maps, lists, strings, longs, doubles and booleans. */
public final class Json {
  private Json() {}

  /** Reads a text of one object. */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(String text) {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      parser.nextToken();
      Object value = value(parser);
      if (parser.nextToken() != null) {
        throw new IllegalArgumentException("more than one value: " + text);
      }
      return (Map<String, Object>) value;
    } catch (IOException e) {
      throw new UncheckedIOException(text, e);
    }
  }

  /** Reads one object a line. */
  public static List<Map<String, Object>> objects(Cli.Result result) {
    return result.lines().stream().map(Json::object).toList();
  }

  /** Returns a member that is an object. */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(Map<String, Object> in, String name) {
    return (Map<String, Object>) in.get(name);
  }

  /** Returns a member that is a list of objects. */
  @SuppressWarnings("unchecked")
  public static List<Map<String, Object>> list(Map<String, Object> in, String name) {
    return (List<Map<String, Object>>) in.get(name);
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> members = new LinkedHashMap<>();
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
        List<Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          elements.add(value(parser));
        }
        yield elements;
      }
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> parser.getText();
    };
  }
}
