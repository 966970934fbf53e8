package dev.netindex.cli.source;

import dev.netindex.source.csv.CsvPreset;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How a source is read.
 *
 * @param kind what it is made of
 * @param preset the layout of CSV, if it is a well-known one
 */
public record SourceForm(SourceKind kind, Optional<CsvPreset> preset) {
  /**
   * Makes a form without a preset.
   *
   * @param kind what the source is made of
   * @return the form
   */
  public static SourceForm of(SourceKind kind) {
    return new SourceForm(kind, Optional.empty());
  }

  /**
   * Makes the form of a well-known layout.
   *
   * @param preset the layout
   * @return the form
   */
  public static SourceForm of(CsvPreset preset) {
    return new SourceForm(SourceKind.CSV, Optional.of(preset));
  }

  /**
   * Finds a form by the name that it has on the command line.
   *
   * @param name such as {@code mmdb} or {@code ip2location}
   * @return empty if there is no such form
   */
  public static Optional<SourceForm> named(String name) {
    return Arrays.stream(SourceKind.values())
        .filter(kind -> kind.name().equalsIgnoreCase(name))
        .findFirst()
        .map(SourceForm::of)
        .or(() -> CsvPreset.named(name).map(SourceForm::of));
  }

  /**
   * Lists the names.
   *
   * @return separated by commas
   */
  public static String names() {
    return "tsv, csv, jsonl, mmdb, "
        + Arrays.stream(CsvPreset.values()).map(CsvPreset::text).collect(Collectors.joining(", "));
  }
}
