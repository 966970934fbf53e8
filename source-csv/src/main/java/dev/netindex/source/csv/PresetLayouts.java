package dev.netindex.source.csv;

import dev.netindex.source.csv.Columns.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The layouts of the presets. */
final class PresetLayouts {
  private static final Place RANGE = new Place(0, 1);
  private static final List<Column> ENDS = names("start,end");

  private static final List<Column> IP2LOCATION =
      join(
          orHyphen(
              texts("country_code,country_name,region,city"),
              names("latitude,longitude"),
              texts("zip_code,time_zone")));

  private static final List<Column> IP2LOCATION_ASN =
      join(List.of(Column.dropped("cidr"), Column.asNumber("asn")), orHyphen(texts("as")));

  private static final List<Column> IP2PROXY =
      join(
          orHyphen(
              texts("proxy_type,country_code,country_name,region,city,isp,domain,usage_type"),
              List.of(Column.asNumber("asn")),
              texts("as"),
              names("last_seen"),
              texts("threat,provider"),
              names("fraud_score")));

  private static final List<Column> COUNTRY = join(texts("country_code"));
  private static final List<Column> ASN = join(names("asn"), texts("organisation"));
  private static final List<Column> CITY =
      join(
          texts("country_code,state1,state2,city,postcode"),
          names("latitude,longitude"),
          texts("timezone"));

  private static final List<Column> DB_IP_COUNTRY = join(texts("country"));
  private static final List<Column> DB_IP_CONTINENT = join(texts("continent,country"));
  private static final List<Column> DB_IP_CITY =
      join(texts("continent,country,stateprov,city"), names("latitude,longitude"));

  private static final Set<String> IPINFO_NOT_TEXT =
      Set.of("lat", "lng", "latitude", "longitude", "geoname_id", "radius");

  private PresetLayouts() {}

  /**
   * Finds out which layout of a preset a file has.
   *
   * @param row the cells of the first record
   * @param names the names of the columns, from the header if there is one
   * @throws BadRow if the preset has no such layout
   */
  static Layout of(CsvPreset preset, List<String> row, List<String> names) throws BadRow {
    return switch (preset) {
      case IP2LOCATION -> ip2Location(row);
      case IP2LOCATION_ASN -> ip2LocationAsn(row);
      case IP2PROXY -> ip2Proxy(row);
      case DB_IP -> dbIp(row);
      case IP_LOCATION_DB -> ipLocationDb(row);
      case IPINFO -> ipinfo(names);
      case TOR -> tor(row);
      case PREFIX_ASN -> prefixAsn(row);
      case PFX2AS -> prefixToAs(row);
      case BLOCK_LIST -> BlockList.LAYOUT;
    };
  }

  private static Layout ip2Location(List<String> row) throws BadRow {
    return new Layout(first(IP2LOCATION, row, 4, 6, 8, 9, 10), RANGE, AddressForm.INTEGER);
  }

  private static Layout ip2LocationAsn(List<String> row) throws BadRow {
    return new Layout(first(IP2LOCATION_ASN, row, 5), RANGE, AddressForm.INTEGER);
  }

  private static Layout ip2Proxy(List<String> row) throws BadRow {
    if (row.size() == 4) {
      return ip2Location(row);
    }
    return new Layout(
        first(IP2PROXY, row, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16), RANGE, AddressForm.INTEGER);
  }

  private static Layout ipLocationDb(List<String> row) throws BadRow {
    List<Column> columns =
        switch (row.size()) {
          case 3 -> COUNTRY;
          case 4 -> ASN;
          default -> CITY;
        };
    return new Layout(first(columns, row, 3, 4, 10), RANGE, form(row));
  }

  private static Layout dbIp(List<String> row) throws BadRow {
    List<Column> columns =
        switch (row.size()) {
          case 3 -> DB_IP_COUNTRY;
          case 4 -> isCountry(row.get(2)) && isCountry(row.get(3)) ? DB_IP_CONTINENT : ASN;
          default -> DB_IP_CITY;
        };
    return new Layout(first(columns, row, 3, 4, 8), RANGE, AddressForm.TEXT);
  }

  private static Layout tor(List<String> row) throws BadRow {
    AddressForm form =
        form(row) == AddressForm.INTEGER ? AddressForm.INTEGER_IPV4 : AddressForm.TEXT;
    return new Layout(first(COUNTRY, row, 3), RANGE, form);
  }

  private static Layout prefixAsn(List<String> row) throws BadRow {
    return new Layout(all(names("network,asn"), row), Place.of(0), AddressForm.TEXT);
  }

  private static Layout prefixToAs(List<String> row) throws BadRow {
    return new Layout(all(names("prefix,length,asn"), row), Place.ofPrefix(0, 1), AddressForm.TEXT);
  }

  private static Layout ipinfo(List<String> names) {
    List<Column> columns = names.stream().map(PresetLayouts::ipinfo).toList();
    return new Layout(columns, null, AddressForm.TEXT);
  }

  private static Column ipinfo(String name) {
    return switch (name) {
      case "asn" -> Column.asNumber(name);
      case "join_key" -> Column.dropped(name);
      default -> IPINFO_NOT_TEXT.contains(name) ? Column.named(name) : Column.text(name);
    };
  }

  /** Tells a country or continent from an AS number or a name. */
  static boolean isCountry(String cell) {
    return cell.length() == 2 && cell.chars().allMatch(c -> c >= 'A' && c <= 'Z');
  }

  private static AddressForm form(List<String> row) throws BadRow {
    String start = row.getFirst();
    if (Decimal.isInteger(start)) {
      return AddressForm.INTEGER;
    }
    if (!ColumnContent.isAddress(start)) {
      throw new BadRow(RowFault.TARGET, "an address or a decimal integer", Shown.quoted(start));
    }
    return AddressForm.TEXT;
  }

  private static List<Column> first(List<Column> columns, List<String> row, int... widths)
      throws BadRow {
    if (IntStream.of(widths).noneMatch(width -> width == row.size())) {
      String expected =
          IntStream.of(widths).mapToObj(Integer::toString).collect(Collectors.joining(", "));
      throw new BadRow(
          RowFault.FIELD_COUNT,
          "as many fields as a file of this preset has: " + expected,
          row.size() + " fields");
    }
    return columns.subList(0, row.size());
  }

  private static List<Column> all(List<Column> columns, List<String> row) throws BadRow {
    return first(columns, row, columns.size());
  }

  private static List<Column> names(String names) {
    return Arrays.stream(names.split(",")).map(Column::named).toList();
  }

  private static List<Column> texts(String names) {
    return Arrays.stream(names.split(",")).map(Column::text).toList();
  }

  @SafeVarargs
  private static List<Column> orHyphen(List<Column>... parts) {
    List<Column> columns = new ArrayList<>();
    for (List<Column> part : parts) {
      part.forEach(column -> columns.add(column.orHyphen()));
    }
    return columns;
  }

  /** Puts start and end before the columns of a file of ranges. */
  @SafeVarargs
  private static List<Column> join(List<Column>... parts) {
    List<Column> columns = new ArrayList<>(ENDS);
    for (List<Column> part : parts) {
      columns.addAll(part);
    }
    return List.copyOf(columns);
  }
}
