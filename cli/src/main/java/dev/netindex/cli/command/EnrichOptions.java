package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.input.RowReader;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** How rows are read, and what is added to them. */
final class EnrichOptions {
  @Option(
      names = {"-c", "--column"},
      paramLabel = "COLUMN",
      description =
          "Where the address is: a CSV column by name, or by number from 1; a member of JSON, in"
              + " objects inside the object as client.ip. Default: a column called ip, address or"
              + " the like, or the first with an address in it; the member ip.")
  private @Nullable String column;

  @Option(
      names = "--prefix",
      paramLabel = "TEXT",
      description = "Begin the names of the new fields with this text, such as geo_.")
  private String prefix = "";

  @Option(
      names = "--first",
      description = "Of several matches take the first in the order of the index.")
  private boolean first;

  @ArgGroup private @Nullable Form form;

  @Option(
      names = "--delimiter",
      paramLabel = "CHAR",
      description =
          "What separates CSV cells: a character, or tab. Default: a tab for *.tsv, else a comma.")
  private @Nullable String delimiter;

  @Option(
      names = "--header",
      negatable = true,
      description =
          "The first row of CSV names the columns, or does not; without the option it does unless"
              + " it has an address in the column.")
  private @Nullable Boolean header;

  /** What the rows are; at most one of them. */
  static final class Form {
    @Option(names = "--csv", description = "The input is CSV.")
    private boolean csv;

    @Option(
        names = "--jsonl",
        description = "The input is one JSON object a line. Default: by its first byte.")
    private boolean jsonl;
  }

  Optional<String> column() {
    if (column != null && column.isEmpty()) {
      throw new UsageFailure("--column: no name given");
    }
    return Optional.ofNullable(column);
  }

  Optional<Boolean> header() {
    return Optional.ofNullable(header);
  }

  boolean first() {
    return first;
  }

  /** Returns what a field is called in the output. */
  String name(String field) {
    return prefix + field;
  }

  /** Tells whether the input is JSON lines: as the user says, else by what comes first. */
  boolean isJson(RowReader rows) throws IOException {
    boolean json = form == null ? rows.peek() == '{' : form.jsonl && !form.csv;
    if (json && (delimiter != null || header != null)) {
      throw new UsageFailure("--delimiter, --header: for CSV only, and the input is JSON lines");
    }
    return json;
  }

  char delimiter(String file) {
    if (delimiter == null) {
      return file.toLowerCase(Locale.ROOT).endsWith(".tsv") ? '\t' : ',';
    }
    if (delimiter.equals("tab") || delimiter.equals("\\t")) {
      return '\t';
    }
    if (delimiter.length() != 1 || delimiter.charAt(0) >= 0x80 || "\"\r\n".contains(delimiter)) {
      throw new UsageFailure(
          "--delimiter: expected one ASCII character or tab, found \"" + delimiter + '"');
    }
    return delimiter.charAt(0);
  }
}
