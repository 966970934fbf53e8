package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.Questions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Measures goals and says whether they are met. */
public final class RunGoals {
  private static final String USAGE = "usage: benchmarks/goals [--json] [--list] [ID...]";

  private static final int SHORT = 1;
  private static final int WRONG_USAGE = 2;

  private final Report report;
  private final Questions questions;

  private RunGoals(Report report, Questions questions) {
    this.report = report;
    this.questions = questions;
  }

  /**
   * Runs the command; ends the process with status 0 if all goals that were asked for are met, 1 if
   * one is short or can't be measured, 2 if the arguments are wrong.
   *
   * @param arguments options, and names of goals; without a name it is all
   * @throws IOException if a temporary file can't be removed
   */
  public static void main(String[] arguments) throws IOException {
    GoalArguments asked;
    try {
      asked = GoalArguments.parse(arguments, Goals.all());
    } catch (IllegalArgumentException wrong) {
      System.err.println("goals: " + wrong.getMessage() + "\n" + USAGE + "; --list names them");
      System.exit(WRONG_USAGE);
      return;
    }
    Report report = new Report(System.out, System.err, asked.json());
    if (asked.list()) {
      asked.goals().forEach(report::list);
      return;
    }
    boolean met;
    try (Questions questions = new Questions()) {
      met = new RunGoals(report, questions).measure(asked.goals());
    }
    System.exit(met ? 0 : SHORT);
  }

  private boolean measure(List<Goal> goals) {
    boolean met = true;
    for (Goal goal : goals) {
      met &= measure(goal);
    }
    return met;
  }

  private boolean measure(Goal goal) {
    List<Path> missing =
        goal.measurement().files().stream().filter(file -> !Files.exists(file)).toList();
    if (!missing.isEmpty()) {
      report.failed(goal, "there is no " + missing.getFirst() + "; run benchmarks/prepare --all");
      return false;
    }
    try {
      Figure figure = goal.measurement().measure(questions);
      Verdict verdict = goal.bound().verdict(figure.value(), goal.limit());
      report.measured(goal, figure, verdict);
      return verdict != Verdict.SHORT;
    } catch (IOException | RuntimeException failure) {
      report.failed(goal, failure.toString());
      return false;
    }
  }
}
