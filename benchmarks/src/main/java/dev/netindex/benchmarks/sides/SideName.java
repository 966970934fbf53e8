package dev.netindex.benchmarks.sides;

import dev.netindex.format.Family;

/**
 * What a side does, with which data.
 *
 * @param kind a name that {@code Sides} knows
 * @param data a file of {@code benchmarks/prepare} without folder and ending
 * @param family of the addresses
 * @param option what the kind needs further: a directory size, a size of a cache, or "-"
 */
public record SideName(String kind, String data, Family family, String option) {
  /**
   * Reads what {@link #toString} wrote.
   *
   * @param text the four parts
   * @return the name
   */
  static SideName parse(String text) {
    String[] parts = text.split(":");
    return new SideName(parts[0], parts[1], Family.valueOf(parts[2]), parts[3]);
  }

  /**
   * Tells what the sum of the answers is made of: sides of which that is the same give the same.
   *
   * @return a name, unlike that of all others if it can't be compared
   */
  public String answers() {
    return switch (kind) {
      case "first", "chained-first", "batch64", "batch1024" -> "payloads";
      case "member", "member-batch", "maxmind-fields", "maxmind-least" -> "members";
      case "all", "longest", "fields", "json", "maxmind-databind" -> kind;
      default -> toString();
    };
  }

  @Override
  public String toString() {
    return String.join(":", kind, data, family.name(), option);
  }
}
