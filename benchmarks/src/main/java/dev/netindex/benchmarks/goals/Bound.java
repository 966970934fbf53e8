package dev.netindex.benchmarks.goals;

/** On which side of its limit a goal is met. */
enum Bound {
  AT_LEAST,
  AT_MOST,

  /** There is no limit: the figure is for comparison. */
  NONE;

  /** Judges a figure. */
  Verdict verdict(double measured, double limit) {
    return switch (this) {
      case AT_LEAST -> measured >= limit ? Verdict.MET : Verdict.SHORT;
      case AT_MOST -> measured <= limit ? Verdict.MET : Verdict.SHORT;
      case NONE -> Verdict.NONE;
    };
  }
}
