package dev.netindex.codec.json.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordJsonTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{\"a\":1,\"b\":[true,false,null,{}],\"\":\"x\"}",
        "-0",
        "1.50",
        "1e+5",
        "123456789012345678901234567890",
        "\"\\\"\\\\\\b\\t\\n\\f\\r\\u0000\\u001f/é€😀\u2028\""
      })
  void whatWasReadIsWrittenInTheSameWay(String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    assertEquals(json, RecordJson.text(JsonRecords.parse(bytes)));
    assertArrayEquals(bytes, RecordJson.bytes(JsonRecords.parse(bytes)));
  }

  @Test
  void valuesThatJsonDoesNotHaveHaveTheirTexts() {
    assertEquals(
        "[\"AAH/\",\"x\",18446744073709551616,0.1,0.1,-0.0,\"NaN\",\"Infinity\",\"-Infinity\"]",
        RecordJson.text(
            new RecordValue.ListValue(
                List.of(
                    new RecordValue.BytesValue(new byte[] {0, 1, -1}),
                    new RecordValue.UntypedText("x"),
                    new RecordValue.WideIntegerValue(NumberType.U128, BigInteger.ONE.shiftLeft(64)),
                    new RecordValue.RealValue(NumberType.F32, 0.1f),
                    new RecordValue.RealValue(NumberType.F64, 0.1),
                    new RecordValue.RealValue(NumberType.F64, -0.0),
                    new RecordValue.RealValue(NumberType.F32, Double.NaN),
                    new RecordValue.RealValue(NumberType.F64, Double.POSITIVE_INFINITY),
                    new RecordValue.RealValue(NumberType.F32, Float.NEGATIVE_INFINITY)))));
  }

  @Test
  void halfSurrogatePairsAndTooManyLevelsAreRefused() {
    RecordValue deep = new RecordValue.NullValue();
    for (int i = 0; i < 512; i++) {
      deep = new RecordValue.ListValue(List.of(deep));
    }
    assertEquals("[".repeat(512) + "null" + "]".repeat(512), RecordJson.text(deep));
    for (RecordValue bad :
        List.of(
            new RecordValue.TextValue("\ud83d"),
            new RecordValue.TextValue("\ude00\ud83d"),
            new RecordValue.ObjectValue(
                List.of(new RecordValue.Member("\udc00", new RecordValue.NullValue()))),
            new RecordValue.ListValue(List.of(deep)))) {
      InvalidInputException problem =
          assertThrows(InvalidInputException.class, () -> RecordJson.text(bad));
      assertEquals(Fault.RECORD_VALUE, problem.fault());
    }
  }
}
