package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import java.util.ArrayList;
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
              + " shows which there are; \\, is a comma in a name. The one field of an index without types"
              + " is payload.")
  private List<String> fields = List.of();

  /** Returns the paths asked for; empty for all. */
  List<String> paths() {
    Set<String> paths = new LinkedHashSet<>();
    for (String option : fields) {
      for (String path : split(option)) {
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

  /** Splits at commas. A backslash and a comma is a comma in a name; two backslashes stay so. */
  private static List<String> split(String option) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < option.length(); i++) {
      char c = option.charAt(i);
      char next = i + 1 < option.length() ? option.charAt(i + 1) : 0;
      if (c == ',') {
        parts.add(part.toString());
        part.setLength(0);
      } else if (c == '\\' && next == ',') {
        part.append(next);
        i++;
      } else if (c == '\\' && next == '\\') {
        part.append(c).append(next);
        i++;
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts;
  }
}
