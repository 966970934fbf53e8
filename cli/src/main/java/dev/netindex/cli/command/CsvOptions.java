package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import dev.netindex.source.csv.AddressForm;
import dev.netindex.source.csv.CsvSource;
import dev.netindex.source.csv.HeaderPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How CSV is read. Every option here is of no use to other sources. */
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
          "CSV lines that begin with this character are comments. Default: there are none.")
  private @Nullable String comment;

  @Option(
      names = "--target",
      paramLabel = "COLUMN",
      description =
          "The CSV column, by name or by number from 1, of the address, network, range or AS"
              + " number. Default: found by its name or its content, like the next two.")
  private @Nullable String target;

  @Option(
      names = "--start",
      paramLabel = "COLUMN",
      description = "The CSV column of the first address of a range.")
  private @Nullable String start;

  @Option(
      names = "--end",
      paramLabel = "COLUMN",
      description = "The CSV column of the last address of a range.")
  private @Nullable String end;

  @Option(
      names = "--addresses",
      paramLabel = "text|integer|integer-ipv4|integer-ipv6",
      description = "How the CSV columns of the target write addresses. Default: text.")
  private @Nullable Addresses addresses;

  @Option(
      names = "--source-field",
      paramLabel = "NAME",
      description =
          "Add a member of this name to each payload that holds the source as named here.")
  private @Nullable String sourceField;

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

  /** Returns the options that were given, as they are written. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    add(given, columns, "--columns");
    add(given, header, "--header");
    add(given, delimiter, "--delimiter");
    add(given, comment, "--comment");
    add(given, target, "--target");
    add(given, start, "--start");
    add(given, end, "--end");
    add(given, addresses, "--addresses");
    add(given, sourceField, "--source-field");
    return given;
  }

  /** Tells whether each payload is to say where it is from. */
  boolean namesSource() {
    return sourceField != null;
  }

  private static void add(List<String> given, @Nullable Object value, String option) {
    if (value != null) {
      given.add(option);
    }
  }

  /** Returns a source with these options and the defaults for all others. */
  CsvSource.Builder source() {
    CsvSource.Builder source = CsvSource.builder();
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
    return source;
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
