package dev.netindex.benchmarks.goals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All goals. */
final class Goals {
  private static final double LARGEST_SIZE = 1.15;

  private Goals() {}

  static List<Goal> all() {
    List<Goal> all = new ArrayList<>();
    all.addAll(CityGoals.ipv4());
    all.addAll(CityGoals.ipv6());
    all.addAll(NestedGoals.all());
    all.addAll(RecordGoals.all());
    all.addAll(TextGoals.all());
    all.addAll(sizes());
    return all;
  }

  private static List<Goal> sizes() {
    List<Goal> sizes = new ArrayList<>();
    for (String database :
        "GeoLite2-ASN GeoLite2-City GeoLite2-Country dbip-city-ipv4 dbip-city-ipv6".split(" ")) {
      sizes.add(
          Goal.atMost(
              LARGEST_SIZE,
              "size-" + database.toLowerCase(Locale.ROOT),
              database + ": bytes of the index, in those of the MMDB",
              new SizeRatio(database)));
    }
    return sizes;
  }
}
