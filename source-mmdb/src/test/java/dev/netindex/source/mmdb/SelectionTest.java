package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.NullValue;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields, languages, and empty records. */
class SelectionTest {
  private static final RecordValue FRENCH_AND_GERMAN =
      object("de", text("Rom"), "en", text("Rome"), "fr", text("Rome"));
  private static final RecordValue RECORD =
      object(
          "city",
          object("geoname_id", number(1), "names", FRENCH_AND_GERMAN),
          "country",
          object("iso_code", text("IT"), "names", FRENCH_AND_GERMAN),
          "subdivisions",
          list(
              object("iso_code", text("A"), "names", FRENCH_AND_GERMAN),
              object("names", FRENCH_AND_GERMAN),
              object("iso_code", text("C"))),
          "numbers",
          list(number(7), number(8), number(9)),
          "empty",
          object(),
          "none",
          list());

  private static RecordValue object(Object... namesAndValues) {
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      members.add(new Member((String) namesAndValues[i], (RecordValue) namesAndValues[i + 1]));
    }
    return new ObjectValue(members);
  }

  private static RecordValue list(RecordValue... values) {
    return new ListValue(List.of(values));
  }

  private static RecordValue text(String text) {
    return new TextValue(text);
  }

  private static RecordValue number(long number) {
    return new IntegerValue(NumberType.U32, number);
  }

  private static final RecordValue NULL = new NullValue();

  private static RecordValue selected(RecordValue record, MmdbOptions options) {
    byte[] file = Opened.withRecord(new DataWriter().value(record), 0);
    return Opened.rows(file, options).get("0.0.0.0/1");
  }

  private static RecordValue fields(String... paths) {
    return selected(RECORD, MmdbOptions.DEFAULTS.withFields(List.of(paths)));
  }

  @Test
  void everythingByDefault() {
    assertEquals(RECORD, selected(RECORD, MmdbOptions.DEFAULTS));
  }

  @Test
  void pathsKeepWhatIsBelowThem() {
    assertEquals(object("city", object("geoname_id", number(1))), fields("city.geoname_id"));
    assertEquals(object("country", object("names", FRENCH_AND_GERMAN)), fields("country.names"));
    assertEquals(object("empty", object(), "none", list()), fields("empty", "none"));
  }

  @Test
  void membersKeepTheOrderOfTheFile() {
    assertEquals(
        object("city", object("geoname_id", number(1)), "country", object("iso_code", text("IT"))),
        fields("country.iso_code", "city.geoname_id"));
  }

  @Test
  void theShorterOfTwoPathsCounts() {
    RecordValue country =
        object("country", object("iso_code", text("IT"), "names", FRENCH_AND_GERMAN));
    assertEquals(country, fields("country", "country.iso_code"));
    assertEquals(country, fields("country.iso_code", "country"));
  }

  @Test
  void numbersSelectElementsWhichKeepTheirPlaces() {
    assertEquals(
        object("subdivisions", list(object("iso_code", text("A")))),
        fields("subdivisions.0.iso_code"));
    assertEquals(object("numbers", list(NULL, number(8))), fields("numbers.1"));
    assertEquals(
        object("subdivisions", list(NULL, NULL, object("iso_code", text("C")))),
        fields("subdivisions.2"));
  }

  @Test
  void keysSelectMembersOfAllElements() {
    assertEquals(
        object(
            "subdivisions",
            list(object("iso_code", text("A")), NULL, object("iso_code", text("C")))),
        fields("subdivisions.iso_code"));
  }

  @Test
  void whatIsNotThereIsLeftOut() {
    assertEquals(
        object(),
        fields(
            "country.none",
            "country.iso_code.deeper",
            "subdivisions.7",
            "numbers.name",
            "empty.none",
            "none.0",
            "other"));
    assertEquals(object(), selected(text("IT"), MmdbOptions.DEFAULTS.withFields(List.of("a"))));
  }

  @Test
  void languagesAreKeptOfNamesOnly() {
    MmdbOptions options = MmdbOptions.DEFAULTS.withLanguages(List.of("en", "xx"));
    RecordValue english = object("en", text("Rome"));
    assertEquals(
        object(
            "city",
            object("geoname_id", number(1), "names", english),
            "country",
            object("iso_code", text("IT"), "names", english),
            "subdivisions",
            list(
                object("iso_code", text("A"), "names", english),
                object("names", english),
                object("iso_code", text("C"))),
            "numbers",
            list(number(7), number(8), number(9)),
            "empty",
            object(),
            "none",
            list()),
        selected(RECORD, options));
    RecordValue others = object("names", text("text"), "other", FRENCH_AND_GERMAN);
    assertEquals(others, selected(others, options));
  }

  @Test
  void namesWithoutAnyOfTheLanguagesAreLeftOut() {
    MmdbOptions options = MmdbOptions.DEFAULTS.withLanguages(List.of("ja"));
    assertEquals(
        object("iso_code", text("IT")),
        selected(object("iso_code", text("IT"), "names", FRENCH_AND_GERMAN), options));
  }

  @Test
  void pathsThroughNamesDecideForThemselves() {
    MmdbOptions options =
        MmdbOptions.DEFAULTS
            .withLanguages(List.of("en"))
            .withFields(List.of("city.names.de", "country"));
    assertEquals(
        object(
            "city",
            object("names", object("de", text("Rom"))),
            "country",
            object("iso_code", text("IT"), "names", object("en", text("Rome")))),
        selected(RECORD, options));
  }

  @Test
  void aPartThatIsSharedIsSelectedInEachPlaceByItsOwnPath() {
    DataWriter data = new DataWriter().value(FRENCH_AND_GERMAN);
    int offset = data.offset();
    data.map(3).text("a").pointer(0).text("b").pointer(0).text("c").pointer(0);
    MmdbSource source =
        Opened.source(
            Opened.withRecord(data, offset),
            MmdbOptions.DEFAULTS.withFields(List.of("a.de", "b.en", "c")));
    RecordValue expected =
        object(
            "a",
            object("de", text("Rom")),
            "b",
            object("en", text("Rome")),
            "c",
            FRENCH_AND_GERMAN);
    assertEquals(expected, source.record(offset));
    assertEquals(expected, source.record(offset));
  }

  @Test
  void whatIsSkippedNeedsNoSense() {
    DataWriter data =
        new DataWriter()
            .map(3)
            .text("bad")
            .array(2)
            .head(ValueType.TEXT, 1)
            .raw(0xFF)
            .pointer(2_000)
            .text("deep");
    for (int i = 0; i < 5_000; i++) {
      data.array(1);
    }
    data.array(0).text("good").u32(5);
    byte[] file = Opened.withRecord(data.bytes(new byte[2_000]), 0);
    assertEquals(
        object("good", number(5)),
        Opened.rows(file, MmdbOptions.DEFAULTS.withFields(List.of("good"))).get("0.0.0.0/1"));
    Opened.assertFault(MmdbFault.TEXT_UTF8, file);
  }

  @Test
  void whatIsSkippedCountsAsValues() {
    DataWriter data = new DataWriter().map(2).text("bad").array(70_000).bytes(new byte[150_000]);
    byte[] file = Opened.withRecord(data, 0);
    MmdbOptions options = MmdbOptions.DEFAULTS.withFields(List.of("good"));
    MmdbException thrown = assertThrows(MmdbException.class, () -> Opened.rows(file, options));
    assertEquals(MmdbFault.RECORD_VALUES, thrown.fault());
  }

  @Test
  void networksWithEmptyRecordsAreKeptOrLeftOut() {
    DataWriter data = new DataWriter().map(0);
    int pointer = data.offset();
    int full = data.pointer(0).offset();
    data.map(1).text("a").u32(1);
    byte[] file =
        TreeWriter.ipv6()
            .add("1.0.0.0/8", 0)
            .add("2.0.0.0/8", full)
            .add("2a00::/16", pointer)
            .add("2b00::/16", full)
            .alias("2002::/16", "::/96")
            .build(data);
    MmdbOptions without = MmdbOptions.DEFAULTS.withEmptyRecords(false);
    assertEquals(
        List.of("1.0.0.0/8", "2.0.0.0/8", "2a00::/16", "2b00::/16"),
        List.copyOf(Opened.rows(file).keySet()));
    assertEquals(
        List.of("2.0.0.0/8", "2b00::/16"), List.copyOf(Opened.rows(file, without).keySet()));
    assertEquals(new MmdbReport(1, 1, 0, 2, 2), report(file, without));
    assertEquals(new MmdbReport(1, 1, 2, 0, 4), report(file, without.withAliases(true)));
    assertEquals(
        List.of(), List.copyOf(Opened.rows(file, without.withFields(List.of("b"))).keySet()));
    assertEquals(4, Opened.rows(file, MmdbOptions.DEFAULTS.withFields(List.of("b"))).size());
  }

  private static MmdbReport report(byte[] file, MmdbOptions options) {
    return Opened.source(file, options).forEachNetwork((network, key) -> {}, MmdbProgress.NONE);
  }

  @Test
  void emptyPathsAreRefused() {
    for (String path : List.of("", ".", "a.", ".a", "a..b")) {
      assertThrows(
          IllegalArgumentException.class, () -> MmdbOptions.DEFAULTS.withFields(List.of(path)));
    }
  }
}
