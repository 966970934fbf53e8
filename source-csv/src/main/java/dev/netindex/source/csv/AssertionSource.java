package dev.netindex.source.csv;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads text as assertions. Implementations are immutable, so that one may read many inputs, also
 * at the same time.
 *
 * <p>An input that begins with the bytes {@code 1f 8b} is gzip, of one member or several, whatever
 * its name; anything else is read as it is.
 */
public interface AssertionSource {
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
  ImportReport read(InputStream in, String name, RowSink sink, ImportProgress progress)
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
  default ImportReport read(Path file, RowSink sink, ImportProgress progress) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString(), sink, progress);
    }
  }

  /**
   * Reads a file to its end without telling how far it is.
   *
   * @param file the file, whose text form errors show
   * @param sink takes the rows
   * @return what became of the rows
   * @throws IOException if opening or reading fails, or gzip data is damaged or ends early
   * @throws RowException if a row is bad and bad rows are not skipped, or if no row can be read
   */
  default ImportReport read(Path file, RowSink sink) throws IOException {
    return read(file, sink, ImportProgress.NONE);
  }
}
