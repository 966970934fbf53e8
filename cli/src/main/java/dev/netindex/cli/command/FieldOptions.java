package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;

/** Which fields of records. */
final class FieldOptions {
  @Option(
      names = "--fields",
      paramLabel = "PATH,...",
      description =
          "Only these fields, such as country.iso_code,subdivisions.0.iso_code; netindex inspect"
              + " shows which there are. The one field of an index without types is payload.")
  private List<String> fields = List.of();

  /** Returns the paths asked for; empty for all. */
  List<String> paths() {
    Set<String> paths = new LinkedHashSet<>();
    for (String option : fields) {
      for (String path : option.split(",", -1)) {
        String stripped = path.strip();
        if (stripped.isEmpty()) {
          throw new UsageFailure("--fields: a name is empty: \"" + option + '"');
        }
        if (!paths.add(stripped)) {
          throw new UsageFailure("--fields: " + stripped + " is named twice");
        }
      }
    }
    return List.copyOf(paths);
  }
}
