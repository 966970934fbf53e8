package dev.netindex.codec.json.record;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Paths as text: names joined by dots; a backslash takes the next character as it is. */
final class FieldPaths {
  private FieldPaths() {}

  /** Joins names; {@link #split} gives them back. */
  static String join(List<String> names) {
    return names.stream().map(FieldPaths::escape).collect(Collectors.joining("."));
  }

  /** Returns a name as it stands in a path. */
  static String escape(String name) {
    return name.replace("\\", "\\\\").replace(".", "\\.");
  }

  /**
   * Splits a path into its names; the empty text has none.
   *
   * @throws InvalidInputException if a backslash is the last character
   */
  static List<String> split(String path) {
    List<String> names = new ArrayList<>();
    if (path.isEmpty()) {
      return names;
    }
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (c == '.') {
        names.add(name.toString());
        name.setLength(0);
        continue;
      }
      if (c == '\\') {
        i++;
        if (i == path.length()) {
          throw new InvalidInputException(
              Fault.FIELD_PATH, i - 1, "a character behind the backslash", "the end of the path");
        }
      }
      name.append(path.charAt(i));
    }
    names.add(name.toString());
    return names;
  }

  /** Returns where a name starts in the joined path. */
  static int offset(List<String> names, int position) {
    return position == 0 ? 0 : join(names.subList(0, position)).length() + 1;
  }
}
