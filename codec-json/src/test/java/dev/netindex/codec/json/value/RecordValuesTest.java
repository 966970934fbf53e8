package dev.netindex.codec.json.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecordValuesTest {
  @Test
  void objectsOfTheJdkBecomeValues() {
    byte[] bytes = {1};
    BigInteger wide = BigInteger.ONE.shiftLeft(63);
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("i", 1);
    map.put("l", 1L << 40);
    map.put("b", BigInteger.TEN);
    map.put("w", wide);
    map.put("f", 0.1f);
    map.put("d", 0.1);
    map.put("n", new BigDecimal("1.10"));
    map.put("t", true);
    map.put("x", bytes);
    map.put("s", Arrays.asList("é", null, (short) 2, (byte) 3));
    assertEquals(
        new RecordValue.ObjectValue(
            List.of(
                member("i", integer(1)),
                member("l", integer(1L << 40)),
                member("b", integer(10)),
                member("w", new RecordValue.WideIntegerValue(NumberType.INTEGER, wide)),
                member("f", new RecordValue.RealValue(NumberType.F32, 0.1f)),
                member("d", new RecordValue.RealValue(NumberType.F64, 0.1)),
                member("n", new RecordValue.NumberText("1.10")),
                member("t", new RecordValue.BooleanValue(true)),
                member("x", new RecordValue.BytesValue(bytes)),
                member(
                    "s",
                    new RecordValue.ListValue(
                        List.of(
                            new RecordValue.TextValue("é"),
                            new RecordValue.NullValue(),
                            integer(2),
                            integer(3)))))),
        RecordValues.of(map));
  }

  @Test
  void aValueStaysWhatItIs() {
    RecordValue value = new RecordValue.UntypedText("x");
    assertEquals(new RecordValue.ListValue(List.of(value)), RecordValues.of(List.of(value)));
  }

  @Test
  void otherObjectsAndKeysAndCyclesAreRefused() {
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);
    for (Object bad : List.of(new Object(), Map.of(1, 2), List.of(new int[1]), cycle)) {
      InvalidInputException problem =
          assertThrows(InvalidInputException.class, () -> RecordValues.of(bad));
      assertEquals(Fault.RECORD_VALUE, problem.fault());
    }
  }

  private static RecordValue.Member member(String name, RecordValue value) {
    return new RecordValue.Member(name, value);
  }

  private static RecordValue integer(long value) {
    return new RecordValue.IntegerValue(NumberType.INTEGER, value);
  }
}
