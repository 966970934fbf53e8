package dev.netindex.cli.field;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Names that somebody may have meant. */
final class NearestNames {
  private static final int SHOWN = 3;
  private static final int MAX_LENGTH = 200;

  private NearestNames() {}

  /** Returns the names most like one that is not there: those it is the end of, then by edits. */
  static List<String> of(String wanted, Collection<String> names) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    return names.stream()
        .filter(name -> name.length() <= MAX_LENGTH)
        .sorted(
            Comparator.<String>comparingInt(name -> isPart(lower, name) ? 0 : 1)
                .thenComparingInt(name -> edits(lower, name.toLowerCase(Locale.ROOT))))
        .limit(SHOWN)
        .toList();
  }

  private static boolean isPart(String lower, String name) {
    String[] words = name.toLowerCase(Locale.ROOT).split("\\.", -1);
    return List.of(words).contains(lower) || name.toLowerCase(Locale.ROOT).endsWith('.' + lower);
  }

  /** Returns how many characters have to be put in, taken out or replaced. */
  private static int edits(String a, String b) {
    String from = a.length() > MAX_LENGTH ? a.substring(0, MAX_LENGTH) : a;
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replace = diagonal + (from.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
