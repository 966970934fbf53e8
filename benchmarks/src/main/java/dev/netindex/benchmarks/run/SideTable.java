package dev.netindex.benchmarks.run;

import dev.netindex.benchmarks.data.Sample;
import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.format.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables of sides that are asked the same. */
enum SideTable {
  CITY,
  NESTED,
  PEERS,
  THREADS;

  private static final String GEOLITE = "records/GeoLite2-City";

  /** Sides of the table of cities: the kind, and its options. */
  private static final String CITY_SIDES =
      """
      first NONE SMALL DEFAULT LARGE
      chained-first NONE DEFAULT LARGE
      fields NONE DEFAULT LARGE
      fields-batch DEFAULT LARGE
      json LARGE
      member NONE DEFAULT LARGE
      batch64 DEFAULT LARGE
      batch1024 DEFAULT LARGE
      member-batch DEFAULT LARGE
      maxmind-fields 0 4096
      maxmind-json 0
      chained-maxmind 0
      reads -
      chained-reads -
      """;

  private static final String NESTED_SIDES =
      """
      all NONE DEFAULT LARGE
      longest NONE DEFAULT LARGE
      """;

  private static final String PEER_SIDES =
      """
      first NONE DEFAULT LARGE
      batch1024 LARGE
      maxmind-fields 0 4096
      trie -
      guava -
      tree-map -
      longs -
      """;

  private static final String THREAD_SIDES =
      """
      first DEFAULT LARGE
      member LARGE
      batch1024 LARGE
      fields LARGE
      maxmind-fields 0
      """;

  static SideTable of(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /**
   * Returns the cases.
   *
   * @param quick only the main ones, which fit in about a minute
   * @param only what their names have to contain
   */
  List<SideName> sides(boolean quick, String only) {
    return sides().stream()
        .filter(side -> side.toString().contains(only))
        .filter(side -> !quick || !only.isEmpty() || main(side))
        .toList();
  }

  private static boolean main(SideName side) {
    return side.sample() == Sample.ROWS
        && side.family() == Family.IPV4
        && !side.data().equals(GEOLITE)
        && !side.option().equals("SMALL")
        && !side.option().equals("4096");
  }

  private List<SideName> sides() {
    List<SideName> sides = new ArrayList<>();
    for (Sample sample : Sample.values()) {
      switch (this) {
        case CITY -> {
          add(sides, CITY_SIDES, GEOLITE, Family.IPV4, sample);
          add(sides, CITY_SIDES, GEOLITE, Family.IPV6, sample);
          add(sides, CITY_SIDES, "records/dbip-city-ipv4", Family.IPV4, sample);
          add(sides, CITY_SIDES, "records/dbip-city-ipv6", Family.IPV6, sample);
        }
        case NESTED -> add(sides, NESTED_SIDES, "pyasn", Family.IPV4, sample);
        case PEERS -> add(sides, PEER_SIDES, "records/GeoLite2-ASN", Family.IPV4, sample);
        case THREADS -> add(sides, THREAD_SIDES, "records/dbip-city-ipv4", Family.IPV4, sample);
      }
    }
    return sides;
  }

  private static void add(
      List<SideName> sides, String lines, String data, Family family, Sample sample) {
    for (String line : lines.strip().split("\n")) {
      String[] words = line.strip().split(" ");
      for (int i = 1; i < words.length; i++) {
        sides.add(new SideName(words[0], data, family, words[i], sample));
      }
    }
  }

  /** Returns with how many threads each side is asked. */
  List<Integer> threads() {
    return this == THREADS ? List.of(1, 2) : List.of(1);
  }
}
