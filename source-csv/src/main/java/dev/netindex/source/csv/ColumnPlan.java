package dev.netindex.source.csv;

import dev.netindex.source.csv.Columns.Place;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what the columns are, from the settings, the first record and the first row of data.
 */
final class ColumnPlan {
  private final CsvSettings settings;
  private List<Column> columns = List.of();
  private AddressForm form;
  private String widthFrom = "";
  private @Nullable Place place;
  private boolean started;

  ColumnPlan(CsvSettings settings) {
    this.settings = settings;
    form = chosen(AddressForm.TEXT);
  }

  /** Says whether the first record was taken. */
  boolean isStarted() {
    return started;
  }

  /** Returns how addresses are written. */
  AddressForm form() {
    return form;
  }

  /** Checks that a row has as many fields as there are columns. */
  void checkWidth(List<String> row) throws BadRow {
    if (row.size() != columns.size()) {
      throw new BadRow(
          RowFault.FIELD_COUNT,
          fields(columns.size()) + ", as many as " + widthFrom,
          fields(row.size()));
    }
  }

  /** Says whether the first record is the header. */
  boolean isHeader(List<String> record) throws BadRow {
    return switch (settings.header()) {
      case HEADER -> true;
      case NONE -> false;
      case AUTO -> !isData(record);
    };
  }

  /**
   * Takes the first record.
   *
   * @throws BadRow if it contradicts the settings, so that no row can be read
   */
  void start(List<String> record, boolean isHeader) throws BadRow {
    List<String> names = names(record, isHeader);
    CsvPreset preset = settings.preset();
    Layout layout = preset == null ? null : preset.layout(record, names);
    if (layout == null) {
      columns = names.stream().map(Column::named).toList();
    } else {
      columns = settings.columns() == null ? layout.columns() : renamed(layout, names);
      form = chosen(layout.form());
      place = layout.place();
    }
    TargetColumns chosen = settings.targetColumns();
    if (chosen != null) {
      place = resolve(chosen, columnNames());
    } else if (place == null && (isHeader || settings.columns() != null)) {
      place = ColumnNames.find(columnNames(), form);
    }
    started = true;
  }

  private List<String> names(List<String> record, boolean isHeader) throws BadRow {
    List<String> given = settings.columns();
    if (given != null) {
      if (isHeader && record.size() != given.size()) {
        throw new BadRow(
            RowFault.FIELD_COUNT,
            fields(given.size()) + ", one for each name of the option columns",
            fields(record.size()) + " in the header");
      }
      widthFrom = "the option columns has names";
      return Columns.named(given);
    }
    widthFrom = isHeader ? "the header has" : "the first row has";
    return Columns.named(isHeader ? record : Collections.nCopies(record.size(), ""));
  }

  private static List<Column> renamed(Layout layout, List<String> names) throws BadRow {
    List<Column> columns = layout.columns();
    if (columns.size() != names.size()) {
      throw new BadRow(
          RowFault.FIELD_COUNT,
          fields(names.size()) + ", one for each name of the option columns",
          fields(columns.size()) + " in the first row");
    }
    return IntStream.range(0, names.size())
        .mapToObj(i -> columns.get(i).called(names.get(i)))
        .toList();
  }

  private List<String> columnNames() {
    return columns.stream().map(Column::name).toList();
  }

  private AddressForm chosen(AddressForm otherwise) {
    AddressForm addresses = settings.addresses();
    return addresses == null ? otherwise : addresses;
  }

  /**
   * Returns the columns, for which it may need a row of data.
   *
   * @throws BadRow if the row does not tell
   */
  Columns columns(List<String> row) throws BadRow {
    if (place == null) {
      place = ColumnContent.find(row, form);
    }
    return new Columns(columns, place);
  }

  private boolean isData(List<String> record) throws BadRow {
    List<String> given = settings.columns();
    TargetColumns chosen = settings.targetColumns();
    if (given == null && chosen != null && chosen.needNames()) {
      return false;
    }
    Place known = null;
    if (chosen != null) {
      // Cells of a record that may be data are no names yet.
      List<String> columns = given == null ? Collections.nCopies(record.size(), "") : given;
      known = resolve(chosen, Columns.named(columns));
    } else if (given != null) {
      known = ColumnNames.find(given, form);
    }
    if (known == null) {
      return record.stream().anyMatch(ColumnContent::isDataAnywhere);
    }
    return isDataAt(record, known.first()) || known.isRange() && isDataAt(record, known.last());
  }

  private static boolean isDataAt(List<String> record, int column) {
    return column < record.size() && ColumnContent.isDataInTargetColumn(record.get(column));
  }

  private static Place resolve(TargetColumns chosen, List<String> names) throws BadRow {
    ColumnRef last = chosen.last();
    int first = resolve(chosen.first(), names);
    if (last == null) {
      return Place.of(first);
    }
    int second = resolve(last, names);
    if (second == first) {
      throw new BadRow(
          RowFault.COLUMNS,
          "different columns for start and end",
          "column " + (first + 1) + " for both");
    }
    return new Place(first, second);
  }

  /** Finds a column among names. */
  static int resolve(ColumnRef column, List<String> names) throws BadRow {
    String name = column.name();
    int index = name == null ? -1 : names.indexOf(name);
    if (name == null || index < 0 && column.position() > 0) {
      if (column.position() > names.size()) {
        throw new BadRow(RowFault.COLUMNS, column.toString(), fields(names.size()));
      }
      return column.position() - 1;
    }
    if (index < 0 || index != names.lastIndexOf(name)) {
      String shown = Shown.quoted(String.join(",", names.subList(0, Math.min(names.size(), 20))));
      throw new BadRow(
          RowFault.COLUMNS,
          "one column " + Shown.quoted(name),
          (index < 0 ? "none; there are " : "two; there are ") + shown);
    }
    return index;
  }

  private static String fields(int count) {
    return count == 1 ? "1 field" : count + " fields";
  }
}
