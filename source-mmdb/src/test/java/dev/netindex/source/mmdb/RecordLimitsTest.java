package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Records that unfold to more than a reader should hold. */
class RecordLimitsTest {
  /** Bytes; half of what threads get by default. */
  private static final int SMALL_STACK = 512 << 10;

  /** Bytes; the smallest that JVMs of all platforms take. */
  private static final int TINY_STACK = 192 << 10;

  /** Arrays in each other, the innermost empty. */
  private static DataWriter arrays(int levels) {
    DataWriter data = new DataWriter();
    for (int i = 1; i < levels; i++) {
      data.array(1);
    }
    return data.array(0);
  }

  private static DataWriter maps(int levels) {
    DataWriter data = new DataWriter();
    for (int i = 1; i < levels; i++) {
      data.map(1).text("a");
    }
    return data.map(0);
  }

  private static int levels(RecordValue value) {
    int levels = 1;
    RecordValue inner = value;
    while (true) {
      if (inner instanceof RecordValue.ListValue(var values) && !values.isEmpty()) {
        inner = values.getFirst();
      } else if (inner instanceof RecordValue.ObjectValue(var members) && !members.isEmpty()) {
        inner = members.getFirst().value();
      } else {
        return levels;
      }
      levels++;
    }
  }

  @Test
  void levelsUpTo512AreDecoded() {
    for (int levels : new int[] {1, 511, 512}) {
      assertEquals(levels, levels(Opened.record(arrays(levels), 0)));
      assertEquals(levels, levels(Opened.record(maps(levels), 0)));
    }
  }

