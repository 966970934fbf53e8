package dev.netindex.benchmarks.goals;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the command is asked for.
 *
 * @param list only the names
 * @param json lines of JSON instead of text
 * @param goals those that are asked for, in the order of all
 */
record GoalArguments(boolean list, boolean json, List<Goal> goals) {
  /**
   * Reads arguments.
   *
   * @param arguments options and names
   * @param all the goals that there are
   * @throws IllegalArgumentException if there is no such option or goal
   */
  static GoalArguments parse(String[] arguments, List<Goal> all) {
    boolean list = false;
    boolean json = false;
    Set<String> names = new LinkedHashSet<>();
    for (String argument : arguments) {
      switch (argument) {
        case "--list" -> list = true;
        case "--json" -> json = true;
        default -> names.add(known(argument, all));
      }
    }
    List<Goal> asked = new ArrayList<>(all);
    asked.removeIf(goal -> !names.isEmpty() && !names.contains(goal.id()));
    return new GoalArguments(list, json, asked);
  }

  private static String known(String name, List<Goal> all) {
    if (name.startsWith("-")) {
      throw new IllegalArgumentException("no such option: " + name);
    }
    if (all.stream().noneMatch(goal -> goal.id().equals(name))) {
      throw new IllegalArgumentException("no such goal: " + name);
    }
    return name;
  }
}
