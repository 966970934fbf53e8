package dev.netindex.codec.json.text;

import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON lines as rows: each line is one object, in which one member, or two for a range, is
 * the target, and all the others are what is said of it. Lines end with LF or CR LF, the last one
 * with or without; lines of white space are no rows. A line is at most {@value #MAX_LINE_BYTES}
 * bytes long and within {@link JsonBounds#DEFAULT}.
 *
 * <p>A member of the target is text (address, network, range, or AS number like {@code AS42}) or an
 * integer that is an AS number. If its name is not told, the first line that has a well-known one
 * decides for all: a network ({@code network}, {@code cidr}, {@code prefix}, {@code subnet}, {@code
 * range}, {@code target}, ...), a pair ({@code start} and {@code end}, {@code first_ip} and {@code
 * last_ip}, {@code ip_from} and {@code ip_to}, ...), an address ({@code ip}, {@code address}, ...),
 * or {@code asn}, in this order; without case, hyphens, underscores and spaces.
 *
 * <p>Instances are immutable.
 */
public final class JsonLines {
  /** The longest line in bytes, without its end. */
  public static final int MAX_LINE_BYTES = 1 << 24;

  private final List<String> names;
  private final boolean keepTarget;
  private final Set<ParseOption> options;

  private JsonLines(List<String> names, boolean keepTarget, Set<ParseOption> options) {
    this.names = names;
    this.keepTarget = keepTarget;
    this.options = options;
  }

  /** Told of lines that are no rows. */
  @FunctionalInterface
  public interface BadLine {
    /** The first bad line ends the reading. */
    BadLine FAIL =
        (line, problem) -> {
          throw problem;
        };

    /**
     * Takes a bad line. Reading goes on behind it unless this method throws.
     *
     * @param line its number, from 1
     * @param problem what is wrong; it names the line too
     */
    void at(long line, InvalidInputException problem);
  }

  /**
   * Returns a reader that finds the target by its name, takes it out of the record, and reads it
   * strictly.
   *
   * @return the default
   */
  public static JsonLines strict() {
    return new JsonLines(List.of(), false, EnumSet.noneOf(ParseOption.class));
  }

  /**
   * Names the member of the target.
   *
   * @param name compared exactly
   * @return another reader
   */
  public JsonLines target(String name) {
    return new JsonLines(List.of(name), keepTarget, options);
  }

  /**
   * Names the members of the first and the last address of a range.
   *
   * @param start compared exactly
   * @param end another one
   * @return another reader
   * @throws IllegalArgumentException if both are the same
   */
  public JsonLines range(String start, String end) {
    if (start.equals(end)) {
      throw new IllegalArgumentException("start and end are both " + start);
    }
    return new JsonLines(List.of(start, end), keepTarget, options);
  }

  /**
   * Leaves the members of the target in the record.
   *
   * @param value true for leaving them
   * @return another reader
   */
  public JsonLines keepTarget(boolean value) {
    return new JsonLines(names, value, options);
  }

  /**
   * Takes families as written: addresses inside {@code ::ffff:0:0/96} stay IPv6.
   *
   * @param value true for as written
   * @return another reader
   */
  public JsonLines literal(boolean value) {
    return with(ParseOption.LITERAL_FAMILY, value);
  }

  /**
   * Clears the host bits of networks instead of refusing them.
   *
   * @param value true for clearing
   * @return another reader
   */
  public JsonLines maskHostBits(boolean value) {
    return with(ParseOption.MASK_HOST_BITS, value);
  }

  private JsonLines with(ParseOption option, boolean value) {
    Set<ParseOption> changed = EnumSet.copyOf(options);
    if (value) {
      changed.add(option);
    } else {
      changed.remove(option);
    }
    return new JsonLines(names, keepTarget, changed);
  }

  /**
   * Reads a stream to its end.
   *
   * @param in UTF-8; not closed
   * @param sink takes the rows; what it throws reaches the caller unchanged
   * @param bad takes the lines that are none
   * @return how many rows the sink took
   * @throws IOException if the stream can't be read
   * @throws InvalidInputException if a line is bad and {@code bad} throws it; its offset counts
   *     bytes from the start of the stream
   */
  public long read(InputStream in, RecordSink sink, BadLine bad) throws IOException {
    TargetMembers members = new TargetMembers(names, options.toArray(ParseOption[]::new));
    LineBytes lines = new LineBytes(in, MAX_LINE_BYTES);
    long rows = 0;
    while (lines.next()) {
      Row row = null;
      try {
        row = lines.isBlank() ? null : row(lines, members);
      } catch (InvalidInputException e) {
        bad.at(lines.number(), e);
      }
      if (row != null) {
        sink.accept(row.target, row.value);
        rows++;
      }
    }
    return rows;
  }

  private record Row(Target target, RecordValue value) {}

  private @Nullable Row row(LineBytes line, TargetMembers members) {
    if (line.isTooLong()) {
      throw problem(line, "at most " + MAX_LINE_BYTES + " bytes in a line", "more");
    }
    RecordValue value =
        JsonRecords.parse(line.toByteArray(), JsonBounds.DEFAULT, line.offset(), line.number());
    if (!(value instanceof ObjectValue object)) {
      throw problem(line, "an object", "another value");
    }
    try {
      Target target = members.target(object);
      return new Row(target, keepTarget ? value : members.without(object));
    } catch (InvalidInputException e) {
      throw new InvalidInputException(
          e.fault(), line.offset(), e.expected(), e.actual() + " on line " + line.number());
    }
  }

  private static InvalidInputException problem(LineBytes line, String expected, String actual) {
    return new InvalidInputException(
        Fault.JSON_TEXT, line.offset(), expected, actual + " on line " + line.number());
  }
}
