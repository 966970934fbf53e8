package dev.netindex.contracts.damage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.oracle.PlainBytes;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.UnsupportedFormatException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers that claim more than there can be: case 21 of the address policy. */
final class AbsurdHeaderTest {
  private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final long MOST_BYTES = 1 << 20;
  private static final long[] ABSURD = {
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    -1L,
    1L << 32,
    (1L << 32) - 1,
    1L << 60,
    (Long.MAX_VALUE / 20) + 1,
    (-1L >>> 1) / 56 + 1,
    Long.divideUnsigned(-1L, 20) + 1,
    Long.divideUnsigned(-1L, 56) + 1,
    Long.divideUnsigned(-1L, 8) + 1,
  };

  @TempDir Path folder;

  private static byte[] header(long flags, long... fields) {
    PlainBytes bytes = new PlainBytes().text("NETINDEX").number(3, 4).number(flags, 4);
    for (long field : fields) {
      bytes.number(field, 8);
    }
    return bytes.toByteArray();
  }

  /** Returns headers with an absurd number in each field, alone and together with the total. */
  private static List<byte[]> absurdHeaders(long... someFlags) {
    List<byte[]> headers = new ArrayList<>();
    for (long flags : someFlags) {
      for (long number : ABSURD) {
        for (int field = 0; field < 8; field++) {
          long[] fields = new long[8];
          fields[field] = number;
          headers.add(header(flags, fields));
          fields[0] = number;
          headers.add(header(flags, fields));
          fields[6] = (flags & 1) == 0 ? 0 : number;
          fields[7] = (flags & 2) == 0 ? 0 : number;
          headers.add(header(flags, fields));
        }
        headers.add(header(flags, number * 3, number, number, number, number, number, 0, 0));
      }
    }
    return headers;
  }

  @Test
  void case21EveryAbsurdFieldIsRefusedInLittleTimeAndMemory() {
    List<byte[]> headers = absurdHeaders(0, 4, 8, 5, 6, 7, 11);
    for (Limits limits : List.of(Limits.FORMAT, Limits.CRATE)) {
      littleTimeAndMemory(ReaderForm.HEAP, headers, OpenOptions.defaults().limits(limits));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ReaderForm.class,
      names = {"MAPPED", "COPIED", "TRUSTED"})
  void case21SoAreFilesOnDisk(ReaderForm form) {
    littleTimeAndMemory(form, absurdHeaders(4), OpenOptions.defaults());
  }

  private void littleTimeAndMemory(ReaderForm form, List<byte[]> headers, OpenOptions options) {
    refused(form, headers.getFirst(), options);
    for (byte[] file : headers) {
      Runnable opening = () -> refused(form, file, options);
      long started = System.nanoTime();
      assertTrue(Measured.allocation(opening) < MOST_BYTES, "allocates too much");
      long taken = System.nanoTime() - started;
      assertTrue(taken < MOST_NANOS || Measured.nanos(opening) < MOST_NANOS, "takes too long");
    }
  }

  private NetindexException refused(ReaderForm form, byte[] file, OpenOptions options) {
    return assertThrows(
        NetindexException.class,
        () -> form.open(file, options, folder.resolve("absurd.nidx")).close());
  }

  @Test
  void case21MoreRecordsThanIdsIsALimit() {
    for (long rows : new long[] {1L << 32, Long.MAX_VALUE, -1L}) {
      byte[] file = header(4, rows, rows, 0, 0, 0, 0, 0, 0);
      NetindexException refused =
          assertThrows(NetindexException.class, () -> IndexReader.open(file));
      assertEquals(LimitExceededException.class, refused.getClass());
    }
  }

  @Test
  void aFileLongerThanTheLimitIsRefusedWhateverItHolds() {
    OpenOptions options = OpenOptions.defaults().limits(new Limits(10, 79));
    for (byte[] file : List.of(header(4, 0, 0, 0, 0, 0, 0, 0, 0), new byte[80])) {
      NetindexException refused =
          assertThrows(LimitExceededException.class, () -> IndexReader.open(file, options));
      assertEquals("artifact bytes", refused.fault().text());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {2, 4, 5, 6})
  void knownFormatsAreRefusedByName(long identifier) {
    UnsupportedFormatException refused = refusedFormat(identifier);
    assertEquals(identifier, refused.identifier());
    assertTrue(refused.getMessage().contains(String.valueOf(identifier)), refused.getMessage());
    assertTrue(!refused.getMessage().contains("unknown"), refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 7, 0xFFFF_FFFFL, 3L << 24})
  void otherFormatsAreRefusedAsUnknown(long identifier) {
    UnsupportedFormatException refused = refusedFormat(identifier);
    assertEquals(identifier, refused.identifier());
    assertTrue(refused.getMessage().contains("unknown"), refused.getMessage());
  }

  private static UnsupportedFormatException refusedFormat(long identifier) {
    byte[] file =
        new PlainBytes()
            .text("NETINDEX")
            .number(identifier, 4)
            .number(0, 4)
            .all(new PlainBytes().text("\u0000".repeat(64)))
            .toByteArray();
    return assertThrows(UnsupportedFormatException.class, () -> IndexReader.open(file));
  }

  @Test
  void theMagicOfFormatTwoIsNotOurs() {
    byte[] file =
        new PlainBytes().text("IPINDEX\u0000").number(2, 4).text("\u0000".repeat(68)).toByteArray();
    InvalidIndexException refused =
        assertThrows(InvalidIndexException.class, () -> IndexReader.open(file));
    assertEquals("index magic", refused.fault().text());
  }
}
