package dev.netindex.benchmarks.sides;

/** A side of this library. */
abstract class IndexSide implements Side {
  final OpenedIndex index;

  IndexSide(OpenedIndex index) {
    this.index = index;
  }

  @Override
  public void close() {
    index.reader.close();
  }
}
