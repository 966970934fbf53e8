package dev.netindex.contracts.closing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordBatch;
import dev.netindex.codec.json.record.RecordMapper;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordRow;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Typed records of a mapped file that someone shortens in place. */
final class TruncatedRecordsTest {
  private static final int ROWS = 60;

  /** As in {@link TruncatedWhileOpenTest}: compiled code goes on after a failed access. */
  private static final int[] ASKED_BEFORE = {0, 12_000, 50, 50, 50};

  private static final List<String> PATHS =
      List.of("place.name", "list", "list.0.name", "small", "real", "flag", "mixed", "note");

  @TempDir Path folder;

  /** What is mapped. */
  record Mapped(String note, int small) {}

  private static RecordValue value(int row) {
    String json =
        """
        {"place":{"name":"place %d","de":"Ort %d","fr":"lieu %d"},"list":[{"name":"l%d"}],
         "small":%d,"real":0.%d,"flag":%b,"mixed":%s,"note":"note %d"}"""
            .formatted(
                row % 3,
                row % 3,
                row % 3,
                row % 7,
                row,
                row + 1,
                row % 2 == 0,
                row % 2 == 0 ? "1" : "\"text\"",
                row);
    return JsonRecords.parse(json.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] file() {
    List<RecordValue> values = new ArrayList<>();
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    for (int row = 0; row < ROWS; row++) {
      values.add(value(row));
      inference.observe(values.getLast());
    }
    TypedIndexBuilder builder =
        new TypedIndexBuilder(inference.schema(DatasetInfo.UNKNOWN).schema(), Limits.FORMAT);
    for (int row = 0; row < ROWS; row++) {
      builder.add(Target.parse("10.0." + row + ".0/24"), values.get(row));
    }
    return builder.toByteArray();
  }

  private static Map<String, Runnable> calls(IndexReader index) {
    RecordReader records = RecordReader.of(index);
    Match match = index.lookup("10.0.7.1").getFirst();
    RecordView view = records.view().wrap(match);
    RecordJsonWriter json = RecordJsonWriter.of(records);
    RecordMapper<Mapped> mapper = RecordMapper.of(MethodHandles.lookup(), Mapped.class, records);
    Utf8View text = new Utf8View();
    assertTrue(view.text(records.field("note"), text));
    Map<String, Runnable> calls = new LinkedHashMap<>();
    for (String path : PATHS) {
      Field field = records.field(path);
      calls.put("field " + path, () -> read(view, field));
    }
    RecordRow row =
        records.row(records.field("note"), records.field("place.name"), records.field("small"));
    calls.put("row", () -> row.read(view));
    RecordBatch batch = records.batch(1, records.field("note"), records.field("place.name"));
    long[] offsets = {view.offset() + match.payload().address() - index.memory().address()};
    long[] lengths = {match.payload().byteSize()};
    calls.put("batch", () -> batch.read(offsets, lengths, 0, 1));
    calls.put("json", () -> json.write(view));
    calls.put("new writer", () -> RecordJsonWriter.of(records).write(view));
    calls.put("validate", () -> records.validator().validate(view));
    calls.put("map", () -> mapper.map(view));
    calls.put("text", () -> assertEquals("note 7", text.toString()));
    calls.put("text equals", () -> text.equalsAscii("note 7"));
    calls.put("byte", () -> text.byteAt(0));
    calls.put("reader", () -> RecordReader.of(index));
    calls.put("describes", () -> RecordReader.describes(index));
    return calls;
  }

  private static void read(RecordView view, Field field) {
    switch (field.type()) {
      case TEXT, JSON -> view.getString(field);
      case BOOLEAN -> view.getBoolean(field, false);
      case INTEGER -> view.getLong(field, 0);
      case LIST -> view.size(field, 0);
      default -> view.getDouble(field, 0);
    }
  }

  @Test
  void fieldsJsonAndMappingFailAsDocumented() throws IOException {
    assumeFalse(
        System.getProperty("os.name").startsWith("Windows"),
        "skipped: a mapped file can't be shortened here");
    byte[] bytes = file();
    List<String> names;
    try (IndexReader index = IndexReader.open(bytes)) {
      names = List.copyOf(calls(index).keySet());
    }
    Map<String, Integer> failures = new LinkedHashMap<>();
    for (String name : names) {
      for (int asked : ASKED_BEFORE) {
        failures.merge(failure(bytes, name, asked), 1, Integer::sum);
      }
    }
    assertEquals(Map.of("mapped file", ASKED_BEFORE.length * names.size()), failures);
  }

  private String failure(byte[] bytes, String name, int asked) throws IOException {
    Path path = Files.write(folder.resolve("index.nidx"), bytes);
    try (IndexReader index = IndexReader.open(path)) {
      Runnable call = calls(index).get(name);
      for (int i = 0; i < asked; i++) {
        call.run();
      }
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(0);
      }
      call.run();
      return name + " answers";
    } catch (InvalidIndexException documented) {
      assertEquals(Fault.MAPPED_FILE, documented.fault(), name);
      return documented.fault().text();
    } catch (RuntimeException | Error other) {
      return name + " fails with " + other;
    }
  }
}
