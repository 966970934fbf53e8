package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compressed inputs. */
class GzipTest {
  private static final String FIRST = "network,x\n1.0.0.0/24,a\n1.0.1.";
  private static final String SECOND = "0/24,b\n";
  private static final List<String> TARGETS = List.of("1.0.0.0/24", "1.0.1.0/24");

  private static byte[] gzip(String text) throws IOException {
    return gzip(Rows.latin1(text));
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(content);
    }
    return out.toByteArray();
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  /** Hands out one byte at a time and never says that more is there. */
  private static InputStream slow(byte[] bytes) {
    return new InputStream() {
      private int next;

      @Override
      public int read() {
        return next == bytes.length ? -1 : bytes[next++] & 0xff;
      }

      @Override
      public int read(byte[] out, int offset, int length) {
        int b = read();
        if (b < 0) {
          return -1;
        }
        out[offset] = (byte) b;
        return 1;
      }
    };
  }

  private static IOException failure(byte[] input) {
    return failure(CsvSource.builder().skipBadRows(true).build(), input);
  }

  private static IOException failure(AssertionSource source, byte[] input) {
    return assertThrows(
        IOException.class,
        () -> source.read(new ByteArrayInputStream(input), "a.csv.gz", (t, p) -> {}, (r, b) -> {}));
  }

  @Test
  void gzipIsKnownByItsContentAndReadWhatever(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("plain.csv"), gzip(FIRST + SECOND));
    Rows rows = new Rows();
    ImportReport report = CsvSource.builder().build().read(file, rows);
    assertEquals(TARGETS, rows.targets);
    assertEquals(2, report.rows());
    Path named = Files.writeString(folder.resolve("plain.csv.gz"), FIRST + SECOND);
    assertEquals(2, CsvSource.builder().build().read(named, rows).rows());
  }

  @Test
  void rawTsvMayBeGzip() throws IOException {
    assertEquals(List.of("::/0 a"), Rows.of(TsvSource.strict(), gzip("::/0\ta\n")).lines());
  }

  @Test
  void membersFollowEachOtherAlsoEmptyOnes() throws IOException {
    byte[] input = join(gzip(""), gzip(FIRST), gzip(""), gzip(SECOND), gzip(""));
    assertEquals(TARGETS, Rows.of(CsvSource.builder().build(), input).targets);
    Rows rows = new Rows();
    CsvSource.builder().build().read(slow(input), "x", rows, ImportProgress.NONE);
    assertEquals(TARGETS, rows.targets);
  }

  @Test
  void gzipInsideGzipIsAnErrorWhateverBadRowsDo() throws IOException {
    byte[] input = gzip(gzip(FIRST + SECOND));
    for (boolean skip : new boolean[] {false, true}) {
      for (AssertionSource source :
          List.of(
              CsvSource.builder().skipBadRows(skip).build(),
              TsvSource.strict().skipBadRows(skip))) {
        assertEquals(
            "a.csv.gz: gzip inside gzip; decompress it once", failure(source, input).getMessage());
      }
    }
  }

  @Test
  void headersWithAllOptionalFieldsAreRead() throws IOException {
    byte[] plain = gzip(FIRST + SECOND);
    byte[] header = {
      0x1f, (byte) 0x8b, 8, 2 | 4 | 8 | 16, 1, 2, 3, 4, 0, 3, 2, 0, 9, 9, 'a', 'b', 0, 'c', 0, 7, 7
    };
    byte[] input = join(header, Arrays.copyOfRange(plain, 10, plain.length));
    assertEquals(TARGETS, Rows.of(CsvSource.builder().build(), input).targets);
  }

  @Test
  void zeroBytesAfterTheLastMemberArePadding() throws IOException {
    byte[] input = join(gzip(FIRST + SECOND), new byte[1000]);
    assertEquals(TARGETS, Rows.of(CsvSource.builder().build(), input).targets);
    IOException e = failure(join(input, new byte[] {1}));
    assertTrue(e.getCause() instanceof ZipException);
  }

  @Test
  void otherBytesAfterTheLastMemberAreAnError() throws IOException {
    IOException e = failure(join(gzip(FIRST + SECOND), Rows.latin1("more")));
    assertTrue(e.getMessage().startsWith("a.csv.gz: damaged gzip data"), e.getMessage());
  }

  @Test
  void cutAtEveryPlaceItIsAnErrorThatNamesTheFile() throws IOException {
    byte[] whole = join(gzip(FIRST), gzip(SECOND));
    int firstEnds = gzip(FIRST).length;
    for (int length = 2; length < whole.length; length++) {
      if (length != firstEnds) {
        IOException e = failure(Arrays.copyOf(whole, length));
        assertTrue(e.getMessage().startsWith("a.csv.gz: gzip data ends early"), e.getMessage());
        assertTrue(e.getCause() instanceof EOFException);
      }
    }
  }

  @Test
  void damageAtEveryPlaceIsAnErrorOrChangesNothing() throws IOException {
    byte[] whole = join(gzip(FIRST), gzip(SECOND));
    for (int i = 2; i < whole.length; i++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] damaged = whole.clone();
        damaged[i] ^= (byte) (1 << bit);
        Rows rows = new Rows();
        try {
          CsvSource.builder()
              .build()
              .read(new ByteArrayInputStream(damaged), "x", rows, ImportProgress.NONE);
          assertEquals(TARGETS, rows.targets, "byte " + i + " bit " + bit);
        } catch (IOException e) {
          assertTrue(e.getMessage().startsWith("x: "), e.getMessage());
        } catch (RowException e) {
          // The checksum comes after the rows, so that a damaged row is met first.
          assertEquals("x", e.error().source());
        }
      }
    }
  }

  @Test
  void failuresOfTheInputNameIt(@TempDir Path folder) {
    IOException e =
        assertThrows(
            IOException.class, () -> CsvSource.builder().build().read(folder, (t, p) -> {}));
    assertTrue(e.getMessage().contains(folder.toString()), e.getMessage());
    IOException missing =
        assertThrows(
            IOException.class, () -> TsvSource.strict().read(folder.resolve("none"), (t, p) -> {}));
    assertTrue(missing.getMessage().contains("none"), missing.getMessage());
  }

  @Test
  void theStreamOfTheCallerStaysOpen() throws IOException {
    boolean[] closed = new boolean[1];
    InputStream in =
        new ByteArrayInputStream(gzip(FIRST + SECOND)) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    CsvSource.builder().build().read(in, "x", (t, p) -> {}, ImportProgress.NONE);
    assertEquals(false, closed[0]);
  }

  @Test
  void progressCountsTheBytesOfTheFileAndEndsWithAll(@TempDir Path folder) throws IOException {
    String text = "network,x\n" + "1.0.0.0/24,a\n".repeat(50_000);
    byte[] zipped = gzip(text);
    for (byte[] input : List.of(Rows.latin1(text), zipped)) {
      long[] last = new long[3];
      ImportProgress progress =
          (rows, bytes) -> {
            assertTrue(rows >= last[0] && bytes >= last[1]);
            last[0] = rows;
            last[1] = bytes;
            last[2]++;
          };
      Path file = Files.write(folder.resolve("x"), input);
      CsvSource.builder().build().read(file, (t, p) -> {}, progress);
      assertEquals(50_000, last[0]);
      assertEquals(input.length, last[1]);
      assertEquals(50_000 / 4096 + 1, last[2]);
    }
  }
}
