package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever byte is changed, there is an answer or a documented exception. */
final class DamageTest {
  private static final List<String> PATHS =
      List.of(
          "country.names.en", "subdivisions.0.country.iso_code", "name", "wide", "blob", "json");

  private final HandMade made = new HandMade();
  private final byte[] full = made.full();
  private final byte[] metadata = made.metadata();

  @Test
  void everyChangeOfARecordIsReadOrRefused() {
    RecordReader reader = made.reader();
    int refused = 0;
    for (int at = 0; at < full.length; at++) {
      for (int change = 1; change < 256; change++) {
        byte[] record = full.clone();
        record[at] ^= (byte) change;
        refused += readAll(reader, record) ? 0 : 1;
      }
    }
    assertTrue(refused > 1_000, "refused " + refused);
  }

  @Test
  void everyChangeOfTheMetadataIsReadOrRefused() {
    for (int at = 0; at < metadata.length; at++) {
      for (int change : new int[] {1, 0x80, 0xFF}) {
        byte[] copy = metadata.clone();
        copy[at] ^= (byte) change;
        RecordReader reader;
        try {
          reader = RecordReader.of(MemorySegment.ofArray(copy), Limits.FORMAT);
        } catch (NetindexException documented) {
          continue;
        }
        readAll(reader, full);
      }
    }
  }

  private static boolean readAll(RecordReader reader, byte[] record) {
    boolean fine = true;
    RecordView view = reader.view();
    try {
      view.wrap(MemorySegment.ofArray(record));
    } catch (NetindexException documented) {
      return false;
    }
    for (String path : PATHS) {
      fine &= runs(() -> read(view, reader.field(path)));
    }
    fine &= runs(() -> readTogether(view));
    RecordJsonWriter json = RecordJsonWriter.of(reader);
    fine &= runs(() -> json.write(view));
    return fine & runs(() -> reader.validator().validate(view));
  }

  private static void read(RecordView view, Field field) {
    switch (field.type()) {
      case TEXT, JSON -> view.getString(field);
      case INTEGER -> view.getBigInteger(field);
      case BYTES -> view.getBytes(field);
      default -> view.isPresent(field);
    }
  }

  private static void readTogether(RecordView view) {
    RecordReader reader = view.reader();
    reader.row(PATHS.stream().map(reader::field).toArray(Field[]::new)).read(view);
  }

  private static boolean runs(Runnable call) {
    try {
      call.run();
      return true;
    } catch (NetindexException documented) {
      return false;
    }
  }

  @Test
  void validationFindsWhatNoFieldOfTheTreeShows() {
    byte[] bare = made.bare();
    long notJson = made.text("{\"a\":}");
    long needless = made.value((byte) 0, (byte) 1);
    RecordReader reader = made.reader();
    RecordValidator validator = reader.validator();
    validator.validate(reader.view().wrap(MemorySegment.ofArray(full)));
    validator.validate(reader.view().wrap(MemorySegment.ofArray(bare)));
    assertEquals(Fault.JSON_TEXT, fault(reader, 10, notJson));
    assertEquals(Fault.CODEC_FIELD, fault(reader, 6, needless));
    assertEquals(Fault.VALUE_ID, fault(reader, 5, 99_999));
  }

  @Test
  void jsonInAnotherEncodingOrBehindAMarkIsNone() {
    for (String text : List.of("1\0002\000", "\000\000\0001", "[\000]\000", "\uFEFF1", "\000")) {
      assertEquals(Fault.JSON_TEXT, fault(text), text);
    }
  }

  private Fault fault(String json) {
    long id = made.text(json);
    return fault(made.reader(), 10, id);
  }

  @Test
  void recordsOfAnotherReaderAreRefused() {
    RecordReader reader = made.reader();
    RecordView other = made.reader().view().wrap(MemorySegment.ofArray(full));
    assertThrows(InvalidInputException.class, () -> reader.validator().validate(other));
    assertThrows(InvalidInputException.class, () -> RecordJsonWriter.of(reader).write(other));
  }

  private Fault fault(RecordReader reader, int column, long id) {
    byte[] record = full.clone();
    for (int i = 0; i < 4; i++) {
      record[HandMade.ROOT.offset(column) + i] = (byte) (id >> 8 * i);
    }
    RecordView view = reader.view().wrap(MemorySegment.ofArray(record));
    return assertThrows(InvalidIndexException.class, () -> reader.validator().validate(view))
        .fault();
  }
}
