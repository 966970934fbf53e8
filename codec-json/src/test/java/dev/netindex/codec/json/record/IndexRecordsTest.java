package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of a whole index, as long as it is open. */
final class IndexRecordsTest {
  private static final int CALLS = 10_000;
  private static final int ROUNDS = 300;

  @TempDir Path folder;

  private long sum;

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
  void fieldsOfALookupMakeNoObjects(boolean mapped) throws IOException {
    try (IndexReader index = open(mapped)) {
      assertTrue(RecordReader.describes(index));
      RecordReader records = RecordReader.of(index);
      Field iso = records.field("country.iso_code");
      Field name = records.field("subdivisions.2.country.names.en");
      Field latitude = records.field("location.latitude");
      Field longitude = records.field("location.longitude");
      Field small = records.field("small");
      Field flag = records.field("flag");
      MatchCursor cursor = index.cursor();
      RecordView view = records.view();
      Utf8View text = new Utf8View();
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long least = Long.MAX_VALUE;
      for (int round = 0; round < ROUNDS && least > 0; round++) {
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int call = 0; call < CALLS; call++) {
          cursor.matchIpv4((1 + call % 2) << 24);
          cursor.next();
          view.wrap(cursor);
          sum += view.text(iso, text) && text.equalsAscii("CH") ? 1 : 0;
          sum += view.text(name, text) ? text.length() : 0;
          sum += (long) view.getDouble(latitude, 1) + (long) view.getDouble(longitude, 1);
          sum += view.getLong(small, 1) + (view.getBoolean(flag, false) ? 1 : 0);
        }
        least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
      }
      assertEquals(0, least, () -> "bytes in " + CALLS + " lookups (sum " + sum + ")");
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
    assertThrows(IndexClosedException.class, () -> RecordReader.of(index));
    assertThrows(IndexClosedException.class, () -> RecordReader.describes(index));
    if (mapped) {
      assertThrows(IndexClosedException.class, text::toString);
    }
    index.close();
  }
}
