package dev.netindex.source.csv;

import org.jspecify.annotations.Nullable;

/**
 * A column as the user names it.
 *
 * @param name its name, or null for a position
 * @param position its position from 1, or 0 for a name
 */
record ColumnRef(@Nullable String name, int position) {
  static ColumnRef named(String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a column name must not be empty");
    }
    return new ColumnRef(name, 0);
  }

  static ColumnRef at(int position) {
    if (position < 1) {
      throw new IllegalArgumentException("column positions count from 1, not " + position);
    }
    return new ColumnRef(null, position);
  }

  @Override
  public String toString() {
    return name == null ? "column " + position : "column " + Shown.quoted(name);
  }
}
