package dev.netindex.benchmarks.check;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which rows share addresses, found by one pass over the rows by first address. */
final class Overlaps {
  private final Map<Integer, List<AsnRow>> partners = new HashMap<>();
  private final List<String> pairs = new ArrayList<>();

  Overlaps(List<AsnRow> rows) {
    List<AsnRow> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparing(AsnRow::first, AsnRow::compare));
    List<AsnRow> open = new ArrayList<>();
    for (AsnRow row : sorted) {
      open.removeIf(earlier -> AsnRow.compare(earlier.last(), row.first()) < 0);
      for (AsnRow earlier : open) {
        pairs.add(earlier + "  and  " + row);
        partners.computeIfAbsent(earlier.id(), _ -> new ArrayList<>()).add(row);
        partners.computeIfAbsent(row.id(), _ -> new ArrayList<>()).add(earlier);
      }
      open.add(row);
    }
  }

  /** Returns the ids of all rows that contain an address of a row. */
  Set<Long> containing(AsnRow row, InetAddress address) {
    Set<Long> ids = new TreeSet<>(Set.of((long) row.id()));
    for (AsnRow partner : partners.getOrDefault(row.id(), List.of())) {
      if (partner.contains(address)) {
        ids.add((long) partner.id());
      }
    }
    return ids;
  }

  /** Returns each pair that overlaps, in words. */
  List<String> pairs() {
    return pairs;
  }
}
