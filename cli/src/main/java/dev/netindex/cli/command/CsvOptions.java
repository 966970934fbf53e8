package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import dev.netindex.codec.json.text.JsonLines;
import dev.netindex.source.csv.AddressForm;
import dev.netindex.source.csv.ColumnTypes;
import dev.netindex.source.csv.CsvPreset;
import dev.netindex.source.csv.CsvSource;
import dev.netindex.source.csv.HeaderPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * How CSV is read. Some options are of use to JSON lines too, and one to all but raw TSV; all the
 * others are of no use to other sources.
 */
final class CsvOptions {
  @Option(
      names = "--columns",
      paramLabel = "NAME,...",
      description =
          "The names of all columns, for CSV without a header or in place of its names. An empty"
              + " name stands for columnN.")
  private @Nullable String columns;

  @Option(
      names = "--header",
      negatable = true,
      description =
          "The first row of CSV names the columns, or does not; without the option its cells"
              + " decide.")
  private @Nullable Boolean header;

  @Option(
      names = "--delimiter",
      paramLabel = "CHAR",
      description = "What separates CSV fields: a character, or tab. Default: a comma.")
  private @Nullable String delimiter;

  @Option(
      names = "--comment",
      paramLabel = "CHAR",
      description =
          "CSV lines that begin with this character are comments. Default: those that begin with #"
              + " before the first row.")
  private @Nullable String comment;

  @Option(
      names = "--target",
      paramLabel = "COLUMN",
      description =
          "The CSV column, by name or by number from 1, or the member of JSON lines, of the"
              + " address, network, range or AS number. Default: found by its name or its content,"
              + " like the next two.")
  private @Nullable String target;

  @Option(
      names = "--start",
      paramLabel = "COLUMN",
      description = "The CSV column or JSON member of the first address of a range.")
  private @Nullable String start;

  @Option(
      names = "--end",
      paramLabel = "COLUMN",
      description = "The CSV column or JSON member of the last address of a range.")
  private @Nullable String end;

  @Option(
      names = "--addresses",
      paramLabel = "text|integer|integer-ipv4|integer-ipv6",
      description = "How the CSV columns of the target write addresses. Default: text.")
  private @Nullable Addresses addresses;

  @Option(
      names = "--source-field",
      paramLabel = "NAME",
      description = "Add a field of this name to each record that holds the source as named here.")
  private @Nullable String sourceField;

  @Option(
      names = "--types",
      paramLabel = "NAME=TYPE,...",
      description =
          "Types of CSV columns, where their cells are not to decide: text, bool, i32, u16, u32,"
              + " u64, u128, integer, f32, f64, decimal, number.")
  private @Nullable String types;

  @Option(
      names = "--keep-target",
      description = "Leave the target in the records of JSON lines too.")
  private boolean keepTarget;

  /** The forms of addresses, as options name them. */
  enum Addresses {
    TEXT("text", AddressForm.TEXT),
    INTEGER("integer", AddressForm.INTEGER),
    INTEGER_IPV4("integer-ipv4", AddressForm.INTEGER_IPV4),
    INTEGER_IPV6("integer-ipv6", AddressForm.INTEGER_IPV6);

    private final String text;
    private final AddressForm form;

    Addresses(String text, AddressForm form) {
      this.text = text;
      this.form = form;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Returns the options that were given and are for CSV only, as they are written. */
  List<String> givenForCsv() {
    List<String> given = givenForLayout();
    add(given, types, "--types");
    return given;
  }

  private List<String> givenForLayout() {
    List<String> given = new ArrayList<>();
    add(given, columns, "--columns");
    add(given, header, "--header");
    add(given, delimiter, "--delimiter");
    add(given, comment, "--comment");
    add(given, addresses, "--addresses");
    return given;
  }

  /** Returns the options that were given and are for CSV and JSON lines. */
  List<String> givenForText() {
    List<String> given = new ArrayList<>();
    add(given, target, "--target");
    add(given, start, "--start");
    add(given, end, "--end");
    return given;
  }

  /** Returns the options that were given and are for JSON lines only. */
  List<String> givenForJsonLines() {
    return keepTarget ? List.of("--keep-target") : List.of();
  }

  /** Tells whether the layouts of providers may be recognised: not if the user names columns. */
  boolean mayBePreset() {
    return givenForLayout().isEmpty() && givenForText().isEmpty();
  }

  /** Returns the field that is to say where a record is from. */
  Optional<String> sourceField() {
    return Optional.ofNullable(sourceField);
  }

  /** Tells whether types of columns are given. */
  boolean givesTypes() {
    return types != null;
  }

  /** Returns the types of columns that are given. */
  ColumnTypes types() {
    try {
      return types == null ? ColumnTypes.NONE : ColumnTypes.parse(types);
    } catch (IllegalArgumentException e) {
      throw new UsageFailure("--types: " + e.getMessage());
    }
  }

  private static void add(List<String> given, @Nullable Object value, String option) {
    if (value != null) {
      given.add(option);
    }
  }

  /** Returns a reader of JSON lines with these options. */
  JsonLines jsonLines() {
    JsonLines lines = JsonLines.strict().keepTarget(keepTarget);
    if (target != null) {
      return lines.target(target);
    }
    return start != null && end != null ? lines.range(start, end) : lines;
  }

  /** Returns a source with these options and the defaults for all others. */
  CsvSource.Builder source(Optional<CsvPreset> preset, Optional<String> payloadColumn) {
    CsvSource.Builder source = CsvSource.builder();
    preset.ifPresent(source::preset);
    payloadColumn.ifPresent(column -> checked("--payload", () -> source.payloadColumn(column)));
    if (columns != null) {
      List<String> names = Arrays.asList(columns.split(",", -1));
      checked("--columns", () -> source.columns(names));
    }
    if (header != null) {
      source.header(header ? HeaderPolicy.HEADER : HeaderPolicy.NONE);
    }
    if (delimiter != null) {
      char character = character("--delimiter", delimiter);
      checked("--delimiter", () -> source.delimiter(character));
    }
    if (comment != null) {
      char character = character("--comment", comment);
      checked("--comment", () -> source.commentCharacter(character));
      if (character == (delimiter == null ? ',' : character("--delimiter", delimiter))) {
        throw new UsageFailure("--comment: the same character as the delimiter");
      }
    }
    setTarget(source);
    if (addresses != null) {
      source.addresses(addresses.form);
    }
    if (sourceField != null) {
      source.sourceField(sourceField);
    }
    return source.types(types());
  }

  private void setTarget(CsvSource.Builder source) {
    String column = target;
    String first = start;
    String last = end;
    if (column != null && (first != null || last != null)) {
      throw new UsageFailure("--target goes without --start and --end");
    }
    if ((first == null) != (last == null)) {
      throw new UsageFailure("--start and --end go together");
    }
    if (column != null) {
      checked("--target", () -> source.targetColumn(column));
    } else if (first != null && last != null) {
      checked("--start, --end", () -> source.rangeColumns(first, last));
    }
  }

  private static char character(String option, String text) {
    if (text.equals("tab") || text.equals("\\t")) {
      return '\t';
    }
    if (text.length() != 1) {
      throw new UsageFailure(option + ": expected one character or tab, found \"" + text + '"');
    }
    return text.charAt(0);
  }

  private static void checked(String option, Runnable setting) {
    try {
      setting.run();
    } catch (IllegalArgumentException e) {
      throw new UsageFailure(option + ": " + e.getMessage());
    }
  }
}
