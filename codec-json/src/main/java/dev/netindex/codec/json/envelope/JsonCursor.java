package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;

/** Steps through JSON text; whatever it finds wrong is an {@link InvalidIndexException}. */
final class JsonCursor implements AutoCloseable {
  /** Two for each of 128 nodes, and what is around them. */
  private static final int MAX_NESTING = 300;

  /** Digits of the longest constant. */
  private static final int MAX_DIGITS = 1_000;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_NESTING)
                  .maxNumberLength(MAX_DIGITS)
                  .maxStringLength(EnvelopeHeader.MAX_DESCRIPTION)
                  .maxNameLength(EnvelopeHeader.MAX_DESCRIPTION)
                  .build())
          .build();

  private final JsonParser parser;
  private final long base;

  private JsonCursor(JsonParser parser, long base) {
    this.parser = parser;
    this.base = base;
  }

  /**
   * Starts before the first token.
   *
   * @param text UTF-8, which is checked
   * @param base the offset of its first byte, for messages
   */
  static JsonCursor of(byte[] text, long base) {
    // The second byte tells UTF-8 from the other encodings that the parser would detect.
    if (text.length < 2 || text[0] != '{' || text[1] == 0) {
      throw invalid(base, "a JSON object", "other bytes");
    }
    long at =
        Utf8Validators.select()
            .selected()
            .firstInvalid(MemorySegment.ofArray(text), 0, text.length);
    if (at != Utf8Validator.VALID) {
      throw invalid(base + at, "UTF-8", "an ill-formed sequence");
    }
    try {
      return new JsonCursor(FACTORY.createParser(text), base);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Goes to the next token, or returns false at the end of an object or list. */
  boolean next() {
    JsonToken token = read(parser::nextToken);
    return token != JsonToken.END_OBJECT && token != JsonToken.END_ARRAY;
  }

  /** Goes from the name of a member, or from nowhere, to a value. */
  void value() {
    read(parser::nextToken);
  }

  /** Checks that nothing follows. */
  void end() {
    if (read(parser::nextToken) != null) {
      throw unexpected("the end of the description");
    }
  }

  JsonToken token() {
    return parser.currentToken();
  }

  void expect(JsonToken token, String what) {
    if (token() != token) {
      throw unexpected(what);
    }
  }

  /** Returns the name of the member, or the text of the value, at the cursor. */
  String text() {
    String text = read(parser::getText);
    if (!isUnicode(text)) {
      throw invalid(offset(), "Unicode text", "a lone surrogate");
    }
    return text;
  }

  String textValue(String what) {
    expect(JsonToken.VALUE_STRING, what);
    return text();
  }

  /** Returns an integer that is at the cursor. */
  long integer(String what) {
    expect(JsonToken.VALUE_NUMBER_INT, what);
    return read(parser::getLongValue);
  }

  /** Returns the number of a column, part or digit, at least 0. */
  int number(String what) {
    long number = integer(what);
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw unexpected(what);
    }
    return (int) number;
  }

  long offset() {
    return base + Math.max(0, parser.currentTokenLocation().getByteOffset());
  }

  InvalidIndexException unexpected(String expected) {
    JsonToken token = parser.currentToken();
    String found =
        token == null ? "the end" : token.isScalarValue() ? shortened() : token.toString();
    return invalid(offset(), expected, found);
  }

  private String shortened() {
    String text = read(parser::getText);
    return text.length() <= 40 ? text : text.substring(0, 40) + "...";
  }

  static InvalidIndexException invalid(long offset, String expected, String actual) {
    return new InvalidIndexException(Fault.RECORD_SCHEMA, offset, expected, actual);
  }

  private static boolean isUnicode(String text) {
    return text.codePoints()
        .noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }

  /** A step of the parser. */
  @FunctionalInterface
  private interface Step<T> {
    T take() throws IOException;
  }

  private <T> T read(Step<T> step) {
    try {
      return step.take();
    } catch (JsonProcessingException e) {
      long at = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getByteOffset());
      InvalidIndexException invalid =
          invalid(base + at, "a JSON object", String.valueOf(e.getOriginalMessage()));
      invalid.initCause(e);
      throw invalid;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      parser.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
