package dev.netindex.source.csv;

import dev.netindex.codec.json.value.RecordSink;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads text as targets with values that have names, from which typed records are made.
 * Implementations are immutable, so that one may read many inputs, also at the same time. The same
 * input gives the same rows each time, as those who make records need two readings.
 *
 * <p>An input that begins with the bytes {@code 1f 8b} is gzip, of one member or several, whatever
 * its name; anything else is read as it is.
 */
public interface RecordSource {
  /**
   * Reads an input to its end.
   *
   * @param in the bytes of the input; not closed
   * @param name what errors call the input
   * @param sink takes the rows
   * @param progress told how far the import is
   * @return what became of the rows
   * @throws IOException if reading fails, or gzip data is damaged or ends early; the message begins
   *     with the name
   * @throws RowException if a row is bad and bad rows are not skipped, or if no row can be read
   */
  ImportReport readRecords(InputStream in, String name, RecordSink sink, ImportProgress progress)
      throws IOException;

  /**
   * Reads a file to its end.
   *
   * @param file the file, whose text form errors show
   * @param sink takes the rows
   * @param progress told how far the import is
   * @return what became of the rows
   * @throws IOException if opening or reading fails, or gzip data is damaged or ends early
   * @throws RowException if a row is bad and bad rows are not skipped, or if no row can be read
   */
  default ImportReport readRecords(Path file, RecordSink sink, ImportProgress progress)
      throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return readRecords(in, file.toString(), sink, progress);
    }
  }
}
