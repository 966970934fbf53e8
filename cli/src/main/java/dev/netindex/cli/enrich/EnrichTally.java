package dev.netindex.cli.enrich;

import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Failure;
import java.util.ArrayList;
import java.util.List;

/** What became of the rows. Belongs to one thread. */
public final class EnrichTally {
  private static final int SHOWN = 5;

  private final String name;
  private final boolean strict;
  private final List<String> first = new ArrayList<>();
  private long rows;
  private long bad;

  /**
   * Counts from 0.
   *
   * @param name what messages call the input
   * @param strict whether the first bad row ends the work
   */
  public EnrichTally(String name, boolean strict) {
    this.name = name;
    this.strict = strict;
  }

  /** Counts a row. */
  void row() {
    rows++;
  }

  /**
   * Notes that a row can't be enriched.
   *
   * @param line the number of its line
   * @param problem what is wrong
   * @throws Failure if the first bad row ends the work
   */
  void bad(long line, String problem) {
    String message = name + ": line " + line + ": " + problem;
    if (strict) {
      throw new Failure(message);
    }
    if (bad++ < SHOWN) {
      first.add(message);
    }
  }

  /**
   * Returns the number of rows so far.
   *
   * @return without header, empty lines and comments
   */
  public long rows() {
    return rows;
  }

  /**
   * Says which rows are as they were.
   *
   * @return lines for people; none if all is well
   */
  public List<String> report() {
    List<String> lines = new ArrayList<>(first);
    if (bad > 0) {
      String shown = bad > SHOWN ? ", the first " + SHOWN + " shown" : "";
      lines.add(name + ": " + bad + " of " + Counted.of(rows, "row") + " got no fields" + shown);
    }
    return lines;
  }
}
