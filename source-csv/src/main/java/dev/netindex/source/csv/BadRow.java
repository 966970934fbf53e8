package dev.netindex.source.csv;

import org.jspecify.annotations.Nullable;

/** What is wrong with the row at hand; turned into a {@link RowError} where its line is known. */
final class BadRow extends Exception {
  private static final long serialVersionUID = 1L;

  private final RowFault fault;
  private final String expected;
  private final String actual;

  BadRow(RowFault fault, String expected, String actual) {
    this(fault, expected, actual, null);
  }

  BadRow(RowFault fault, String expected, String actual, @Nullable Throwable cause) {
    super("expected " + expected + ", found " + actual, cause, false, false);
    this.fault = fault;
    this.expected = expected;
    this.actual = actual;
  }

  /** Says in which column, or wherever else, the fault is. */
  BadRow in(String place) {
    return new BadRow(fault, expected, actual + " in " + place, getCause());
  }

  RowError at(String source, long line) {
    return new RowError(source, line, fault, expected, actual);
  }
}
