package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class RandomRecordsTest {
  private static List<RecordValue> records(Random random, int most) {
    Supplier<RecordValue> shape = new RandomShape(random).next(0);
    List<RecordValue> values = new ArrayList<>();
    for (int i = 1 + random.nextInt(most); i > 0; i--) {
      values.add(shape.get());
    }
    return values;
  }

  @Test
  void everyTreeComesBack() {
    SeededRandom.repeat(200, random -> RoundTrip.of(records(random, 60)));
  }

  @Test
  void manyRecordsComeBack() {
    SeededRandom.repeat(4, random -> RoundTrip.of(records(random, 3_000)));
  }

  @Test
  void everyTreeComesBackWithinNarrowBounds() {
    SeededRandom.repeat(
        100,
        random ->
            RoundTrip.of(
                records(random, 60),
                new InferenceOptions(
                    1 + random.nextInt(6),
                    random.nextInt(4),
                    1 + random.nextInt(4),
                    1 + random.nextInt(40))));
  }

  @Test
  void theSameValuesGiveTheSameSchema() {
    SeededRandom.repeat(
        100,
        random -> {
          List<RecordValue> values = records(random, 60);
          assertEquals(
              RoundTrip.of(values).schema().root().node(),
              RoundTrip.of(values).schema().root().node());
        });
  }
}
