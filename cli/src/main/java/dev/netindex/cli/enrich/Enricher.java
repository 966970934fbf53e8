package dev.netindex.cli.enrich;

import dev.netindex.cli.input.RowReader;
import java.io.IOException;

/** Copies rows and adds fields to them. Belongs to one thread. */
public interface Enricher {
  /**
   * Copies all rows.
   *
   * @param rows the input, before its first row
   * @param afterRow called after each row
   * @throws IOException if the input can't be read or the output can't be written
   */
  void enrich(RowReader rows, Runnable afterRow) throws IOException;
}
