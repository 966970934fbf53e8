package dev.netindex.source.csv;

import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.source.csv.Columns.Place;
import java.util.ArrayList;
import java.util.List;

/** Finds the columns of the target, or of a header, by what is in the cells of a row. */
final class ColumnContent {
  private static final int LONGEST_TARGET = 256;

  private ColumnContent() {}

  /** Says whether a cell that should be a target, if the row is data, shows that it is data. */
  static boolean isDataInTargetColumn(String cell) {
    String text = cell.strip();
    return text.isEmpty() || isDigit(text.charAt(0)) || hasTwoColons(text) || isAsn(text);
  }

  /** Says whether a cell of a column not known shows that the row is data. */
  static boolean isDataAnywhere(String cell) {
    String text = cell.strip();
    if (text.isEmpty() || text.length() > LONGEST_TARGET) {
      return false;
    }
    boolean digit = isDigit(text.charAt(0));
    return Decimal.isInteger(text)
        || digit && (text.indexOf('.') >= 0 || text.indexOf(':') >= 0)
        || hasTwoColons(text)
        || isAsn(text);
  }

  /**
   * Finds the columns of the target.
   *
   * @throws BadRow if the cells do not tell
   */
  static Place find(List<String> row, AddressForm form) throws BadRow {
    return form == AddressForm.TEXT ? findText(row) : findIntegers(row);
  }

  private static Place findIntegers(List<String> row) throws BadRow {
    if (!Decimal.isInteger(row.getFirst())) {
      throw undecided("a first cell that is no integer");
    }
    return row.size() > 1 && Decimal.isInteger(row.get(1)) ? new Place(0, 1) : Place.of(0);
  }

  private static Place findText(List<String> row) throws BadRow {
    List<Integer> addresses = new ArrayList<>();
    List<Integer> networks = new ArrayList<>();
    List<Integer> asns = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      String cell = row.get(i);
      if (isAddress(cell)) {
        addresses.add(i);
      } else if (isAsn(cell)) {
        asns.add(i);
      } else if (TargetCells.isTarget(cell)) {
        networks.add(i);
      }
    }
    int ips = addresses.size() + networks.size();
    if (ips == 1) {
      return Place.of(networks.isEmpty() ? addresses.getFirst() : networks.getFirst());
    }
    if (ips == 2 && networks.isEmpty()) {
      return new Place(addresses.getFirst(), addresses.getLast());
    }
    if (ips == 0 && asns.size() == 1) {
      return Place.of(asns.getFirst());
    }
    if (ips == 0 && asns.isEmpty()) {
      TargetCells.refuseInteger(row.getFirst());
    }
    throw undecided(
        "%d addresses, %d networks or ranges and %d AS numbers in the row"
            .formatted(addresses.size(), networks.size(), asns.size()));
  }

  private static BadRow undecided(String found) {
    return new BadRow(
        RowFault.COLUMNS,
        "a target column that shows by name or content, or the option target, or start and end",
        found);
  }

  static boolean isAddress(String cell) {
    try {
      IpAddress.parse(cell);
      return true;
    } catch (InvalidInputException e) {
      return false;
    }
  }

  private static boolean isAsn(String text) {
    return text.length() > 2 && text.regionMatches(true, 0, "AS", 0, 2) && isDigit(text.charAt(2));
  }

  private static boolean hasTwoColons(String text) {
    int first = text.indexOf(':');
    return first >= 0 && text.indexOf(':', first + 1) >= 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
