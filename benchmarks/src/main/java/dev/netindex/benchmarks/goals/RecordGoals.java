package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.format.Family;
import java.util.List;

/** Goals for typed records of GeoLite2-City against MaxMind's reader with its cache. */
final class RecordGoals {
  /** What it keeps by itself, and more than there are. */
  private static final String SMALL_CACHE = "4096";

  private static final String LARGE_CACHE = "1000000";

  private RecordGoals() {}

  static List<Goal> all() {
    Directories goals = new Directories("DEFAULT", "LARGE");
    goals.atLeast(
        3,
        "geolite-v4-fields",
        "lookup and four fields, times MaxMind's reader with its better cache",
        size -> race("fields", size));
    goals.atLeast(
        2.5,
        "geolite-v4-json",
        "lookup and whole JSON, times MaxMind's map through Jackson, with its better cache",
        size -> race("json", size));
    return goals.goals();
  }

  private static Race race(String kind, String size) {
    return Race.speed(
        side(kind, size),
        side("maxmind-" + kind, SMALL_CACHE),
        side("maxmind-" + kind, LARGE_CACHE));
  }

  private static SideName side(String kind, String option) {
    return new SideName(kind, "records/GeoLite2-City", Family.IPV4, option);
  }
}
