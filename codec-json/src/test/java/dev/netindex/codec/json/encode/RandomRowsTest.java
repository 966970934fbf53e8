package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.ByteView;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.FieldSummary;
import dev.netindex.codec.json.record.RecordBatch;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordRow;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.ValueType;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Rows and batches read of random records what single getters read. */
final class RandomRowsTest {
  private static final long ABSENT = -77;
  private static final byte[] NONE = {};

  private static byte[] index(Random random) {
    Supplier<RecordValue> shape = new RandomShape(random).next(0);
    List<RecordValue> values = new ArrayList<>();
    for (int i = 1 + random.nextInt(40); i > 0; i--) {
      values.add(shape.get());
    }
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    values.forEach(inference::observe);
    TypedIndexBuilder builder =
        new TypedIndexBuilder(inference.schema(DatasetInfo.UNKNOWN).schema(), Limits.FORMAT);
    for (int i = 0; i < values.size(); i++) {
      builder.add(Target.parse("10.0." + i + ".0/24"), values.get(i));
    }
    return builder.toByteArray();
  }

  /** Some of the fields, in any order, some twice. */
  private static Field[] fields(RecordReader records, Random random) {
    List<Field> fields = new ArrayList<>();
    for (FieldSummary summary : records.fields()) {
      String position = Integer.toString(random.nextInt(3));
      try {
        Field field = records.field(summary.path().replace("*", position));
        if (field.type() != ValueType.LIST && field.type() != ValueType.OBJECT) {
          fields.add(field);
          fields.add(field);
        }
      } catch (InvalidInputException longList) {
        continue; // A name with a star.
      }
    }
    Collections.shuffle(fields, random);
    return fields.subList(0, random.nextInt(fields.size() + 1)).toArray(Field[]::new);
  }

  private static String orFailure(Supplier<Object> value) {
    try {
      return String.valueOf(value.get());
    } catch (InvalidInputException tooWide) {
      return String.valueOf(tooWide.getMessage());
    }
  }

  private static String bytes(Predicate<ByteView> getter) {
    ByteView view = new ByteView();
    return Arrays.toString(getter.test(view) ? view.toByteArray() : NONE);
  }

  private static String single(RecordView view, Field field) {
    return view.isPresent(field)
        + switch (field.type()) {
          case TEXT, JSON -> view.getString(field).toString();
          case BYTES -> Arrays.toString(view.getBytes(field).orElse(NONE));
          case BOOLEAN -> view.getBoolean(field, true) + "" + view.getBoolean(field, false);
          case INTEGER ->
              orFailure(() -> view.getLong(field, ABSENT)) + " " + view.getDouble(field, ABSENT);
          case REAL, DECIMAL -> view.getDouble(field, ABSENT) + "";
          default -> "";
        };
  }

  private static String ofRow(RecordRow row, int i) {
    return row.isPresent(i)
        + switch (row.field(i).type()) {
          case TEXT, JSON -> row.getString(i).toString();
          case BYTES -> bytes(view -> row.bytes(i, view));
          case BOOLEAN -> row.getBoolean(i, true) + "" + row.getBoolean(i, false);
          case INTEGER -> orFailure(() -> row.getLong(i, ABSENT)) + " " + row.getDouble(i, ABSENT);
          case REAL, DECIMAL -> row.getDouble(i, ABSENT) + "";
          default -> "";
        };
  }

  private static String ofBatch(RecordBatch batch, int record, int i) {
    return batch.isPresent(record, i)
        + switch (batch.field(i).type()) {
          case TEXT, JSON -> batch.getString(record, i).toString();
          case BYTES -> bytes(view -> batch.bytes(record, i, view));
          case BOOLEAN ->
              batch.getBoolean(record, i, true) + "" + batch.getBoolean(record, i, false);
          case INTEGER ->
              orFailure(() -> batch.getLong(record, i, ABSENT))
                  + " "
                  + batch.getDouble(record, i, ABSENT);
          case REAL, DECIMAL -> batch.getDouble(record, i, ABSENT) + "";
          default -> "";
        };
  }

  @Test
  void rowsReadWhatSingleGettersRead() {
    SeededRandom.repeat(
        100,
        random -> {
          try (IndexReader index = IndexReader.open(index(random))) {
            RecordReader records = RecordReader.of(index);
            RecordRow row = records.row(fields(records, random));
            RecordView view = records.view();
            MatchCursor cursor = index.cursor().matchAll();
            while (cursor.next()) {
              view.wrap(cursor);
              row.read(cursor);
              for (int i = 0; i < row.size(); i++) {
                assertEquals(single(view, row.field(i)), ofRow(row, i), row.field(i).toString());
              }
            }
          }
        });
  }

  @Test
  void batchesReadWhatSingleGettersRead() {
    SeededRandom.repeat(
        100,
        random -> {
          try (IndexReader index = IndexReader.open(index(random))) {
            batch(index, random);
          }
        });
  }

  private static void batch(IndexReader index, Random random) {
    RecordReader records = RecordReader.of(index);
    int size = random.nextInt(60);
    int[] addresses = random.ints(size, 0, 50 << 8).map(low -> 10 << 24 | low).toArray();
    long[] offsets = new long[size];
    long[] lengths = new long[size];
    int found = index.batch().payloadsIpv4(addresses, 0, size, offsets, lengths);
    RecordBatch batch = records.batch(1 + random.nextInt(60), fields(records, random));
    RecordView view = records.view();
    int total = 0;
    for (int from = 0; from < size; from += batch.capacity()) {
      int to = Math.min(size, from + batch.capacity());
      total += batch.read(offsets, lengths, from, to);
      for (int i = from; i < to; i++) {
        assertEquals(offsets[i] != BatchLookup.NONE, batch.hasRecord(i));
        for (int position = 0; position < batch.size(); position++) {
          if (batch.hasRecord(i)) {
            view.wrap(index.memory(), offsets[i], lengths[i]);
            assertEquals(single(view, batch.field(position)), ofBatch(batch, i, position));
          } else {
            assertEquals(false, batch.isPresent(i, position));
          }
        }
      }
    }
    assertEquals(found, total);
  }
}
