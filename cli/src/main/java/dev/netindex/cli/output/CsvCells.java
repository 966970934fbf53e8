package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import java.io.IOException;

/**
 * Cells of CSV (RFC 4180): in quotes if they hold a delimiter, a quote or a line end. Belongs to
 * one thread.
 */
public final class CsvCells {
  private final ByteSink out;
  private final byte delimiter;

  /**
   * Writes to a stream.
   *
   * @param out takes the cells
   * @param delimiter an ASCII character
   */
  public CsvCells(ByteSink out, char delimiter) {
    this.out = out;
    this.delimiter = (byte) delimiter;
  }

  /**
   * Writes a delimiter and a cell.
   *
   * @param bytes the cell
   * @throws IOException if the stream can't be written
   */
  public void next(byte[] bytes) throws IOException {
    next(bytes, bytes.length);
  }

  /**
   * Writes a delimiter and a cell.
   *
   * @param bytes the cell, from 0
   * @param length its bytes
   * @throws IOException if the stream can't be written
   */
  public void next(byte[] bytes, int length) throws IOException {
    out.write(delimiter);
    write(bytes, length);
  }

  /**
   * Writes a cell.
   *
   * @param bytes the cell, from 0
   * @param length its bytes
   * @throws IOException if the stream can't be written
   */
  public void write(byte[] bytes, int length) throws IOException {
    if (!needsQuotes(bytes, length)) {
      out.write(bytes, 0, length);
      return;
    }
    out.write('"');
    int plain = 0;
    for (int i = 0; i < length; i++) {
      if (bytes[i] == '"') {
        // Up to and with the quote, which the next stretch then begins with again.
        out.write(bytes, plain, i + 1 - plain);
        plain = i;
      }
    }
    out.write(bytes, plain, length - plain);
    out.write('"');
  }

  private boolean needsQuotes(byte[] bytes, int length) {
    for (int i = 0; i < length; i++) {
      byte b = bytes[i];
      if (b == delimiter || b == '"' || b == '\n' || b == '\r') {
        return true;
      }
    }
    return false;
  }
}
