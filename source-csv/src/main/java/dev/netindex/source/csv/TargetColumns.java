package dev.netindex.source.csv;

import org.jspecify.annotations.Nullable;

/**
 * The columns that hold the target, as the user names them.
 *
 * @param first the column of the target, or of the first address of a range
 * @param last the column of the last address of a range, or null
 */
record TargetColumns(ColumnRef first, @Nullable ColumnRef last) {
  /** Tells whether only a header or given names can say which columns they are. */
  boolean needNames() {
    return first.needsNames() || last != null && last.needsNames();
  }
}
