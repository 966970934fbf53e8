package dev.netindex.source.csv;

/** How a provider spells the cells of a column. */
enum CellRule {
  /** As they are. */
  KEEP,
  /** A hyphen alone stands for an absent value. */
  HYPHEN_IS_ABSENT,
  /** An AS number, perhaps with {@code AS} before it; a hyphen alone stands for an absent one. */
  AS_NUMBER;

  /** Returns the text of the cell, empty if its value is absent. */
  String apply(String cell) {
    if (this == KEEP) {
      return cell;
    }
    if (cell.equals("-")) {
      return "";
    }
    if (this == AS_NUMBER && cell.regionMatches(true, 0, "AS", 0, 2)) {
      String number = cell.substring(2);
      return Decimal.isInteger(number) ? number : cell;
    }
    return cell;
  }
}
