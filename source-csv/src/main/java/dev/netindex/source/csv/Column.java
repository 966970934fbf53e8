package dev.netindex.source.csv;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a column.
 *
 * @param name its name
 * @param rule how its cells are spelt
 * @param type the type of its values, or null if that is left to inference
 * @param dropped whether it is left out
 */
record Column(String name, CellRule rule, @Nullable CellType type, boolean dropped) {
  /** Makes a column of which the name is all that is known. */
  static Column named(String name) {
    return new Column(name, CellRule.KEEP, null, false);
  }

  static Column text(String name) {
    return new Column(name, CellRule.KEEP, CellType.TEXT, false);
  }

  static Column asNumber(String name) {
    return new Column(name, CellRule.AS_NUMBER, null, false);
  }

  static Column dropped(String name) {
    return new Column(name, CellRule.KEEP, null, true);
  }

  Column called(String other) {
    return new Column(other, rule, type, dropped);
  }

  /** Lets a hyphen stand for an absent value. */
  Column orHyphen() {
    return rule == CellRule.KEEP
        ? new Column(name, CellRule.HYPHEN_IS_ABSENT, type, dropped)
        : this;
  }
}
