package dev.netindex.source.csv;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of an input once they are known.
 *
 * @param columns all of them; those that had no name are called by their position
 * @param place the columns that hold the target
 */
record Columns(List<Column> columns, Place place) {
  /**
   * Where the target is, as positions from 0.
   *
   * @param first the column of the target, or of the first address of a range
   * @param last the column of the last address of a range or of the length of a prefix, or {@link
   *     #NO_COLUMN}
   * @param isPrefix whether the target is an address and the length of a prefix
   */
  record Place(int first, int last, boolean isPrefix) {
    static final int NO_COLUMN = -1;

    Place(int first, int last) {
      this(first, last, false);
    }

    static Place ofPrefix(int address, int length) {
      return new Place(address, length, true);
    }

    static Place of(int target) {
      return new Place(target, NO_COLUMN);
    }

    boolean isRange() {
      return last != NO_COLUMN && !isPrefix;
    }
  }

  /** Gives a name to the columns that have none. */
  static List<String> named(List<String> names) {
    return IntStream.range(0, names.size())
        .mapToObj(i -> names.get(i).isEmpty() ? "column" + (i + 1) : names.get(i))
        .toList();
  }

  /** Returns the name of each column. */
  List<String> names() {
    return columns.stream().map(Column::name).toList();
  }

  /** Returns the columns of the payload, as positions from 0. */
  int[] payload() {
    return IntStream.range(0, columns.size())
        .filter(i -> i != place.first && i != place.last && !columns.get(i).dropped())
        .toArray();
  }

  /** Returns the keys of the payload, which must all be different. */
  List<String> keys(@Nullable String sourceField) throws BadRow {
    List<String> keys = IntStream.of(payload()).mapToObj(i -> columns.get(i).name()).toList();
    Set<String> seen = new HashSet<>();
    if (sourceField != null) {
      seen.add(sourceField);
    }
    for (String key : keys) {
      if (!seen.add(key)) {
        throw new BadRow(
            RowFault.COLUMNS,
            "a different name for each member of the payload (the option columns gives others)",
            "two called " + Shown.quoted(key));
      }
    }
    return keys;
  }
}
