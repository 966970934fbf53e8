package dev.netindex.cli.command;

import dev.netindex.codec.json.schema.DatasetInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What an index of typed records says about its data. */
final class DatasetOptions {
  @Option(
      names = "--dataset",
      paramLabel = "NAME",
      description =
          "The name of the data, kept with the index. This and the next three: from the MMDB file"
              + " if that is the only source, as far as it says, else empty.")
  private @Nullable String name;

  @Option(
      names = "--source",
      paramLabel = "TEXT",
      description = "Where the data came from, kept with the index.")
  private @Nullable String source;

  @Option(
      names = {"--licence", "--license"},
      paramLabel = "TEXT",
      description = "The licence of the data, kept with the index.")
  private @Nullable String licence;

  @Option(
      names = "--attribution",
      paramLabel = "TEXT",
      description = "What the licence asks to be said, kept with the index.")
  private @Nullable String attribution;

  /** Returns the options that were given, as they are written. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    add(given, name, "--dataset");
    add(given, source, "--source");
    add(given, licence, "--licence");
    add(given, attribution, "--attribution");
    return given;
  }

  private static void add(List<String> given, @Nullable Object value, String option) {
    if (value != null) {
      given.add(option);
    }
  }

  /** Returns what was given, and the rest as the data says itself. */
  DatasetInfo or(DatasetInfo itself) {
    return new DatasetInfo(
        Objects.requireNonNullElse(name, itself.name()),
        itself.built(),
        Objects.requireNonNullElse(source, itself.source()),
        Objects.requireNonNullElse(licence, itself.licence()),
        Objects.requireNonNullElse(attribution, itself.attribution()),
        itself.languages(),
        itself.description());
  }
}
