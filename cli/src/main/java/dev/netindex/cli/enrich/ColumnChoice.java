package dev.netindex.cli.enrich;

import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.input.QueryParser;
import dev.netindex.cli.input.Request;
import dev.netindex.format.InvalidInputException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which column of CSV holds the addresses, and whether its first row is a header.
 *
 * @param column its position, from 0
 * @param header whether the first row names the columns
 */
record ColumnChoice(int column, boolean header) {
  private static final Set<String> NAMES =
      Set.of(
          "ip",
          "address",
          "addr",
          "ip_address",
          "ipaddress",
          "ip_addr",
          "client_ip",
          "remote_addr",
          "source_ip",
          "src_ip");

  /**
   * Chooses.
   *
   * @param wanted the column by name or number from 1; empty to find it
   * @param header whether the first row is a header; empty to find out
   * @param cells the first row
   * @param parser reads addresses
   */
  static ColumnChoice of(
      Optional<String> wanted, Optional<Boolean> header, List<String> cells, QueryParser parser) {
    if (wanted.isEmpty()) {
      return found(header, cells, parser);
    }
    String column = wanted.get();
    int named = header.orElse(true) ? cells.indexOf(column) : -1;
    if (named >= 0) {
      return new ColumnChoice(named, true);
    }
    if (column.length() < 10 && column.chars().allMatch(c -> c >= '0' && c <= '9')) {
      int position = column.isEmpty() ? 0 : Integer.parseInt(column);
      if (position < 1 || position > cells.size()) {
        throw new Failure("--column " + column + ": the first row has " + columns(cells));
      }
      String cell = cells.get(position - 1);
      return new ColumnChoice(position - 1, header.orElse(!isAddress(cell, parser)));
    }
    throw new Failure(
        "--column "
            + column
            + ": no such column; the first row has "
            + columns(cells)
            + ": "
            + String.join(", ", cells));
  }

  private static ColumnChoice found(
      Optional<Boolean> header, List<String> cells, QueryParser parser) {
    for (int i = 0; i < cells.size(); i++) {
      if (header.orElse(true) && NAMES.contains(cells.get(i).toLowerCase(Locale.ROOT))) {
        return new ColumnChoice(i, true);
      }
    }
    for (int i = 0; i < cells.size(); i++) {
      if (!header.orElse(false) && isAddress(cells.get(i), parser)) {
        return new ColumnChoice(i, false);
      }
    }
    throw new Failure(
        "which column has the addresses? --column says it; the first row has "
            + columns(cells)
            + ": "
            + String.join(", ", cells));
  }

  private static String columns(List<String> cells) {
    return Counted.of(cells.size(), "column");
  }

  private static boolean isAddress(String cell, QueryParser parser) {
    try {
      return !(parser.parse(cell.strip()) instanceof Request.Span);
    } catch (InvalidInputException e) {
      return false;
    }
  }
}
