package dev.netindex.source.csv;

import dev.netindex.source.csv.Columns.Place;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the columns of the target by the names that providers give them. */
final class ColumnNames {
  private static final List<String> NETWORKS =
      List.of(
          "network",
          "cidr",
          "prefix",
          "iprange",
          "ipnetwork",
          "ipprefix",
          "subnet",
          "netblock",
          "range",
          "target");

  private static final List<String> ADDRESSES =
      List.of("ip", "address", "ipaddress", "addr", "ipaddr");

  private static final String[][] ENDS = {
    {"start", "end"}, {"start", "last"}, {"first", "last"}, {"from", "to"}, {"begin", "end"}
  };

  private static final List<String> PAIRS =
      List.of(
          "%",
          "%ip",
          "ip%",
          "%address",
          "address%",
          "%ipaddress",
          "ipaddress%",
          "range%",
          "%range",
          "iprange%",
          "network%",
          "network%ip",
          "%ipnum",
          "ipnum%",
          "network%integer",
          "%integer");

  private final List<String> names;

  private ColumnNames(List<String> names) {
    this.names = names.stream().map(ColumnNames::plain).toList();
  }

  /**
   * Finds the columns of the target.
   *
   * @return null if no name tells
   * @throws BadRow if the name that tells appears twice
   */
  static @Nullable Place find(List<String> names, AddressForm form) throws BadRow {
    ColumnNames plain = new ColumnNames(names);
    Place place = form == AddressForm.TEXT ? plain.single(NETWORKS) : null;
    if (place == null) {
      place = plain.pair();
    }
    return place == null ? plain.single(ADDRESSES) : place;
  }

  private @Nullable Place single(List<String> known) throws BadRow {
    for (String name : known) {
      int column = indexOf(name);
      if (column >= 0) {
        return Place.of(column);
      }
    }
    return null;
  }

  private @Nullable Place pair() throws BadRow {
    for (String pattern : PAIRS) {
      for (String[] ends : ENDS) {
        int first = indexOf(pattern.replace("%", ends[0]));
        int last = indexOf(pattern.replace("%", ends[1]));
        if (first >= 0 && last >= 0) {
          return new Place(first, last);
        }
      }
    }
    return null;
  }

  private int indexOf(String name) throws BadRow {
    int index = names.indexOf(name);
    if (index != names.lastIndexOf(name)) {
      throw new BadRow(
          RowFault.COLUMNS,
          "one column called " + Shown.quoted(name) + ", or the option target, or start and end",
          "columns " + (index + 1) + " and " + (names.lastIndexOf(name) + 1));
    }
    return index;
  }

  private static String plain(String name) {
    StringBuilder out = new StringBuilder(name.length());
    name.chars().filter(c -> c != '_' && c != '-' && c != ' ').forEach(c -> out.append((char) c));
    return out.toString().toLowerCase(Locale.ROOT);
  }
}
