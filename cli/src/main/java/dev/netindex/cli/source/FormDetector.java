package dev.netindex.cli.source;

import dev.netindex.cli.console.Failure;
import dev.netindex.source.csv.CsvPreset;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** Recognises the form of a file by its content, and where that does not tell, by its name. */
final class FormDetector {
  private static final byte[] INDEX_MAGIC = "NETINDEX".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] MMDB_MARKER =
      "\u00ab\u00cd\u00efMaxMind.com".getBytes(StandardCharsets.ISO_8859_1);

  /** The marker stands in so many bytes at the end. */
  private static final int MMDB_TAIL = 128 << 10;

  private static final int HEAD = 1 << 14;

  private FormDetector() {}

  /** Refuses an index, which is no source. */
  static void refuseIndex(String name, byte[] start) {
    if (start.length >= INDEX_MAGIC.length
        && Arrays.equals(start, 0, INDEX_MAGIC.length, INDEX_MAGIC, 0, INDEX_MAGIC.length)) {
      throw new Failure(name + ": is an index, not a source; netindex export prints its rows");
    }
  }

  /**
   * Recognises a form.
   *
   * @param name what the user called the file
   * @param file a regular file
   * @param presets whether the layouts of providers may be recognised
   * @return empty if neither content nor name tell
   */
  static Optional<SourceForm> detect(String name, Path file, boolean presets) throws IOException {
    String lower = name.toLowerCase(Locale.ROOT);
    byte[] head = head(file);
    refuseIndex(name, head);
    if (lower.endsWith(".mmdb")
        || lower.endsWith(".mmdb.gz")
        || hasMmdbMarker(file)
        || isBinaryGzip(head)) {
      return Optional.of(SourceForm.of(SourceKind.MMDB));
    }
    if (startsWithBrace(head)) {
      return Optional.of(SourceForm.of(SourceKind.JSONL));
    }
    if (lower.endsWith(".tsv") || lower.endsWith(".tsv.gz")) {
      return Optional.of(SourceForm.of(SourceKind.TSV));
    }
    return presets ? CsvPreset.detect(head).map(SourceForm::of) : Optional.empty();
  }

  private static byte[] head(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEAD);
    }
  }

  static boolean isGzip(byte[] start) {
    return start.length >= 2 && start[0] == 0x1F && start[1] == (byte) 0x8B;
  }

  static boolean isGzip(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return isGzip(in.readNBytes(2));
    }
  }

  private static boolean hasMmdbMarker(Path file) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long length = in.length();
      byte[] tail = new byte[(int) Math.min(length, MMDB_TAIL)];
      in.seek(length - tail.length);
      in.readFully(tail);
      for (int at = tail.length - MMDB_MARKER.length; at >= 0; at--) {
        if (Arrays.equals(tail, at, at + MMDB_MARKER.length, MMDB_MARKER, 0, MMDB_MARKER.length)) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * Tells whether what is compressed begins with NUL, as the tree of an MMDB file does and text
   * does not. The marker would show only when all of it is unpacked.
   */
  private static boolean isBinaryGzip(byte[] head) {
    if (!isGzip(head)) {
      return false;
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(head))) {
      return in.read() == 0;
    } catch (IOException damagedOrCutOff) {
      return false;
    }
  }

  /** Tells whether the first byte that is neither white space nor a byte order mark is a brace. */
  private static boolean startsWithBrace(byte[] head) {
    try (InputStream in = new ByteArrayInputStream(head);
        InputStream text = isGzip(head) ? new GZIPInputStream(in) : in) {
      int b = text.read();
      if (b == 0xEF) {
        text.readNBytes(2);
        b = text.read();
      }
      while (b == ' ' || b == '\t' || b == '\r' || b == '\n') {
        b = text.read();
      }
      return b == '{';
    } catch (IOException damagedOrCutOff) {
      return false;
    }
  }
}
