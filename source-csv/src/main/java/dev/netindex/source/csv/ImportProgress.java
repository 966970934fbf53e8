package dev.netindex.source.csv;

/** Told now and then how far an import is, and once at its end. */
@FunctionalInterface
public interface ImportProgress {
  /** Ignores all reports. */
  ImportProgress NONE = (rows, bytes) -> {};

  /**
   * Takes the state of the import.
   *
   * @param rows rows passed on so far
   * @param bytes bytes read from the input so far, before decompression; reading runs ahead of the
   *     rows by a few kilobytes
   */
  void at(long rows, long bytes);
}
