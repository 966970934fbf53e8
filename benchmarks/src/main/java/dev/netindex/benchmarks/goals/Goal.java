package dev.netindex.benchmarks.goals;

import java.util.Locale;

/**
 * A figure, and where it should be.
 *
 * @param id its name in lower case
 * @param text what it is
 * @param measurement gets it
 * @param bound on which side of the limit it should be
 * @param limit the limit, no number if there is none
 */
record Goal(String id, String text, Measurement measurement, Bound bound, double limit) {
  static Goal atLeast(double limit, String id, String text, Measurement measurement) {
    return new Goal(id, text, measurement, Bound.AT_LEAST, limit);
  }

  static Goal atMost(double limit, String id, String text, Measurement measurement) {
    return new Goal(id, text, measurement, Bound.AT_MOST, limit);
  }

  /** The same figure, measured in another way, without a goal. */
  static Goal none(String id, String text, Measurement measurement) {
    return new Goal(id, text, measurement, Bound.NONE, Double.NaN);
  }

  /** Returns the limit as text, or a dash. */
  String limitText() {
    return bound == Bound.NONE ? "-" : number(limit);
  }

  /** Returns a number with three digits or more, and no more after the point than it needs. */
  static String number(double value) {
    String digits = String.format(Locale.ROOT, value < 10 ? "%.3f" : "%.1f", value);
    return digits.replaceAll("0+$", "").replaceAll("\\.$", "");
  }
}
