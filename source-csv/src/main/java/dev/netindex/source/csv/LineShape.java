package dev.netindex.source.csv;

import dev.netindex.format.InvalidInputException;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one line looks like.
 *
 * @param preset the preset that it belongs to
 * @param columns how many it has
 * @param integers whether its addresses are decimal
 */
record LineShape(CsvPreset preset, int columns, boolean integers) {
  private static final String NOTHING = "-";

  /** What Tor writes for a country that is not known. */
  private static final String TOR_UNKNOWN = "??";

  /** Says whether a line is a target, with spaces and a comment at most. */
  static boolean isListed(String line) {
    return isTarget(line.substring(0, BlockList.commentStart(line)).strip());
  }

  /** Says whether a line is the header of a file of IPinfo. */
  static boolean isIpinfo(String line) {
    List<String> cells = cells(line);
    Set<String> names = Set.copyOf(cells);
    boolean target =
        names.contains("network") || names.contains("start_ip") && names.contains("end_ip");
    return target
        && (names.contains("join_key") || names.contains("asn") && names.contains("as_domain"));
  }

  /**
   * Finds the preset of a line that is neither comment nor header.
   *
   * @param commented whether lines before it are comments that begin with #
   */
  static Optional<LineShape> of(String line, boolean commented) {
    if (line.indexOf('\t') >= 0) {
      String[] cells = line.split("\t", -1);
      return shape(table(cells), cells.length, false);
    }
    List<String> row = cells(line);
    if (row.size() < 3 || !isEnds(row)) {
      return Optional.empty();
    }
    boolean integers = Decimal.isInteger(row.getFirst());
    CsvPreset preset;
    if (integers && line.startsWith("\"")) {
      preset = ip2Location(row);
    } else {
      preset = isDbIp(row) ? CsvPreset.DB_IP : ipLocationDb(row, commented);
    }
    return shape(preset, row.size(), integers);
  }

  private static Optional<LineShape> shape(
      @Nullable CsvPreset preset, int columns, boolean integers) {
    return preset == null
        ? Optional.empty()
        : Optional.of(new LineShape(preset, columns, integers));
  }

  private static boolean isTarget(String text) {
    try {
      Target.parse(text, ParseOption.MASK_HOST_BITS);
      return true;
    } catch (InvalidInputException e) {
      return false;
    }
  }

  private static @Nullable CsvPreset table(String[] cells) {
    if (cells.length == 2 && isTarget(cells[0]) && Decimal.isInteger(cells[1])) {
      return CsvPreset.PREFIX_ASN;
    }
    return cells.length == 3
            && ColumnContent.isAddress(cells[0])
            && Decimal.isInteger(cells[1])
            && cells[1].length() <= 3
            && cells[2].matches("[0-9]+([_,][0-9]+)*")
        ? CsvPreset.PFX2AS
        : null;
  }

  private static @Nullable CsvPreset ip2Location(List<String> row) {
    String third = row.get(2);
    return switch (row.size()) {
      case 5 -> third.indexOf('/') > 0 ? CsvPreset.IP2LOCATION_ASN : ip2Proxy(row);
      case 4, 6 -> isCountryOrNothing(third) ? CsvPreset.IP2LOCATION : null;
      case 8, 9, 10 ->
          isCountryOrNothing(third) && NumberSpelling.isNumber(row.get(6))
              ? CsvPreset.IP2LOCATION
              : ip2Proxy(row);
      case 7, 12, 13, 14, 15, 16 -> ip2Proxy(row);
      default -> null;
    };
  }

  private static @Nullable CsvPreset ip2Proxy(List<String> row) {
    boolean type = row.get(2).equals(NOTHING) || row.get(2).matches("[A-Z]{3}");
    return type && isCountryOrNothing(row.get(3)) ? CsvPreset.IP2PROXY : null;
  }

  private static boolean isDbIp(List<String> row) {
    return !Decimal.isInteger(row.getFirst())
        && (row.size() == 8 && isNumber(row.get(6)) && isNumber(row.get(7)) || row.size() == 4)
        && PresetLayouts.isCountry(row.get(2))
        && PresetLayouts.isCountry(row.get(3));
  }

  private static @Nullable CsvPreset ipLocationDb(List<String> row, boolean commented) {
    String third = row.get(2);
    boolean fits =
        switch (row.size()) {
          case 3 -> PresetLayouts.isCountry(third) || commented && third.equals(TOR_UNKNOWN);
          case 4 -> Decimal.isInteger(third);
          case 10 -> PresetLayouts.isCountry(third) && isNumber(row.get(7)) && isNumber(row.get(8));
          default -> false;
        };
    if (!fits) {
      return null;
    }
    return commented && row.size() == 3 ? CsvPreset.TOR : CsvPreset.IP_LOCATION_DB;
  }

  private static boolean isEnds(List<String> row) {
    String start = row.getFirst();
    String end = row.get(1);
    return Decimal.isInteger(start)
        ? Decimal.isInteger(end)
        : ColumnContent.isAddress(start) && ColumnContent.isAddress(end);
  }

  private static boolean isCountryOrNothing(String cell) {
    return cell.equals(NOTHING) || PresetLayouts.isCountry(cell);
  }

  private static boolean isNumber(String cell) {
    return cell.isEmpty() || NumberSpelling.isNumber(cell);
  }

  /** Cuts a line at its commas, of which those in quotes do not count. */
  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }
}
