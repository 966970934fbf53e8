package dev.netindex.codec.json.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.netindex.codec.json.encode.RecordEncoder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordValidator;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What goes in comes out: the oracle is the JSON of the values themselves. */
final class RecordJsonRandomTest {
  private static final int ROUNDS = 60;

  @Test
  void randomRecordsAreReadBackAsTheyWere() throws IOException {
    Long given = Long.getLong("netindex.seed");
    long first = given != null ? given : System.nanoTime();
    for (long seed = first; seed < first + ROUNDS; seed++) {
      try {
        round(new Random(seed));
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(failure + " [replay with -Dnetindex.seed=" + seed + "]", failure);
      }
    }
  }

  private static void round(Random random) throws IOException {
    List<RecordValue> values = new ArrayList<>();
    int count = 1 + random.nextInt(60);
    for (int i = 0; i < count; i++) {
      boolean same = i > 0 && random.nextInt(4) == 0;
      values.add(same ? values.get(random.nextInt(i)) : object(random, 0));
    }
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    values.forEach(inference::observe);
    RecordSchema schema = inference.schema(DatasetInfo.UNKNOWN).schema();
    RecordEncoder encoder = new RecordEncoder(schema, Limits.FORMAT);
    List<byte[]> records = values.stream().map(encoder::encode).toList();
    RecordReader reader = RecordReader.of(MemorySegment.ofArray(encoder.metadata()), Limits.FORMAT);
    RecordView view = reader.view();
    RecordValidator validator = reader.validator();
    RecordJsonWriter writer = RecordJsonWriter.of(reader);
    for (int i = 0; i < count; i++) {
      view.wrap(MemorySegment.ofArray(records.get(i)));
      validator.validate(view);
      assertEquals(
          parsed(RecordJson.bytes(values.get(i))), parsed(writer.write(view).toByteArray()));
    }
  }

  private static RecordValue object(Random random, int depth) {
    List<RecordValue.Member> members = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      if (random.nextInt(3) > 0) {
        // The place decides the type, mostly, so that there is something to infer.
        int kind = random.nextInt(30) == 0 ? random.nextInt(12) : (i * 5 + depth * 3) % 12;
        members.add(new RecordValue.Member("m" + i + "\"", value(random, kind, depth)));
      }
    }
    return new RecordValue.ObjectValue(members);
  }

  private static RecordValue value(Random random, int kind, int depth) {
    if (random.nextInt(25) == 0) {
      return new RecordValue.NullValue();
    }
    return switch (kind) {
      case 0 -> depth < 3 ? object(random, depth + 1) : text(random);
      case 1 -> list(random, depth);
      case 2 -> new RecordValue.BooleanValue(random.nextBoolean());
      case 3 -> new RecordValue.IntegerValue(NumberType.U32, random.nextInt(1 << 20) + 70_000L);
      case 4 -> new RecordValue.IntegerValue(NumberType.I32, random.nextInt());
      case 5 -> new RecordValue.RealValue(NumberType.F64, (random.nextInt(3_600_000) - 1e6) / 1e4);
      case 6 -> new RecordValue.RealValue(NumberType.F32, random.nextFloat());
      case 7 ->
          new RecordValue.WideIntegerValue(
              NumberType.U128, new BigInteger(63, random).setBit(64 + random.nextInt(63)));
      case 8 -> new RecordValue.NumberText(random.nextInt(1_000) + ".25");
      case 9 -> bytes(random);
      default -> text(random);
    };
  }

  private static RecordValue list(Random random, int depth) {
    List<RecordValue> elements = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      elements.add(depth < 3 ? object(random, depth + 1) : text(random));
    }
    return new RecordValue.ListValue(elements);
  }

  private static RecordValue text(Random random) {
    StringBuilder out = new StringBuilder();
    for (int i = random.nextInt(20); i > 0; i--) {
      int group = random.nextInt(12);
      out.appendCodePoint(
          group == 0
              ? random.nextInt(0x30)
              : group == 1
                  ? "\"\\\u2028\u007f\uFFFD".codePointAt(random.nextInt(5))
                  : group == 2 ? 0x1F600 + random.nextInt(9) : 'a' + random.nextInt(4));
    }
    return new RecordValue.TextValue(out.toString());
  }

  private static RecordValue bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(5)];
    random.nextBytes(bytes);
    return new RecordValue.BytesValue(bytes);
  }

  private static @Nullable Object parsed(byte[] json) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      Object value = parsed(parser, parser.nextToken());
      assertEquals(null, parser.nextToken());
      return value;
    }
  }

  private static @Nullable Object parsed(JsonParser parser, JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> {
        Map<String, @Nullable Object> members = new HashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          members.put(name, parsed(parser, parser.nextToken()));
        }
        yield members;
      }
      case START_ARRAY -> {
        List<@Nullable Object> elements = new ArrayList<>();
        for (JsonToken next = parser.nextToken();
            next != JsonToken.END_ARRAY;
            next = parser.nextToken()) {
          elements.add(parsed(parser, next));
        }
        yield elements;
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          new BigDecimal(parser.getText()).stripTrailingZeros();
      case VALUE_NULL -> null;
      default -> parser.getText();
    };
  }
}
