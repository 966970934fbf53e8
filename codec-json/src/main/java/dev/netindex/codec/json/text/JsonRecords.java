package dev.netindex.codec.json.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * Reads JSON text (RFC 8259, in UTF-8) as values. A stream holds records one after another, on
 * lines or not: any values with white space between them where it is needed. If it begins with an
 * array, the records are the elements of that array, and nothing may follow it.
 *
 * <p>Integers of at most 64 signed bits become {@link RecordValue.IntegerValue}; all other numbers,
 * also {@code -0}, {@code 1.0} and {@code 1e2}, keep their spelling as {@link
 * RecordValue.NumberText}. An object with a name twice is refused, as are ill-formed UTF-8, half
 * surrogate pairs, and whatever RFC 8259 does not know (comments, NaN). A byte order mark in front
 * is skipped.
 *
 * <p>What is wrong with a text is told by an {@link InvalidInputException} of {@link
 * Fault#JSON_TEXT} whose offset counts bytes from the start of the text, and which names the line.
 * After it the stream can't be read further. Belongs to one thread.
 */
public final class JsonRecords implements Closeable {
  private static final int SHOWN = 200;
  private static final JsonFactory DEFAULT_FACTORY = newFactory(JsonBounds.DEFAULT);

  private final JsonParser parser;
  private final ValueParser values;
  private final JsonBounds bounds;
  private final long offsetBefore;
  private final long linesBefore;
  private long line;
  private State state = State.START;

  private enum State {
    START,
    VALUES,
    ARRAY,
    END
  }

  private JsonRecords(InputStream in, JsonBounds bounds, long offsetBefore, long linesBefore)
      throws IOException {
    this.bounds = bounds;
    this.offsetBefore = offsetBefore;
    this.linesBefore = linesBefore;
    try {
      parser = factory(bounds).createParser(new Utf8Input(in));
    } catch (Utf8Input.BadEncodingException bad) {
      throw problem(bad);
    }
    values = new ValueParser(parser, bounds);
  }

  private static JsonFactory factory(JsonBounds bounds) {
    return bounds.equals(JsonBounds.DEFAULT) ? DEFAULT_FACTORY : newFactory(bounds);
  }

  private static JsonFactory newFactory(JsonBounds bounds) {
    StreamReadConstraints constraints =
        StreamReadConstraints.builder()
            // The depth is counted with the values; this only has to be no smaller.
            .maxNestingDepth(bounds.depth() + 2)
            .maxStringLength(bounds.textBytes())
            .maxNameLength(bounds.textBytes())
            .maxNumberLength(bounds.textBytes())
            .build();
    return new JsonFactoryBuilder()
        .streamReadConstraints(constraints)
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .build();
  }

  /**
   * Reads a text that is one value.
   *
   * @param json UTF-8
   * @return the value
   * @throws InvalidInputException if it is no JSON, holds more than one value, or more than {@link
   *     JsonBounds#DEFAULT} allows
   */
  public static RecordValue parse(byte[] json) {
    return parse(json, JsonBounds.DEFAULT);
  }

  /**
   * Reads a text that is one value.
   *
   * @param json UTF-8
   * @param bounds what the value may hold
   * @return the value
   * @throws InvalidInputException if it is no JSON, holds more than one value, or more than the
   *     bounds allow
   */
  public static RecordValue parse(byte[] json, JsonBounds bounds) {
    return parse(json, bounds, 0, 1);
  }

  /** Reads a value that starts somewhere in a larger text, for what problems say. */
  static RecordValue parse(byte[] json, JsonBounds bounds, long offset, long line) {
    try (JsonRecords records =
        new JsonRecords(new ByteArrayInputStream(json), bounds, offset, line - 1)) {
      return records.one();
    } catch (IOException e) {
      throw new UncheckedIOException("an array can't fail", e);
    }
  }

  /**
   * Reads a stream of records within {@link JsonBounds#DEFAULT}.
   *
   * @param in UTF-8; read ahead by some kilobytes, and not closed
   * @return a reader before the first record
   * @throws IOException if the stream can't be read
   */
  public static JsonRecords open(InputStream in) throws IOException {
    return open(in, JsonBounds.DEFAULT);
  }

  /**
   * Reads a stream of records.
   *
   * @param in UTF-8; read ahead by some kilobytes, and not closed
   * @param bounds what each record may hold
   * @return a reader before the first record
   * @throws IOException if the stream can't be read
   */
  public static JsonRecords open(InputStream in, JsonBounds bounds) throws IOException {
    return new JsonRecords(in, bounds, 0, 0);
  }

  /**
   * Reads the next record.
   *
   * @return the record; empty at the end
   * @throws InvalidInputException if the text is no JSON, or the record exceeds the bounds; {@link
   *     #next} then returns no more records
   * @throws IOException if the stream can't be read
   */
  public Optional<RecordValue> next() throws IOException {
    if (state == State.END) {
      return Optional.empty();
    }
    State before = state;
    state = State.END; // until all went well
    try {
      JsonToken token = parser.nextToken();
      if (before == State.START && token == JsonToken.START_ARRAY) {
        before = State.ARRAY;
        token = parser.nextToken();
      }
      if (before == State.ARRAY && token == JsonToken.END_ARRAY) {
        requireEnd();
        return Optional.empty();
      }
      if (token == null) {
        return Optional.empty();
      }
      line = parser.currentTokenLocation().getLineNr();
      Optional<RecordValue> record = Optional.of(values.record());
      state = before == State.START ? State.VALUES : before;
      return record;
    } catch (IOException e) {
      throw refused(e);
    }
  }

  private RecordValue one() throws IOException {
    try {
      if (parser.nextToken() == null) {
        throw problem(0, 1, "a value", "nothing");
      }
      RecordValue value = values.record();
      requireEnd();
      return value;
    } catch (IOException e) {
      throw refused(e);
    }
  }

  private void requireEnd() throws IOException {
    if (parser.nextToken() != null) {
      throw problem(parser.currentTokenLocation(), "one value", "more behind it");
    }
  }

  /**
   * Returns the line on which the last record began.
   *
   * @return from 1; 0 before the first record
   */
  public long line() {
    return line;
  }

  /** Frees the buffers. The stream is left open. */
  @Override
  public void close() throws IOException {
    parser.close();
  }

  /** Returns what to throw for what the parser threw. */
  private InvalidInputException refused(IOException e) throws IOException {
    return switch (e) {
      case Utf8Input.BadEncodingException bad -> problem(bad);
      case ValueParser.BoundException bound ->
          problem(parser.currentTokenLocation(), String.valueOf(bound.getMessage()), "another");
      case StreamConstraintsException _ -> problem(parser.currentLocation(), bound(), "more");
      case JsonEOFException _ ->
          problem(parser.currentLocation(), "JSON", "the end of the text inside a value");
      case JsonProcessingException bad ->
          problem(
              bad.getLocation() == null ? parser.currentLocation() : bad.getLocation(),
              "JSON",
              shown(bad.getOriginalMessage()));
      default -> throw e;
    };
  }

  private String bound() {
    return "at most "
        + bounds.textBytes()
        + " bytes of text and depth "
        + bounds.depth()
        + " in a record";
  }

  private static String shown(String message) {
    String first = message.lines().findFirst().orElse("");
    return first.length() > SHOWN ? first.substring(0, SHOWN) + "..." : first;
  }

  private InvalidInputException problem(Utf8Input.BadEncodingException bad) {
    return problem(bad.offset, bad.line, "UTF-8", "bytes that are none");
  }

  private InvalidInputException problem(JsonLocation at, String expected, String actual) {
    return problem(Math.max(at.getByteOffset(), 0), at.getLineNr(), expected, actual);
  }

  private InvalidInputException problem(long offset, long line, String expected, String actual) {
    return new InvalidInputException(
        Fault.JSON_TEXT,
        offsetBefore + offset,
        expected,
        actual + " on line " + (linesBefore + line));
  }
}
