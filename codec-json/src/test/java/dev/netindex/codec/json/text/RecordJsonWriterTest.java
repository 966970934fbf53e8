package dev.netindex.codec.json.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecordJsonWriterTest {
  private static final String COUNTRY =
      "{\"iso_code\":\"CH\",\"names\":{\"en\":\"Switzerland\",\"pt.BR\":\"Su\u00ed\u00e7a\"}}";
  private static final String TAIL =
      "\"kind\":\"place \\\"\u00e9\\\"\",\"version\":3,\"nothing\":null,\"empty\":[]}";
  private static final String FULL =
      ",\"location\":{\"latitude\":47.3667,\"longitude\":-0.0085},\"subdivisions\":["
          + "{\"country\":{\"iso_code\":\"ZH\"}},{},{\"country\":"
          + COUNTRY
          + "}],\"name\":\"a\\\"b\\\\c\\n\\t\\b\\f\\r\\u0001\\u001f\u007f/\u2028\u00e9\uD83D\uDE00 end\","
          + "\"blob\":\"AQAAAAAAAAAA\",\"wide\":18446744073709551616,"
          + "\"u64\":18446744073709551615,\"real\":1.0E300,\"flag\":true,"
          + "\"json\":{\"a\":[1,  2.50]},\"small\":-2,\"price\":-12.30,\"u16\":65535,"
          + TAIL;
  private static final String BARE =
      "{\"name\":\"\",\"blob\":\"gA==\",\"wide\":-128,\"u64\":7,\"flag\":false,\"small\":0,"
          + "\"price\":0.05,"
          + TAIL;

  private final HandMade made = new HandMade();
  private final byte[] full = made.full();
  private final byte[] bare = made.bare();
  private final byte[] withNull = made.withNull();
  private final RecordReader reader = made.reader();

  private RecordView view(byte[] record) {
    return reader.view().wrap(MemorySegment.ofArray(record));
  }

  private String json(JsonShape shape, byte[] record) {
    return new RecordJsonWriter(shape).write(view(record)).toString();
  }

  private List<Field> fields(String... paths) {
    return Arrays.stream(paths).map(reader::field).toList();
  }

  @Test
  void everyKindOfNodeIsWritten() {
    JsonShape record = JsonShape.record(reader);
    assertEquals("{\"country\":" + COUNTRY + FULL, json(record, full));
    assertEquals("{\"country\":null" + FULL, json(record, withNull));
    assertEquals(BARE, json(record, bare));
  }

  @Test
  void aFieldIsWrittenAlone() {
    assertEquals(COUNTRY, json(JsonShape.field(reader.field("country")), full));
    assertEquals("47.3667", json(JsonShape.field(reader.field("location.latitude")), full));
    assertEquals("null", json(JsonShape.field(reader.field("country")), bare));
    assertEquals("null", json(JsonShape.field(reader.field("country")), withNull));
    assertEquals(BARE, json(JsonShape.field(reader.field("")), bare));
  }

  @Test
  void chosenFieldsAreMembersByTheirPaths() {
    JsonShape flat =
        JsonShape.flat(reader, fields("country.iso_code", "subdivisions.0", "real", "flag"));
    assertEquals(
        "{\"country.iso_code\":\"CH\",\"subdivisions.0\":{\"country\":{\"iso_code\":\"ZH\"}},"
            + "\"real\":1.0E300,\"flag\":true}",
        json(flat, full));
    assertEquals("{\"flag\":false}", json(flat, bare));
  }

  @Test
  void chosenFieldsKeepTheirPlaces() {
    JsonShape nested =
        JsonShape.nested(
            reader,
            fields(
                "subdivisions.2.country.iso_code",
                "country.names.en",
                "subdivisions.0.country.iso_code",
                "country.iso_code",
                "subdivisions.7.country.iso_code",
                "location.longitude"));
    assertEquals(
        "{\"subdivisions\":[{\"country\":{\"iso_code\":\"ZH\"}},{\"country\":{\"iso_code\":\"CH\"}}],"
            + "\"country\":{\"names\":{\"en\":\"Switzerland\"},\"iso_code\":\"CH\"},"
            + "\"location\":{\"longitude\":-0.0085}}",
        json(nested, full));
    assertEquals("{}", json(nested, bare));
    JsonShape whole = JsonShape.nested(reader, fields("country.iso_code", "country"));
    assertEquals("{\"country\":" + COUNTRY + "}", json(whole, full));
  }

  @Test
  void linesAndAllOutputsHaveTheSameBytes() throws IOException {
    RecordJsonWriter writer = RecordJsonWriter.of(reader);
    writer.writeLine(view(bare)).writeLine(view(bare));
    byte[] expected = (BARE + "\n" + BARE + "\n").getBytes(StandardCharsets.UTF_8);
    assertArrayEquals(expected, writer.toByteArray());
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    writer.writeTo(stream);
    assertArrayEquals(expected, stream.toByteArray());
    byte[] target = new byte[expected.length + 3];
    assertEquals(expected.length, writer.writeTo(MemorySegment.ofArray(target), 3));
    assertArrayEquals(expected, Arrays.copyOfRange(target, 3, target.length));
    assertThrows(
        LimitExceededException.class, () -> writer.writeTo(MemorySegment.ofArray(target), 4));
    writer.clear();
    assertEquals(0, writer.size());
  }

  @Test
  void theLimitIsExact() {
    int length = BARE.getBytes(StandardCharsets.UTF_8).length;
    RecordJsonWriter enough = new RecordJsonWriter(JsonShape.record(reader), length);
    assertEquals(BARE, enough.write(view(bare)).toString());
    RecordJsonWriter little = new RecordJsonWriter(JsonShape.record(reader), length - 1);
    LimitExceededException failure =
        assertThrows(LimitExceededException.class, () -> little.writeLine(view(bare)));
    assertEquals(Fault.RECORD_JSON_BYTES, failure.fault());
    assertEquals(0, little.size());
  }

  @Test
  void listsOfSharedValuesEndAtTheLimit() {
    HandMade hostile = new HandMade();
    String text = "\"".repeat(50_000);
    Long country = hostile.country(text, text, text);
    Long[] ids = new Long[1_000];
    Arrays.fill(ids, country);
    long list = hostile.countries(ids);
    byte[] record =
        HandMade.record(
            HandMade.schema().root().layout(),
            country,
            0L,
            null,
            null,
            list,
            0L,
            0L,
            0L,
            null,
            0L,
            null,
            0L,
            0L);
    RecordReader records = hostile.reader();
    RecordView view = records.view().wrap(MemorySegment.ofArray(record));
    RecordJsonWriter writer = RecordJsonWriter.of(records);
    assertEquals(
        Fault.RECORD_JSON_BYTES,
        assertThrows(LimitExceededException.class, () -> writer.write(view)).fault());
  }
}
