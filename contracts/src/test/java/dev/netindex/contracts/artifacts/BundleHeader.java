package dev.netindex.contracts.artifacts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A clause of a bundle's manifest header, as far as our bundles need it.
 *
 * @param name what stands before the first semicolon, mostly a package
 * @param parameters attributes by name, directives with a colon behind the name; without quotes
 */
record BundleHeader(String name, Map<String, String> parameters) {
  /** Reads {@code name;attribute=value;directive:=value,name...}; a null header has no clauses. */
  static List<BundleHeader> parse(String header) {
    List<BundleHeader> clauses = new ArrayList<>();
    if (header != null) {
      for (String clause : split(header, ',')) {
        List<String> parts = split(clause, ';');
        Map<String, String> parameters = new TreeMap<>();
        for (String part : parts.subList(1, parts.size())) {
          int equals = part.indexOf('=');
          parameters.put(part.substring(0, equals), part.substring(equals + 1).replace("\"", ""));
        }
        clauses.add(new BundleHeader(parts.getFirst(), parameters));
      }
    }
    return clauses;
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == separator && !quoted) {
        parts.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }
}
