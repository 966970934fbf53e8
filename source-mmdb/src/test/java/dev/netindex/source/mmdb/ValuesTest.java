package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.BooleanValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.RealValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.WideIntegerValue;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values of every type, right and wrong ones. */
class ValuesTest {
  private static final BigInteger MAX_U64 = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);
  private static final BigInteger MAX_U128 = BigInteger.TWO.pow(128).subtract(BigInteger.ONE);

  private static RecordValue roundTrip(RecordValue value) {
    return Opened.record(new DataWriter().value(value), 0);
  }

  private static void assertSurvives(RecordValue value) {
    assertEquals(value, roundTrip(value));
  }

  @Test
  void numbersKeepTheirTypesAndValues() {
    assertSurvives(new IntegerValue(NumberType.U16, 0));
    assertSurvives(new IntegerValue(NumberType.U16, 65_535));
    assertSurvives(new IntegerValue(NumberType.U32, 0xFFFF_FFFFL));
    assertSurvives(new IntegerValue(NumberType.I32, Integer.MIN_VALUE));
    assertSurvives(new IntegerValue(NumberType.I32, -1));
    assertSurvives(new IntegerValue(NumberType.U64, Long.MAX_VALUE));
    assertSurvives(new WideIntegerValue(NumberType.U64, MAX_U64));
    assertSurvives(new IntegerValue(NumberType.U128, 1));
    assertSurvives(new WideIntegerValue(NumberType.U128, MAX_U128));
    assertSurvives(new RealValue(NumberType.F32, 1.1f));
    assertSurvives(new RealValue(NumberType.F64, -0.0));
    assertSurvives(new RealValue(NumberType.F64, Double.NaN));
    assertSurvives(new BooleanValue(true));
    assertSurvives(new BooleanValue(false));
  }

  @Test
  void aSignedNumberOfFewerThanFourBytesIsPositive() {
    DataWriter data = new DataWriter().head(ValueType.I32, 3).raw(0xFF, 0xFF, 0xFF);
    assertEquals(new IntegerValue(NumberType.I32, 0xFF_FFFF), Opened.record(data, 0));
  }

  @Test
  void leadingZerosOfNumbersMeanNothing() {
    DataWriter data = new DataWriter().head(ValueType.U128, 16).bytes(new byte[15]).raw(7);
    assertEquals(new IntegerValue(NumberType.U128, 7), Opened.record(data, 0));
  }

  @Test
  void textsOfEverySizeClass() {
    for (int length : new int[] {0, 28, 29, 284, 285, 65_820, 65_821, 100_000}) {
      assertSurvives(new TextValue("x".repeat(length)));
    }
    assertSurvives(new TextValue("\uFFFD Ünï\u0000 \uD83D\uDE00"));
  }

  @Test
  void pointersOfEveryForm() {
    for (int target : new int[] {0, 2_047, 2_048, 526_335, 526_336, 600_000}) {
      for (int form = 0; form < 4; form++) {
        boolean fits =
            form == 3
                || form == 0 && target < 2_048
                || form == 1 && target >= 2_048 && target < 526_336
                || form == 2 && target >= 526_336;
        if (fits) {
          DataWriter data = new DataWriter().bytes(new byte[target]).text("here");
          int offset = data.offset();
          data.pointer(target, form);
          assertEquals(new TextValue("here"), Opened.record(data, offset));
        }
      }
    }
  }

  @Test
  void whatSeveralPointersLeadToIsOneObject() {
    DataWriter data = new DataWriter().map(1).text("name").text("shared");
    int offset = data.offset();
    data.array(3).pointer(0).pointer(0).map(1).text("inside").pointer(0);
    ListValue list = (ListValue) Opened.record(data, offset);
    assertSame(list.values().get(0), list.values().get(1));
    assertSame(
        list.values().get(0), ((ObjectValue) list.values().get(2)).members().getFirst().value());
  }

  @Test
  void theLastOfEqualKeysWins() throws IOException {
    for (int members : new int[] {3, 40}) {
      DataWriter data = new DataWriter().map(members).text("a").u32(1).text("b").u32(2);
      for (int i = 2; i < members; i++) {
        data.text("a").u32(i);
      }
      RecordValue expected =
          new ObjectValue(
              List.of(
                  new Member("a", new IntegerValue(NumberType.U32, members - 1)),
                  new Member("b", new IntegerValue(NumberType.U32, 2))));
      RecordValue actual = Opened.record(data, 0);
      assertEquals(expected, actual);
      byte[] file = Opened.withRecord(data, 0);
      JavaValues.assertSame(MaxMindRows.of(file).get("0.0.0.0/1"), actual, "record");
    }
  }

  @Test
  void keysMayBePointersToText() {
    DataWriter data = new DataWriter().text("key");
    int offset = data.offset();
    data.array(2).map(1).pointer(0).u32(1).map(1).pointer(0).u32(1);
    ListValue list = (ListValue) Opened.record(data, offset);
    ObjectValue first = (ObjectValue) list.values().get(0);
    assertEquals("key", first.members().getFirst().name());
    assertSame(
        first.members().getFirst().name(),
        ((ObjectValue) list.values().get(1)).members().getFirst().name());
  }

  @Test
  void sizesMustFitTheType() {
    int[][] wrong = {
      {ValueType.U16, 3}, {ValueType.U32, 5}, {ValueType.U64, 9}, {ValueType.U128, 17},
      {ValueType.I32, 5}, {ValueType.F64, 4}, {ValueType.F64, 9}, {ValueType.F32, 8},
      {ValueType.F32, 0}, {ValueType.BOOLEAN, 2}
    };
    for (int[] head : wrong) {
      DataWriter data = new DataWriter().head(head[0], head[1]).bytes(new byte[32]);
      Opened.assertRecordFault(MmdbFault.VALUE_SIZE, data, 0);
    }
  }

  @Test
  void typesThatNoDataCanHaveAreRefused() {
    for (int extended : new int[] {0, 5, 6, 9, 255}) {
      DataWriter data = new DataWriter().raw(0, extended).bytes(new byte[8]);
      Opened.assertRecordFault(MmdbFault.VALUE_TYPE, data, 0);
    }
  }

  @Test
  void whatEndsPastTheSectionIsRefused() {
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().head(ValueType.TEXT, 5), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().head(ValueType.BYTES, 400), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().head(ValueType.U32, 4), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().head(ValueType.F64, 8), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().array(60_000).u32(1), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().map(1).text("key"), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().raw(0), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().raw(0x5F), 0);
    Opened.assertRecordFault(MmdbFault.TRUNCATED, new DataWriter().raw(0x38, 1), 0);
  }

  @Test
  void textMustBeUtf8() {
    for (int[] bytes : new int[][] {{0xFF}, {0xC0, 0x80}, {0xED, 0xA0, 0x80}, {0xE2, 0x82}}) {
      DataWriter text = new DataWriter().head(ValueType.TEXT, bytes.length).raw(bytes);
      MmdbException thrown = Opened.assertRecordFault(MmdbFault.TEXT_UTF8, text, 0);
      assertNotEquals(null, thrown.getCause());
      DataWriter key = new DataWriter().map(1).bytes(text.toByteArray()).u32(1);
      Opened.assertRecordFault(MmdbFault.TEXT_UTF8, key, 0);
    }
  }

  @Test
  void keysThatAreNoTextAreRefused() {
    Opened.assertRecordFault(MmdbFault.MAP_KEY, new DataWriter().map(1).u32(1).u32(1), 0);
    DataWriter data = new DataWriter().map(0);
    int offset = data.offset();
    Opened.assertRecordFault(MmdbFault.MAP_KEY, data.map(1).pointer(0).u32(1), offset);
  }

  @Test
  void pointersToPointersAreRefused() {
    DataWriter data = new DataWriter().text("text");
    int pointer = data.offset();
    int value = data.pointer(0).offset();
    int key = data.map(1).text("key").pointer(pointer).offset();
    data.map(1).pointer(pointer).u32(1);
    Opened.assertRecordFault(MmdbFault.POINTER_CHAIN, data, value);
    Opened.assertRecordFault(MmdbFault.POINTER_CHAIN, data, key);
    // One pointer in place of a record is none to a pointer.
    assertEquals(new TextValue("text"), Opened.record(data, pointer));
  }

  @Test
  void pointersOutOfTheSectionAreRefused() {
    for (long target : new long[] {5, 2_047, 2_048, 600_000, 0xFFFF_FFFFL}) {
      DataWriter data = new DataWriter().pointer(target, target > 600_000 ? 3 : form(target));
      MmdbException thrown = Opened.assertRecordFault(MmdbFault.POINTER_OFFSET, data, 0);
      assertEquals(Long.toString(target), thrown.actual());
    }
  }

  private static int form(long target) {
    return target < 2_048 ? 0 : target < 526_336 ? 1 : 2;
  }

  @Test
  void randomValuesAreThoseOfMaxMindsReader() {
    SeededRandom.repeat(
        200,
        random -> {
          RecordValue value = RandomValues.value(random, 5);
          DataWriter data = new DataWriter().value(value);
          byte[] file = Opened.withRecord(data, 0);
          RecordValue actual = Opened.rows(file).get("0.0.0.0/1");
          JavaValues.assertSame(MaxMindRows.of(file).get("0.0.0.0/1"), actual, "record");
          assertEquals(strip(value), strip(actual));
        });
  }

  /** Bytes are equal only as arrays, so a text shows the rest. */
  private static String strip(RecordValue value) {
    return value.toString().replaceAll("\\[B@[0-9a-f]+", "bytes");
  }
}
