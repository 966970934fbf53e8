package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of a whole index, as long as it is open. */
final class IndexRecordsTest {
  @TempDir Path folder;

  private IndexReader open(boolean mapped) throws IOException {
    HandMade made = new HandMade();
    IndexBuilder builder = new IndexBuilder();
    builder.add(Target.parse("1.0.0.0/8"), made.full());
    builder.add(Target.parse("2.0.0.0/8"), made.bare());
    builder.metadata(made.metadata());
    Path path = folder.resolve("index.nidx");
    if (!mapped) {
      return IndexReader.open(builder.toByteArray());
    }
    builder.publishTo(path);
    return IndexReader.open(path);
  }

  @Test
  void onlyTheMetadataOfTypedRecordsIsTaken() {
    try (IndexReader index = IndexReader.open(new IndexBuilder().toByteArray())) {
      assertFalse(RecordReader.describes(index));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void fieldsOfALookupAreThoseOfTheRow(boolean mapped) throws IOException {
    try (IndexReader index = open(mapped)) {
      assertTrue(RecordReader.describes(index));
      RecordReader records = RecordReader.of(index);
      Field iso = records.field("country.iso_code");
      Field small = records.field("small");
      MatchCursor cursor = index.cursor();
      RecordView view = records.view();
      cursor.matchIpv4(1 << 24);
      assertTrue(cursor.next());
      assertEquals("CH", view.wrap(cursor).getString(iso).orElse(""));
      assertEquals(-2, view.getLong(small, 9));
      cursor.matchIpv4(2 << 24);
      assertTrue(cursor.next());
      assertEquals("", view.wrap(cursor).getString(iso).orElse(""));
      assertEquals(0, view.getLong(small, 9));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everythingIsRefusedOnceTheIndexIsClosed(boolean mapped) throws IOException {
    IndexReader index = open(mapped);
    RecordReader records = RecordReader.of(index);
    Field iso = records.field("country.iso_code");
    RecordView view = records.view();
    Utf8View text = new Utf8View();
    view.wrap(index.lookup("1.2.3.4").getFirst());
    assertTrue(view.text(iso, text));
    RecordJsonWriter json = RecordJsonWriter.of(records);
    index.close();
    assertThrows(IndexClosedException.class, () -> view.text(iso, text));
    assertThrows(IndexClosedException.class, () -> view.isPresent(iso));
    assertThrows(IndexClosedException.class, () -> json.write(view));
    assertThrows(IndexClosedException.class, () -> records.validator().validate(view));
    RecordJsonWriter late = RecordJsonWriter.of(records);
    assertThrows(IndexClosedException.class, () -> late.write(records.view()));
    assertThrows(IndexClosedException.class, () -> RecordReader.of(index));
    assertThrows(IndexClosedException.class, () -> RecordReader.describes(index));
    if (mapped) {
      assertThrows(IndexClosedException.class, text::toString);
    }
    index.close();
  }
}
