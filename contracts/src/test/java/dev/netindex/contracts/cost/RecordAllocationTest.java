package dev.netindex.contracts.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordBatch;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordRow;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValues;
import dev.netindex.contracts.damage.Measured;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

/** Fields of records, and their JSON once its buffer has grown, leave nothing to collect. */
final class RecordAllocationTest {
  private static final int ROWS = 200;
  private static final int CALLS = 10_000;
  private static final int ROUNDS = 300;

  private long sum;

  private static byte[] file() {
    List<RecordValue> values = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      Map<String, Object> names = Map.of("en", "Country " + i % 7, "de", "Land " + i % 7);
      Map<String, Object> country = Map.of("iso_code", "C" + i % 7, "names", names);
      Map<String, Object> location = Map.of("latitude", i / 8.0, "longitude", -i / 4.0);
      values.add(
          RecordValues.of(
              Map.of(
                  "country",
                  country,
                  "location",
                  location,
                  "subdivisions",
                  List.of(country, country),
                  "id",
                  i * 1_000,
                  "anycast",
                  i % 2 == 0)));
    }
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    values.forEach(inference::observe);
    TypedIndexBuilder builder =
        new TypedIndexBuilder(inference.schema(DatasetInfo.UNKNOWN).schema(), Limits.FORMAT);
    for (int i = 0; i < ROWS; i++) {
      builder.add(Target.parse("10.0." + i + ".0/24"), values.get(i));
    }
    return builder.toByteArray();
  }

  @Test
  void fieldsAndJsonOfALookupMakeNoObjects() {
    try (IndexReader index = IndexReader.open(file())) {
      RecordReader records = RecordReader.of(index);
      Field iso = records.field("country.iso_code");
      Field name = records.field("subdivisions.1.names.en");
      Field latitude = records.field("location.latitude");
      Field longitude = records.field("location.longitude");
      Field id = records.field("id");
      Field anycast = records.field("anycast");
      MatchCursor cursor = index.cursor();
      RecordView view = records.view();
      Utf8View text = new Utf8View();
      RecordJsonWriter json = RecordJsonWriter.of(records);
      nothing(
          call -> {
            cursor.matchIpv4(10 << 24 | call % ROWS << 8);
            cursor.next();
            view.wrap(cursor);
            long found = view.text(iso, text) && text.equalsAscii("C3") ? 1 : 0;
            found += view.text(name, text) ? text.length() : 0;
            found += (long) view.getDouble(latitude, 1) + (long) view.getDouble(longitude, 1);
            return found + view.getLong(id, 1) + (view.getBoolean(anycast, false) ? 1 : 0);
          });
      nothing(
          call -> {
            cursor.matchIpv4(10 << 24 | call % ROWS << 8);
            cursor.next();
            return json.write(view.wrap(cursor)).size();
          });
    }
  }

  @Test
  void rowsAndBatchesMakeNoObjects() {
    try (IndexReader index = IndexReader.open(file())) {
      RecordReader records = RecordReader.of(index);
      Field name = records.field("subdivisions.1.names.en");
      Field latitude = records.field("location.latitude");
      Field id = records.field("id");
      MatchCursor cursor = index.cursor();
      RecordRow row = records.row(name, latitude, id);
      RecordBatch batch = records.batch(2, name, latitude, id);
      long[] offsets = new long[2];
      long[] lengths = new long[2];
      Utf8View text = new Utf8View();
      nothing(
          call -> {
            cursor.matchIpv4(10 << 24 | call % ROWS << 8);
            cursor.next();
            row.read(cursor);
            offsets[call & 1] = cursor.payloadOffset();
            lengths[call & 1] = cursor.payloadLength();
            long found = row.text(0, text) ? text.length() : 0;
            return found + (long) row.getDouble(1, 1) + row.getLong(2, 1);
          });
      nothing(
          call -> {
            batch.read(offsets, lengths, 0, 2);
            long found = batch.text(call & 1, 0, text) ? text.length() : 0;
            return found + (long) batch.getDouble(call & 1, 1, 1) + batch.getLong(call & 1, 2, 1);
          });
    }
  }

  /** The interpreter makes objects to reach memory; the best of many rounds is compiled code. */
  private void nothing(IntToLongFunction lookup) {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      long before = Measured.allocated();
      for (int call = 0; call < CALLS; call++) {
        sum += lookup.applyAsLong(call);
      }
      least = Math.min(least, Measured.allocated() - before);
    }
    assertEquals(0, least, () -> "bytes in " + CALLS + " lookups (sum " + sum + ")");
  }
}