  @Test
  void level513IsRefused() {
    for (int levels : new int[] {513, 600, 100_000}) {
      Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, arrays(levels), 0);
      Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, maps(levels), 0);
    }
    DataWriter scalarInside = new DataWriter();
    for (int i = 0; i < 512; i++) {
      scalarInside.array(1);
    }
    Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, scalarInside.u32(1), 0);
  }

  @Test
  void levelsBehindPointersCountAlsoWhenTheyWereDecodedBefore() {
    DataWriter data = arrays(300);
    int offset = data.offset();
    data.array(2).pointer(0);
    for (int i = 0; i < 211; i++) {
      data.array(1);
    }
    data.pointer(0);
    assertEquals(301, levels(Opened.record(data, offset)));
    DataWriter deeper = arrays(300);
    deeper.array(2).pointer(0);
    for (int i = 0; i < 212; i++) {
      deeper.array(1);
    }
    deeper.pointer(0);
    Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, deeper, offset);
  }

  @Test
  void aSmallStackIsEnough() throws InterruptedException {
    runWithStack(
        SMALL_STACK,
        () -> {
          assertEquals(512, levels(Opened.record(maps(512), 0)));
          Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, maps(513), 0);
          Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, cycle(), 0);
        });
  }

  @Test
  void onATinyStackAFaultIsTheResultToo() throws InterruptedException {
    runWithStack(
        TINY_STACK,
        () -> {
          MmdbSource source = Opened.source(Opened.withRecord(maps(512), 0), MmdbOptions.DEFAULTS);
          try {
            assertEquals(512, levels(source.record(0)));
          } catch (MmdbException refused) {
            assertEquals(MmdbFault.RECORD_DEPTH, refused.fault());
          }
        });
  }

  private static void runWithStack(int bytes, Runnable test) throws InterruptedException {
    List<Throwable> failures = new ArrayList<>();
    Thread thread = new Thread(null, test, "small stack", bytes);
    thread.setUncaughtExceptionHandler((any, failure) -> failures.add(failure));
    thread.start();
    thread.join();
    assertEquals(List.of(), failures);
  }

  private static DataWriter cycle() {
    return new DataWriter().array(1).pointer(0);
  }

  @Test
  void pointersInACircleAreRefused() {
    Opened.assertRecordFault(MmdbFault.RECORD_DEPTH, cycle(), 0);
    Opened.assertRecordFault(
        MmdbFault.RECORD_DEPTH, new DataWriter().map(1).text("a").pointer(0), 0);
    Opened.assertRecordFault(MmdbFault.POINTER_CHAIN, new DataWriter().pointer(0), 0);
    // Each level twice as wide as the one above.
    Opened.assertRecordFault(
        MmdbFault.RECORD_DEPTH, new DataWriter().array(2).pointer(0).pointer(0), 0);
  }

  private static DataWriter emptyTexts(int count) {
    return new DataWriter()
        .array(count)
        .bytes("@".repeat(count).getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void valuesUpTo65536AreDecoded() {
    RecordValue.ListValue list = (RecordValue.ListValue) Opened.record(emptyTexts(65_535), 0);
    assertEquals(65_535, list.values().size());
    Opened.assertRecordFault(MmdbFault.RECORD_VALUES, emptyTexts(65_536), 0);
  }

  @Test
  void valuesCountEachTimeThatAPointerLeadsToThem() {
    DataWriter data = emptyTexts(9_999);
    int offset = data.offset();
    data.array(6);
    for (int i = 0; i < 6; i++) {
      data.pointer(0);
    }
    assertTrue(Opened.record(data, offset) instanceof RecordValue.ListValue);
    int tooMany = data.offset();
    data.array(7);
    for (int i = 0; i < 7; i++) {
      data.pointer(0);
    }
    Opened.assertRecordFault(MmdbFault.RECORD_VALUES, data, tooMany);
  }

  @Test
  void pointersThatFanOutAreRefused() {
    // 2^27 texts from a few hundred bytes.
    DataWriter data = new DataWriter().text("x");
    int inner = 0;
    for (int i = 0; i < 27; i++) {
      int offset = data.offset();
      data.array(2).pointer(inner).pointer(inner);
      inner = offset;
    }
    assertTrue(data.offset() < 346);
    Opened.assertRecordFault(MmdbFault.RECORD_VALUES, data, inner);
  }

  @Test
  void declaredSizesReserveNothing() {
    for (int size : new int[] {65_535, 16_000_000}) {
      DataWriter data = new DataWriter();
      for (int i = 0; i < 500; i++) {
        data.array(size);
      }
      Opened.assertRecordFault(
          size > 65_535 ? MmdbFault.RECORD_VALUES : MmdbFault.TRUNCATED, data, 0);
    }
  }

  @Test
  void textUpTo2MebibytesIsDecoded() {
    int max = 2 << 20;
    assertTrue(
        Opened.record(new DataWriter().text("x".repeat(max)), 0)
                instanceof RecordValue.TextValue(String text)
            && text.length() == max);
    Opened.assertRecordFault(MmdbFault.RECORD_TEXT, new DataWriter().text("x".repeat(max + 1)), 0);
    Opened.assertRecordFault(
        MmdbFault.RECORD_TEXT,
        new DataWriter().head(ValueType.BYTES, max + 1).bytes(new byte[max + 1]),
        0);
    DataWriter keyed = new DataWriter().map(1).text("key").text("x".repeat(max - 2));
    Opened.assertRecordFault(MmdbFault.RECORD_TEXT, keyed, 0);
  }

  @Test
  void textCountsEachTimeThatAPointerLeadsToIt() {
    DataWriter data = new DataWriter().text("x".repeat(1 << 20));
    int offset = data.offset();
    data.array(2).pointer(0).pointer(0);
    assertTrue(Opened.record(data, offset) instanceof RecordValue.ListValue);
    int tooMuch = data.offset();
    data.array(3).pointer(0).pointer(0).pointer(0);
    Opened.assertRecordFault(MmdbFault.RECORD_TEXT, data, tooMuch);
  }

  @Test
  void manyLongValuesDoNotStayInMemory() {
    // 20,000 byte strings of 1 MiB that lie over each other would be 20 GB if all were kept.
    int texts = 20_000;
    int bytes = 1 << 20;
    DataWriter data = new DataWriter();
    for (int i = 0; i < texts; i++) {
      data.head(ValueType.BYTES, bytes);
    }
    data.bytes(new byte[bytes]);
    int pointers = data.offset();
    for (int i = 0; i < texts; i++) {
      data.pointer(4L * i, i < 512 ? 0 : 1);
    }
    MmdbSource source = Opened.source(Opened.withRecord(data, 0), MmdbOptions.DEFAULTS);
    for (int i = 600; i < texts; i += 7) {
      long key = pointers + 512L * 2 + (i - 512) * 3L;
      assertEquals(bytes, ((RecordValue.BytesValue) source.record(key)).bytes().length);
    }
  }
}
