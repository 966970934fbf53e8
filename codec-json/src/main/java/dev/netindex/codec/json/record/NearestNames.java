package dev.netindex.codec.json.record;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What somebody may have meant by a name that is not there. */
final class NearestNames {
  private static final int SHOWN = 3;
  private static final int COMPARED_CHARACTERS = 64;
  private static final int QUOTED_CHARACTERS = 64;

  private NearestNames() {}

  /** A name with its distance, which is counted once. */
  private record Candidate(String name, int distance) {}

  /** Describes the names that would have been right, nearest first. */
  static String describe(String name, List<String> known) {
    if (known.isEmpty()) {
      return "the end of the path, as this object has no members";
    }
    String nearest =
        known.stream()
            .map(other -> new Candidate(other, distance(name, other)))
            .sorted(Comparator.comparingInt(Candidate::distance))
            .limit(SHOWN)
            .map(candidate -> quote(candidate.name))
            .collect(Collectors.joining(", "));
    return "one of " + known.size() + " members, such as " + nearest;
  }

  /** Quotes a name for a message, cut and with everything but printable ASCII escaped. */
  static String quote(String name) {
    StringBuilder out = new StringBuilder("\"");
    int shown = Math.min(name.length(), QUOTED_CHARACTERS);
    for (int i = 0; i < shown; i++) {
      char c = name.charAt(i);
      if (c >= ' ' && c <= '~') {
        out.append(c);
      } else {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      }
    }
    return out.append(shown < name.length() ? "...\"" : "\"").toString();
  }

  /** Counts the insertions, removals and exchanges between two names; case costs nothing. */
  private static int distance(String from, String to) {
    String a = compared(from);
    String b = compared(to);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int exchange = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(exchange, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }

  private static String compared(String name) {
    String cut = name.substring(0, Math.min(name.length(), COMPARED_CHARACTERS));
    return cut.toLowerCase(Locale.ROOT);
  }
}
