package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;

/**
 * What a side does, with which data.
 *
 * @param kind a name that {@code Sides} knows
 * @param data a file of {@code benchmarks/prepare} without folder and ending
 * @param family of the addresses
 * @param option what the kind needs further: a directory size, a size of a cache, or "-"
 * @param sample of the addresses
 */
public record SideName(String kind, String data, Family family, String option, Sample sample) {
  /**
   * Names a side that is asked for addresses inside rows.
   *
   * @param kind a name that {@code Sides} knows
   * @param data a file of {@code benchmarks/prepare} without folder and ending
   * @param family of the addresses
   * @param option a directory size, a size of a cache, or "-"
   */
  public SideName(String kind, String data, Family family, String option) {
    this(kind, data, family, option, Sample.ROWS);
  }

  /**
   * Reads what {@link #toString} wrote.
   *
   * @param text the five parts
   * @return the name
   */
  public static SideName parse(String text) {
    String[] parts = text.split(":");
    return new SideName(
        parts[0], parts[1], Family.valueOf(parts[2]), parts[3], Sample.valueOf(parts[4]));
  }

  /**
   * Tells what the sum of the answers is made of: sides of which that is the same give the same.
   *
   * @return a name, unlike that of all others if it can't be compared
   */
  public String answers() {
    return switch (kind) {
      case "first", "chained-first", "batch64", "batch1024", "longs", "tree-map", "guava", "trie" ->
          "payloads";
      case "member", "member-batch", "maxmind-fields", "chained-maxmind", "maxmind-least" ->
          "members";
      case "all", "longest", "json", "maxmind-databind" -> kind;
      case "fields", "fields-batch" -> "fields";
      default -> toString();
    };
  }

  /**
   * Tells what is asked: sides of which that is the same get the same addresses.
   *
   * @return data, family and sample
   */
  public String question() {
    return String.join(" ", data, family.name(), sample.name());
  }

  /**
   * Tells how it is answered.
   *
   * @return kind and option
   */
  public String way() {
    return option.equals("-") ? kind : kind + " " + option;
  }

  @Override
  public String toString() {
    return String.join(":", kind, data, family.name(), option, sample.name());
  }
}
