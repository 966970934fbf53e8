package dev.netindex.source.csv;

import org.jspecify.annotations.Nullable;

/**
 * A column as the user names it.
 *
 * @param name its name, or null for a position alone
 * @param position its position from 1, which counts where no column has the name; 0 for a name
 *     alone
 */
record ColumnRef(@Nullable String name, int position) {
  private static final int MAX_DIGITS = 9;

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

  /** Digits alone are a position where no column is called so; all else is a name. */
  static ColumnRef written(String text) {
    if (text.isEmpty() || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return named(text);
    }
    int position = text.length() > MAX_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(text);
    return new ColumnRef(text, at(position).position);
  }

  /** Tells whether only a header or given names can say which column it is. */
  boolean needsNames() {
    return position == 0;
  }

  @Override
  public String toString() {
    return name == null || position > 0 ? "column " + position : "column " + Shown.quoted(name);
  }
}
