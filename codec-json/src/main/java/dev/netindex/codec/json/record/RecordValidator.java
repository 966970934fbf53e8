package dev.netindex.codec.json.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.reader.AccessFaults;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks every column of records and of all they lead to. What was found right once is not checked
 * again: a shared part, a list and a JSON text are looked at once however many records have them,
 * so that to validate a whole index takes time in proportion to its size. Belongs to one thread.
 *
 * <pre>{@code
 * RecordValidator validator = records.validator();
 * for (cursor.matchAll(); cursor.next(); ) {
 *   validator.validate(view.wrap(cursor));
 * }
 * }</pre>
 */
public final class RecordValidator {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(1_024)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  /** A part has at most three checks for each byte of its record, and a list few parts. */
  private static final int WORK_PER_BYTE = 64;

  private static final long LEAST_WORK = 1L << 26;

  private final RecordReader reader;
  private final Pool strings;
  private final Pool bytes;
  private final CheckedPart root;
  private final List<CheckedPart> parts = new ArrayList<>();

  /** By part, the values of the byte pool that are right as its record, or as its list. */
  private final SeenValues.Budget budget = new SeenValues.Budget();

  private final List<SeenValues> records = new ArrayList<>();

  private final List<SeenValues> lists = new ArrayList<>();
  private final SeenValues texts = new SeenValues(budget);
  private long workLeft;

  RecordValidator(RecordReader reader) {
    this.reader = reader;
    this.strings = reader.strings();
    this.bytes = reader.bytes();
    this.workLeft = LEAST_WORK + WORK_PER_BYTE * reader.envelope().codecLength();
    this.root = new CheckedPart(reader.part(RecordReader.ROOT));
    for (RecordPart part : reader.schema().parts()) {
      parts.add(new CheckedPart(part));
      records.add(new SeenValues(budget));
      lists.add(new SeenValues(budget));
    }
  }

  /**
   * Checks a record.
   *
   * @param view the record, of the reader that made the validator
   * @throws dev.netindex.format.InvalidInputException with {@link Fault#FIELD_PATH} if it is a
   *     record of another reader
   * @throws InvalidIndexException with the byte offset of the first column that holds what it must
   *     not
   * @throws LimitExceededException with {@link Fault#SHARED_VALUES} if to remember what was checked
   *     would take more than a GiB, or if the same lists are to be checked as lists of so many
   *     parts that this takes more than {@value #WORK_PER_BYTE} checks for each byte of the pools,
   *     and 67,108,864 more
   * @throws dev.netindex.format.IndexClosedException if the index is closed
   */
  public void validate(RecordView view) {
    reader.requireOwn(view);
    reader.ensureOpen();
    MemorySegment memory = view.memory();
    long offset = view.offset();
    try {
      check(root, memory, offset);
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure, memory);
    }
  }

  private void check(CheckedPart part, MemorySegment memory, long at) {
    if (part.paddingMask != 0) {
      Paddings.check(memory, at + part.paddingByte, part.paddingMask);
    }
    for (CheckedColumn column : part.columns) {
      if (Steps.follow(column.tests(), bytes, memory, at) >= 0) {
        check(column, memory, at + column.offset());
      }
    }
  }

  private void check(CheckedColumn column, MemorySegment memory, long at) {
    switch (column.check()) {
      case TRUTH -> Columns.truth(memory, at);
      case TEXT -> strings.span(memory, at);
      case BYTES -> bytes.span(memory, at);
      case INTEGER -> integer(memory, at);
      case JSON -> json(memory, at);
      case PART -> part(column.part(), memory, at);
      case LIST -> list(column.part(), memory, at);
    }
  }

  private void part(int number, MemorySegment memory, long at) {
    long span = bytes.span(memory, at);
    CheckedPart part = parts.get(number);
    long start = bytes.part(span, part.length, at);
    if (records.get(number).add(Columns.u32(memory, at))) {
      check(part, bytes.memory(), start);
    }
  }

  private void list(int number, MemorySegment memory, long at) {
    long span = bytes.span(memory, at);
    CheckedPart part = parts.get(number);
    long count = Pool.elements(span, part.length, at);
    if (lists.get(number).add(Columns.u32(memory, at))) {
      work(count * (1L + part.columns.size()));
      long start = bytes.start(span);
      for (long i = 0; i < count; i++) {
        check(part, bytes.memory(), start + i * part.length);
      }
    }
  }

  /** Counts checks: many parts may have the same list, each of which looks at all its elements. */
  private void work(long checks) {
    if (checks > workLeft) {
      throw new LimitExceededException(
          Fault.SHARED_VALUES,
          LimitExceededException.NO_OFFSET,
          "at most " + WORK_PER_BYTE + " checks of lists for each byte of the pools",
          "more");
    }
    workLeft -= checks;
  }

  private void integer(MemorySegment memory, long at) {
    long span = bytes.span(memory, at);
    bytes.integer(span, at);
    if (Pool.length(span) > 1) {
      long start = bytes.start(span);
      int first = bytes.memory().get(Columns.BYTE, start);
      int second = bytes.memory().get(Columns.BYTE, start + 1);
      if (first == second >> Byte.SIZE - 1) {
        throw new InvalidIndexException(
            Fault.CODEC_FIELD, at, "an integer as short as possible", "a needless first byte");
      }
    }
  }

  private void json(MemorySegment memory, long at) {
    long span = strings.span(memory, at);
    if (!texts.add(Columns.u32(memory, at))) {
      return;
    }
    byte[] text = new byte[Pool.arrayLength(span, at)];
    MemorySegment.copy(
        strings.memory(), ValueLayout.JAVA_BYTE, strings.start(span), text, 0, text.length);
    // The parser would skip a byte order mark, and take NUL in front for another encoding.
    if (text.length > 0 && (text[0] < 0 || hasNul(text))) {
      throw notJson(at, "other text");
    }
    try (JsonParser parser = JSON.createParser(text)) {
      boolean one = parser.nextToken() != null;
      parser.skipChildren();
      if (one && parser.nextToken() == null) {
        return;
      }
      throw notJson(at, one ? "more behind it" : "nothing");
    } catch (IOException failure) {
      throw notJson(at, "other text");
    }
  }

  private static boolean hasNul(byte[] text) {
    for (int i = 0; i < Math.min(text.length, Integer.BYTES); i++) {
      if (text[i] == 0) {
        return true;
      }
    }
    return false;
  }

  private static InvalidIndexException notJson(long at, String actual) {
    return new InvalidIndexException(Fault.JSON_TEXT, at, "the id of one JSON value", actual);
  }
}
