package dev.netindex.codec.json.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypedIndexBuilderTest {
  private static final RecordValue ONE = json("{'n':1}");
  private static final RecordValue TWO = json("{'n':2,'t':'x'}");

  @TempDir private Path folder;

  private static RecordValue json(String text) {
    return JsonRecords.parse(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  private static RecordSchema schema() {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    inference.observe(ONE);
    inference.observe(TWO);
    // Of one text alone a constant would be made.
    inference.observe(json("{'n':3,'t':'y'}"));
    return inference.schema(DatasetInfo.UNKNOWN).schema();
  }

  private static TypedIndexBuilder filled() {
    TypedIndexBuilder builder = new TypedIndexBuilder(schema(), Limits.FORMAT);
    assertEquals(0, builder.add(Target.parse("10.0.0.0/8"), ONE));
    assertEquals(1, builder.add(Target.parse("11.0.0.0/8"), TWO));
    assertEquals(2, builder.add(Target.parse("AS7"), ONE));
    assertEquals(3, builder.addSame(Target.parse("12.0.0.0/8"), 1));
    return builder;
  }

  @Test
  void rowsComeBackWithTheirRecords() {
    TypedIndexBuilder builder = filled();
    assertEquals(4, builder.size());
    assertEquals(2, builder.distinctRecords());
    assertEquals(1, builder.statistics().texts());
    List<String> rows = new ArrayList<>();
    try (IndexReader index = IndexReader.open(builder.toByteArray())) {
      RecordReader records = RecordReader.of(index);
      RecordView view = records.view();
      RecordJsonWriter writer = RecordJsonWriter.of(records);
      for (MatchCursor cursor = index.cursor().matchAll(); cursor.next(); ) {
        StringBuilder row = new StringBuilder();
        cursor.appendTarget(row);
        rows.add(row.append(' ').append(writer.write(view.wrap(cursor))).toString());
      }
    }
    assertEquals(
        List.of(
            "10.0.0.0/8 {'n':1}",
            "11.0.0.0/8 {'n':2,'t':'x'}",
            "12.0.0.0/8 {'n':2,'t':'x'}",
            "AS7 {'n':1}"),
        rows.stream().map(row -> row.replace('"', '\'')).toList());
  }

  @Test
  void allFormsOfWritingGiveTheSameBytes() throws IOException {
    byte[] bytes = filled().toByteArray();
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    assertEquals(bytes.length, filled().writeTo(Channels.newChannel(stream)));
    assertArrayEquals(bytes, stream.toByteArray());
    Path file = folder.resolve("a.nidx");
    assertEquals(bytes.length, filled().publishTo(file));
    assertArrayEquals(bytes, Files.readAllBytes(file));
  }

  @Test
  void whatTheSchemaHasNoPlaceForChangesNothing() {
    TypedIndexBuilder builder = filled();
    Target target = Target.parse("AS9");
    assertThrows(InvalidInputException.class, () -> builder.add(target, json("{'n':1,'other':1}")));
    assertThrows(IndexOutOfBoundsException.class, () -> builder.addSame(target, 4));
    assertArrayEquals(filled().toByteArray(), builder.toByteArray());
  }

  @Test
  void limitsAreKept() {
    TypedIndexBuilder builder = new TypedIndexBuilder(schema(), new Limits(1, Long.MAX_VALUE));
    builder.add(Target.parse("AS1"), ONE);
    assertThrows(LimitExceededException.class, () -> builder.add(Target.parse("AS2"), ONE));
    assertThrows(LimitExceededException.class, () -> builder.addSame(Target.parse("AS2"), 0));
  }
}
