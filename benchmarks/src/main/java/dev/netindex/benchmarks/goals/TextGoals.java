package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.data.Utf8Text;
import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.format.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Goals for checking UTF-8, against the JDK. */
final class TextGoals {
  private static final double TIMES = 3;

  private TextGoals() {}

  static List<Goal> all() {
    List<Goal> goals = new ArrayList<>();
    for (Utf8Text text : Utf8Text.values()) {
      String id = "utf8-" + text.name().toLowerCase(Locale.ROOT);
      if (text == Utf8Text.ASCII) {
        goals.add(
            Goal.atLeast(
                1,
                id,
                "checking ASCII, times the JDK's check of it without its copy",
                Race.speed(side("utf8", text, "vector"), side("utf8-ascii", text, "-"))));
      } else {
        goals.add(
            Goal.atLeast(
                TIMES,
                id,
                "checking such text, times the faster of new String and a CharsetDecoder",
                race(text, "vector")));
      }
      goals.add(
          Goal.none(
              id + "-scalar",
              "the validator that is built in, times new String and a CharsetDecoder",
              race(text, "scalar")));
    }
    return goals;
  }

  private static Race race(Utf8Text text, String validator) {
    return Race.speed(
        side("utf8", text, validator),
        side("utf8-string", text, "-"),
        side("utf8-decoder", text, "-"));
  }

  private static SideName side(String kind, Utf8Text text, String option) {
    return new SideName(kind, text.name(), Family.IPV4, option);
  }
}
