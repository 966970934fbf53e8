package dev.netindex.cli.console;

/** Counts of things, as people write them: 1 record, 2 records. */
public final class Counted {
  private Counted() {}

  /**
   * Returns a count and what is counted.
   *
   * @param count how many, from 0
   * @param one what one of them is called, with an s for more
   * @return such as {@code 2 records}
   */
  public static String of(long count, String one) {
    return count + " " + (count == 1 ? one : one + "s");
  }

  /**
   * Returns a count and what is counted.
   *
   * @param count how many, from 0
   * @param one what one of them is called
   * @param more what more, or none, are called
   * @return such as {@code 2 queries}
   */
  public static String of(long count, String one, String more) {
    return count + " " + (count == 1 ? one : more);
  }
}
