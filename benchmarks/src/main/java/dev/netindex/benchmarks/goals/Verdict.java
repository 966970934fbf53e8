package dev.netindex.benchmarks.goals;

/** Whether a goal is reached. */
enum Verdict {
  MET("met"),
  SHORT("short"),

  /** There is no goal. */
  NONE("-");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }
}
