package dev.netindex.benchmarks.data;

import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.util.Arrays;

/** First and last addresses of all rows of one family, in file order: four numbers a row. */
final class RowBounds {
  private long[] numbers = new long[1 << 16];
  private int rows;

  static RowBounds of(IndexReader index, Family family) {
    RowBounds bounds = new RowBounds();
    MatchCursor cursor = index.cursor().matchAll();
    while (cursor.next()) {
      if (cursor.asn() == 0 && cursor.family() == family) {
        bounds.add(cursor);
      }
    }
    return bounds;
  }

  private void add(MatchCursor row) {
    int at = 4 * rows;
    if (at == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * at);
    }
    numbers[at] = row.startHigh();
    numbers[at + 1] = row.startLow();
    numbers[at + 2] = row.endHigh();
    numbers[at + 3] = row.endLow();
    rows++;
  }

  int rows() {
    return rows;
  }

  long startHigh(int row) {
    return numbers[4 * row];
  }

  long startLow(int row) {
    return numbers[4 * row + 1];
  }

  long endHigh(int row) {
    return numbers[4 * row + 2];
  }

  long endLow(int row) {
    return numbers[4 * row + 3];
  }
}
