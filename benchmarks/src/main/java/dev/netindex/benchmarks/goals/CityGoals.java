package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.format.Family;
import java.util.List;

/** Goals for addresses inside random rows of DB-IP City. */
final class CityGoals {
  private static final String NO_CACHE = "0";

  private final Family family;
  private final String data;
  private final String prefix;
  private final Directories goals = new Directories("LARGE", "DEFAULT");

  private CityGoals(Family family) {
    this.family = family;
    String version = family == Family.IPV4 ? "4" : "6";
    this.data = "records/dbip-city-ipv" + version;
    this.prefix = "city-v" + version + "-";
  }

  static List<Goal> ipv4() {
    CityGoals city = new CityGoals(Family.IPV4);
    city.fields(10);
    city.json();
    city.single(0.3);
    city.floors();
    city.batchRate(2.5);
    city.membership();
    return city.goals.goals();
  }

  static List<Goal> ipv6() {
    CityGoals city = new CityGoals(Family.IPV6);
    city.fields(6);
    city.single(0.4);
    city.batchRate(3.5);
    return city.goals.goals();
  }

  private SideName side(String kind, String option) {
    return new SideName(kind, data, family, option);
  }

  private void fields(double times) {
    goals.atLeast(
        times,
        prefix + "fields",
        "lookup and four fields, times MaxMind's reader of a class with these only, no cache",
        size -> Race.speed(side("fields", size), side("maxmind-fields", NO_CACHE)));
    goals.none(
        prefix + "fields-batch",
        "the same in batches of 1,024",
        size -> Race.speed(side("fields-batch", size), side("maxmind-fields", NO_CACHE)));
  }

  private void json() {
    goals.atLeast(
        5,
        prefix + "json",
        "lookup and whole JSON, times MaxMind's map through Jackson's streaming writer, no cache",
        size -> Race.speed(side("json", size), side("maxmind-json", NO_CACHE)));
    goals.none(
        prefix + "json-databind",
        "lookup and whole JSON, times MaxMind's map through Jackson's ObjectMapper, no cache",
        size -> Race.speed(side("json", size), side("maxmind-databind", NO_CACHE)));
  }

  private void single(double times) {
    goals.atMost(
        times,
        prefix + "single",
        "time of a single lookup, in those of the plain block search",
        size -> Race.time(side("first", size), side("first", "NONE")));
  }

  private void floors() {
    goals.atMost(
        1.3,
        prefix + "latency",
        "time of a lookup that waits for the one before, in those of three dependent reads",
        size -> Race.time(side("chained-first", size), side("chained-reads", "-")));
    goals.atMost(
        3,
        prefix + "batch-floor",
        "time of a lookup in batches of 1,024, in those of three independent reads",
        size -> Race.time(side("batch1024", size), side("reads", "-")));
  }

  private void batchRate(double times) {
    goals.atLeast(
        times,
        family == Family.IPV4 ? prefix + "batch-rate" : prefix + "batch",
        "lookups in batches of 1,024, times the single rate",
        size -> Race.speed(side("batch1024", size), side("first", size)));
    goals.none(
        prefix + "batch64",
        "lookups in batches of 64, times the single rate",
        size -> Race.speed(side("batch64", size), side("first", size)));
  }

  private void membership() {
    goals.atLeast(
        15,
        prefix + "member",
        "membership, times MaxMind's lookup of four fields, no cache",
        size -> Race.speed(side("member", size), side("maxmind-fields", NO_CACHE)));
    goals.atLeast(
        25,
        prefix + "member-batch",
        "membership in batches of 1,024, times MaxMind's lookup of four fields, no cache",
        size -> Race.speed(side("member-batch", size), side("maxmind-fields", NO_CACHE)));
    goals.none(
        prefix + "member-least",
        "membership, times MaxMind's lookup of a class without fields",
        size -> Race.speed(side("member", size), side("maxmind-least", NO_CACHE)));
  }
}
