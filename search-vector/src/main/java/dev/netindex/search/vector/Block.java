package dev.netindex.search.vector;

/** How a full block of a packed section is searched. */
final class Block {
  /** Rows of a full block. */
  static final int ROWS = 256;

  /** Rows from one pivot to the next: what the vectors look at. */
  static final int STRIDE = 32;

  private Block() {}
}
