package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RecordViewTest {
  private final HandMade made = new HandMade();
  private final byte[] full = made.full();
  private final byte[] bare = made.bare();
  private final byte[] withNull = made.withNull();
  private final RecordReader reader = made.reader();

  private RecordView view(byte[] record) {
    return reader.view().wrap(MemorySegment.ofArray(record));
  }

  private Optional<String> text(byte[] record, String path) {
    return view(record).getString(reader.field(path));
  }

  @Test
  void textsAreReadThroughSharedPartsAndLists() {
    assertEquals(Optional.of("CH"), text(full, "country.iso_code"));
    assertEquals(Optional.of("Switzerland"), text(full, "country.names.en"));
    assertEquals(Optional.of("Su\u00ed\u00e7a"), text(full, "country.names.pt\\.BR"));
    assertEquals(Optional.of("ZH"), text(full, "subdivisions.0.country.iso_code"));
    assertEquals(Optional.empty(), text(full, "subdivisions.0.country.names.en"));
    assertEquals(Optional.empty(), text(full, "subdivisions.1.country.iso_code"));
    assertEquals(Optional.of("CH"), text(full, "subdivisions.2.country.iso_code"));
    assertEquals(Optional.empty(), text(full, "subdivisions.3.country.iso_code"));
    assertEquals(Optional.of(HandMade.ODD), text(full, "name"));
    assertEquals(Optional.of(""), text(bare, "name"));
    assertEquals(Optional.of("place \"\u00e9\""), text(bare, "kind"));
    assertEquals(Optional.of("{\"a\":[1,\n 2.50]}"), text(full, "json"));
  }

  @Test
  void numbersAreReadByTheirTypes() {
    RecordView view = view(full);
    assertEquals(47.3667, view.getDouble(reader.field("location.latitude"), 0));
    assertEquals((double) -0.0085f, view.getDouble(reader.field("location.longitude"), 0));
    assertEquals(1e300, view.getDouble(reader.field("real"), 0));
    assertEquals(-2, view.getLong(reader.field("small"), 0));
    assertEquals(65_535, view.getLong(reader.field("u16"), 0));
    assertEquals(3, view.getLong(reader.field("version"), 0));
    assertEquals(0x1p64, view.getDouble(reader.field("u64"), 0));
    assertEquals(0x1p64, view.getDouble(reader.field("wide"), 0));
    assertEquals(7, view(bare).getLong(reader.field("u64"), 0));
    assertEquals(-128, view(bare).getLong(reader.field("wide"), 0));
    BigInteger power = BigInteger.ONE.shiftLeft(64);
    assertEquals(Optional.of(power), view.getBigInteger(reader.field("wide")));
    assertEquals(
        Optional.of(power.subtract(BigInteger.ONE)), view.getBigInteger(reader.field("u64")));
    assertEquals(Optional.of(new BigDecimal("-12.30")), view.getBigDecimal(reader.field("price")));
    assertThrows(InvalidInputException.class, () -> view.getLong(reader.field("wide"), 0));
    assertThrows(InvalidInputException.class, () -> view.getLong(reader.field("u64"), 0));
  }

  @Test
  void truthBytesAndSizesAreRead() {
    assertTrue(view(full).getBoolean(reader.field("flag"), false));
    assertFalse(view(bare).getBoolean(reader.field("flag"), true));
    assertArrayEquals(new byte[] {-128}, view(bare).getBytes(reader.field("blob")).orElseThrow());
    assertEquals(3, view(full).size(reader.field("subdivisions"), -1));
    assertEquals(-1, view(bare).size(reader.field("subdivisions"), -1));
    assertEquals(0, view(bare).size(reader.field("empty"), -1));
  }

  @Test
  void whatIsAbsentGivesTheCallersValue() {
    RecordView view = view(bare);
    for (String path : List.of("country", "location", "subdivisions.0", "real", "json", "u16")) {
      assertFalse(view.isPresent(reader.field(path)), path);
      assertFalse(view.isNull(reader.field(path)), path);
    }
    assertEquals(42, view.getLong(reader.field("u16"), 42));
    assertEquals(-1.5, view.getDouble(reader.field("location.longitude"), -1.5));
    assertEquals(Optional.empty(), text(bare, "country.iso_code"));
    assertTrue(view.isPresent(reader.field("kind")));
    assertTrue(view.isPresent(reader.field("")));
  }

  @Test
  void nullIsPresentAndWhatIsInsideItIsNot() {
    RecordView view = view(withNull);
    assertTrue(view.isPresent(reader.field("country")));
    assertTrue(view.isNull(reader.field("country")));
    assertFalse(view.isPresent(reader.field("country.iso_code")));
    assertFalse(view.isNull(reader.field("country.iso_code")));
    assertTrue(view.isNull(reader.field("nothing")));
    assertFalse(view(full).isNull(reader.field("country")));
  }

  @Test
  void viewsOfTextCompareWithoutDecoding() {
    Utf8View text = new Utf8View();
    assertTrue(view(full).text(reader.field("country.iso_code"), text));
    assertTrue(text.equalsAscii("CH"));
    assertFalse(text.equalsAscii("CHE"));
    assertFalse(text.equalsAscii("CX"));
    assertEquals(2, text.length());
    assertArrayEquals(new byte[] {'C', 'H'}, text.toByteArray());
    assertTrue(text.contentEquals(new byte[] {'C', 'H'}));
    assertFalse(view(bare).text(reader.field("country.iso_code"), text));
    assertEquals("CH", text.toString());
    assertThrows(IndexOutOfBoundsException.class, () -> text.byteAt(2));
  }

  @Test
  void gettersOfTheWrongTypeAreRefusedEvenWhereTheValueIsAbsent() {
    RecordView view = view(bare);
    refused(Fault.FIELD_PATH, () -> view.getLong(reader.field("country"), 0));
    refused(Fault.FIELD_PATH, () -> view.getLong(reader.field("location.latitude"), 0));
    refused(Fault.FIELD_PATH, () -> view.getDouble(reader.field("name"), 0));
    refused(Fault.FIELD_PATH, () -> view.getBoolean(reader.field("small"), false));
    refused(Fault.FIELD_PATH, () -> view.getString(reader.field("blob")));
    refused(Fault.FIELD_PATH, () -> view.getBytes(reader.field("name")));
    refused(Fault.FIELD_PATH, () -> view.size(reader.field("name"), 0));
    refused(Fault.FIELD_PATH, () -> view.getBigInteger(reader.field("price")));
    refused(Fault.FIELD_PATH, () -> view.getBigDecimal(reader.field("real")));
    refused(Fault.FIELD_PATH, () -> view.isPresent(made.reader().field("name")));
  }

  @Test
  void recordsOfTheWrongLengthAndSparePresenceBitsAreRefused() {
    byte[] padded = bare.clone();
    padded[0] |= (byte) 0x80;
    assertEquals(
        Fault.CODEC_RECORD_LENGTH,
        assertThrows(InvalidIndexException.class, () -> view(new byte[3])).fault());
    assertEquals(
        Fault.CODEC_PRESENCE_PADDING,
        assertThrows(InvalidIndexException.class, () -> view(padded)).fault());
    assertThrows(IllegalStateException.class, () -> reader.view().isPresent(reader.field("name")));
  }

  @Test
  void damagedColumnsAreRefusedWithTheirPlace() {
    damaged(Fault.CODEC_BOOLEAN, 9, 2, "flag");
    damaged(Fault.CODEC_BOOLEAN, 1, -1, "country.iso_code");
    damaged(Fault.VALUE_ID, 5, 0x7FFF_FFFF, "name");
    damaged(Fault.VALUE_ID, 0, -1, "country.iso_code");
    damaged(Fault.CODEC_RECORD_LENGTH, 0, (int) made.value((byte) -128), "country.iso_code");
    damaged(Fault.CODEC_RECORD_LENGTH, 4, (int) made.value((byte) -128), "subdivisions.0.country");
  }

  private void damaged(Fault fault, int column, int value, String path) {
    byte[] record = full.clone();
    int at = HandMade.ROOT.offset(column);
    int width = HandMade.ROOT.field(column).kind().width();
    for (int i = 0; i < width; i++) {
      record[at + i] = (byte) (value >> 8 * i);
    }
    RecordView view = view(record);
    Field field = reader.field(path);
    InvalidIndexException failure =
        assertThrows(
            InvalidIndexException.class,
            () -> {
              view.isPresent(field);
              if (field.type() == ValueType.BOOLEAN) {
                view.getBoolean(field, false);
              } else {
                view.getString(field);
              }
            });
    assertEquals(fault, failure.fault());
    assertEquals(at, failure.offset());
  }

  private static void refused(Fault fault, Runnable call) {
    assertEquals(fault, assertThrows(InvalidInputException.class, call::run).fault());
  }
}
