package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What rows and batches refuse; that they read the right values is tested with random records. */
final class RecordRowTest {
  @TempDir Path folder;

  private final HandMade made = new HandMade();
  private final byte[] full = made.full();
  private final byte[] bare = made.bare();
  private final RecordReader reader = made.reader();

  private RecordView view(byte[] record) {
    return reader.view().wrap(MemorySegment.ofArray(record));
  }

  private IndexReader open() throws IOException {
    IndexBuilder builder = new IndexBuilder();
    builder.add(Target.parse("1.0.0.0/8"), full);
    builder.add(Target.parse("2.0.0.0/8"), bare);
    builder.add(Target.parse("3.0.0.0/8"), new byte[] {1, 2, 3});
    builder.metadata(made.metadata());
    Path path = folder.resolve("index.nidx");
    builder.publishTo(path);
    return IndexReader.open(path);
  }

  @Test
  void recordsApartFromTheirPoolsAreReadToo() {
    RecordRow row = reader.row(reader.field("country.iso_code"), reader.field("small"));
    row.read(view(full));
    assertEquals(Optional.of("CH"), row.getString(0));
    assertEquals(-2, row.getLong(1, 5));
    row.read(view(bare));
    assertEquals(Optional.empty(), row.getString(0));
    assertEquals(2, row.size());
  }

  @Test
  void fieldsOfOthersAndCompoundOnesAreRefused() {
    Field foreign = made.reader().field("small");
    assertThrows(InvalidInputException.class, () -> reader.row(foreign));
    assertThrows(InvalidInputException.class, () -> reader.row(reader.field("country")));
    assertThrows(InvalidInputException.class, () -> reader.batch(1, reader.field("subdivisions")));
    assertThrows(IllegalArgumentException.class, () -> reader.batch(0));
    RecordView other = made.reader().view().wrap(MemorySegment.ofArray(full));
    assertThrows(InvalidInputException.class, () -> reader.row().read(other));
    assertThrows(IllegalStateException.class, () -> reader.row().read(reader.view()));
    assertThrows(
        IllegalStateException.class, () -> reader.batch(1).read(new long[1], new long[1], 0, 1));
  }

  @Test
  void gettersRefuseOtherTypesAndPositions() {
    RecordRow row = reader.row(reader.field("small"));
    assertThrows(IllegalStateException.class, () -> row.getLong(0, 0));
    row.read(view(full));
    assertThrows(InvalidInputException.class, () -> row.text(0, new Utf8View()));
    assertThrows(InvalidInputException.class, () -> row.getBoolean(0, true));
    assertThrows(IndexOutOfBoundsException.class, () -> row.getLong(1, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> row.getLong(-1, 0));
  }

  @Test
  void aDamagedColumnIsNamedAndNothingIsReadOfTheRecord() {
    RecordRow row = reader.row(reader.field("name"));
    row.read(view(full));
    byte[] damaged = full.clone();
    long at = view(full).locate(reader.field("name")) + reader.field("name").leaf.offset();
    damaged[(int) at + 3] = 0x7F;
    InvalidIndexException failure =
        assertThrows(InvalidIndexException.class, () -> row.read(view(damaged)));
    assertEquals(Fault.VALUE_ID, failure.fault());
    assertThrows(IllegalStateException.class, () -> row.getString(0));
  }

  @Test
  void aClosedIndexIsRefused() throws IOException {
    IndexReader index = open();
    RecordReader records = RecordReader.of(index);
    Field name = records.field("country.iso_code");
    RecordRow row = records.row(name, records.field("small"));
    RecordBatch batch = records.batch(2, name);
    RecordView view = records.view();
    Utf8View text = new Utf8View();
    MatchCursor cursor = index.cursor().matchIpv4(1 << 24);
    assertTrue(cursor.next());
    row.read(view.wrap(cursor));
    long[] offsets = {cursor.payloadOffset(), BatchLookup.NONE};
    long[] lengths = {cursor.payloadLength(), 0};
    assertEquals(1, batch.read(offsets, lengths, 0, 2));
    index.close();
    assertThrows(IndexClosedException.class, () -> row.getString(0));
    assertThrows(IndexClosedException.class, () -> batch.getString(0, 0));
    assertEquals(-2, row.getLong(1, 0));
    assertThrows(IndexClosedException.class, () -> row.read(view));
    assertThrows(IndexClosedException.class, () -> row.read(cursor));
    assertThrows(IndexClosedException.class, () -> batch.read(offsets, lengths, 0, 2));
    assertTrue(records.row().size() == 0 && text.length() == 0);
  }

  @Test
  void batchesRefuseWhatIsNoRecordAndPositionsOutside() throws IOException {
    try (IndexReader index = open()) {
      RecordReader records = RecordReader.of(index);
      RecordBatch batch = records.batch(3, records.field("small"));
      int[] addresses = {1 << 24, 2 << 24, 9 << 24, 3 << 24};
      long[] offsets = new long[4];
      long[] lengths = new long[4];
      index.batch().payloadsIpv4(addresses, 0, 4, offsets, lengths);
      assertEquals(1, batch.read(offsets, lengths, 1, 3));
      assertTrue(batch.hasRecord(1));
      assertFalse(batch.hasRecord(2));
      assertThrows(IndexOutOfBoundsException.class, () -> batch.hasRecord(0));
      assertThrows(IndexOutOfBoundsException.class, () -> batch.getLong(3, 0, 0));
      assertThrows(IndexOutOfBoundsException.class, () -> batch.read(offsets, lengths, 0, 4));
      assertThrows(IndexOutOfBoundsException.class, () -> batch.read(offsets, lengths, 3, 5));
      InvalidIndexException failure =
          assertThrows(InvalidIndexException.class, () -> batch.read(offsets, lengths, 3, 4));
      assertEquals(Fault.CODEC_RECORD_LENGTH, failure.fault());
      assertThrows(IndexOutOfBoundsException.class, () -> batch.getLong(3, 0, 0));
      long[] outside = {Long.MAX_VALUE};
      long[] length = {lengths[0]};
      assertThrows(IndexOutOfBoundsException.class, () -> batch.read(outside, length, 0, 1));
    }
  }
}
