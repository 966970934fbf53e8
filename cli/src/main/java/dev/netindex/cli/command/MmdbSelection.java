package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.source.SchemaPaths;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.source.mmdb.MmdbOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is taken of MMDB files. Every option here is of no use to other sources. */
final class MmdbSelection {
  @Option(
      names = "--fields",
      paramLabel = "PATH,...",
      description =
          "Of MMDB records keep only these fields, such as country.iso_code,subdivisions.0.names.")
  private @Nullable String fields;

  @Option(
      names = "--languages",
      paramLabel = "CODE,...",
      description = "Of names in MMDB records keep only these languages, such as en,pt-BR.")
  private @Nullable String languages;

  @Option(
      names = "--aliases",
      description =
          "Include the IPv6 networks by which an MMDB tree leads to its IPv4 networks again, such"
              + " as 2002::/16.")
  private boolean aliases;

  @Option(
      names = "--keep-empty",
      description = "Include MMDB networks whose record is an empty map.")
  private boolean keepEmpty;

  /** Returns the options that were given, as they are written. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    if (fields != null) {
      given.add("--fields");
    }
    if (languages != null) {
      given.add("--languages");
    }
    if (aliases) {
      given.add("--aliases");
    }
    if (keepEmpty) {
      given.add("--keep-empty");
    }
    return given;
  }

  MmdbOptions options() {
    try {
      return MmdbOptions.DEFAULTS
          .withAliases(aliases)
          .withEmptyRecords(keepEmpty)
          .withFields(list(fields))
          .withLanguages(list(languages));
    } catch (IllegalArgumentException e) {
      throw new UsageFailure("--fields: " + e.getMessage());
    }
  }

  /** Refuses a field that no record has, before an index without it takes the place of another. */
  void requireFound(RecordSchema schema) {
    for (String field : options().fields()) {
      if (!SchemaPaths.contains(schema, List.of(field.split("\\.")))) {
        throw new UsageFailure("--fields: no record of the sources has " + field);
      }
    }
  }

  private static List<String> list(@Nullable String text) {
    return text == null ? List.of() : Arrays.asList(text.split(",", -1));
  }
}
