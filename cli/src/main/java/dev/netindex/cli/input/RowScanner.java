package dev.netindex.cli.input;

/** Finds where a row ends. Belongs to one thread. */
public interface RowScanner {
  /** A row is about to begin. */
  void begin();

  /**
   * Goes on with the row.
   *
   * @param bytes holds the row so far
   * @param rowStart where the row starts, which may change between calls
   * @param from the first byte not seen yet
   * @param limit the end of what is there
   * @return the index of the LF that ends the row, or -1 if it is not there yet
   */
  int scan(byte[] bytes, int rowStart, int from, int limit);

  /**
   * The row has ended.
   *
   * @param length its bytes without the line end
   */
  void end(int length);

  /** Rows that are lines. */
  RowScanner LINES =
      new RowScanner() {
        @Override
        public void begin() {}

        @Override
        public int scan(byte[] bytes, int rowStart, int from, int limit) {
          for (int i = from; i < limit; i++) {
            if (bytes[i] == '\n') {
              return i;
            }
          }
          return -1;
        }

        @Override
        public void end(int length) {}
      };
}
