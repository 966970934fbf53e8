package dev.netindex.codec.json.text;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Makes values of the tokens of a parser, and counts what a record holds. */
final class ValueParser {
  private static final RecordValue NULL = new RecordValue.NullValue();
  private static final RecordValue TRUE = new RecordValue.BooleanValue(true);
  private static final RecordValue FALSE = new RecordValue.BooleanValue(false);

  /** Digits, and a sign, of the longest 64-bit integers. */
  private static final int LONGEST = 20;

  private final JsonParser parser;
  private final JsonBounds bounds;
  private int values;
  private long textBytes;

  ValueParser(JsonParser parser, JsonBounds bounds) {
    this.parser = parser;
    this.bounds = bounds;
  }

  /** A bound is exceeded at the token at hand. */
  static final class BoundException extends IOException {
    private static final long serialVersionUID = 1L;

    BoundException(String expected) {
      super(expected);
    }
  }

  /** Reads the record that starts with the token at hand. */
  RecordValue record() throws IOException {
    values = 0;
    textBytes = 0;
    return value(parser.currentToken(), 0);
  }

  private RecordValue value(JsonToken token, int depth) throws IOException {
    if (++values > bounds.values()) {
      throw new BoundException("at most " + bounds.values() + " values in a record");
    }
    return switch (token) {
      case START_OBJECT -> object(depth + 1);
      case START_ARRAY -> list(depth + 1);
      case VALUE_STRING -> new RecordValue.TextValue(text());
      case VALUE_NUMBER_INT -> integer(text());
      case VALUE_NUMBER_FLOAT -> new RecordValue.NumberText(text());
      case VALUE_TRUE -> TRUE;
      case VALUE_FALSE -> FALSE;
      case VALUE_NULL -> NULL;
      default -> throw new IllegalStateException("no value starts with " + token);
    };
  }

  private RecordValue object(int depth) throws IOException {
    checkDepth(depth);
    List<RecordValue.Member> members = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = text();
      members.add(new RecordValue.Member(name, value(parser.nextToken(), depth)));
    }
    return new RecordValue.ObjectValue(members);
  }

  private RecordValue list(int depth) throws IOException {
    checkDepth(depth);
    List<RecordValue> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value(parser.currentToken(), depth));
    }
    return new RecordValue.ListValue(elements);
  }

  private void checkDepth(int depth) throws BoundException {
    if (depth > bounds.depth()) {
      throw new BoundException("objects and arrays at most " + bounds.depth() + " deep");
    }
  }

  /** Returns the text of a name, string or number. */
  private String text() throws IOException {
    String text = parser.getText();
    int length = text.length();
    textBytes += length;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        textBytes += c < 0x800 ? 1 : 2;
        if (Character.isSurrogate(c)) {
          requirePair(text, i);
          // Two characters of one byte each so far, for a code point of four bytes.
          textBytes += Character.isHighSurrogate(c) ? -2 : 0;
        }
      }
    }
    if (textBytes > bounds.textBytes()) {
      throw new BoundException("at most " + bounds.textBytes() + " bytes of text in a record");
    }
    return text;
  }

  private static void requirePair(String text, int at) throws BoundException {
    boolean paired =
        Character.isHighSurrogate(text.charAt(at))
            ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
            : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    if (!paired) {
      throw new BoundException("Unicode text without half surrogate pairs");
    }
  }

  /** A number that {@link Long} would spell in the same way is an integer. */
  private static RecordValue integer(String text) {
    if (text.length() <= LONGEST && !text.equals("-0")) {
      try {
        return new RecordValue.IntegerValue(NumberType.INTEGER, Long.parseLong(text));
      } catch (NumberFormatException e) {
        return new RecordValue.NumberText(text); // more than 64 bits
      }
    }
    return new RecordValue.NumberText(text);
  }
}
