package dev.netindex.cli.source;

/** Told now and then how far the reading of a source is. */
@FunctionalInterface
public interface SourceProgress {
  /**
   * Takes the state.
   *
   * @param rows rows so far
   * @param bytes bytes of the source so far, as far as that is known
   */
  void at(long rows, long bytes);
}
