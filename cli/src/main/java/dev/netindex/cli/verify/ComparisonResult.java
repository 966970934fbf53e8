package dev.netindex.cli.verify;

import java.util.ArrayList;
import java.util.List;

/** What a comparison found, counted as it goes. Belongs to one thread. */
public final class ComparisonResult {
  private static final int SHOWN = 10;

  private final List<Difference> first = new ArrayList<>();
  private long networks;
  private long records;
  private long missing;
  private long unexpected;
  private long different;

  ComparisonResult() {}

  void network() {
    networks++;
  }

  void record() {
    records++;
  }

  void add(Difference difference) {
    switch (difference.kind()) {
      case MISSING -> missing++;
      case UNEXPECTED -> unexpected++;
      case RECORD -> different++;
    }
    if (first.size() < SHOWN) {
      first.add(difference);
    }
  }

  /**
   * Tells whether nothing differs.
   *
   * @return true if so
   */
  public boolean isSame() {
    return first.isEmpty();
  }

  /**
   * Returns how many networks the source has.
   *
   * @return 0 or more
   */
  public long networks() {
    return networks;
  }

  /**
   * Returns how many records were compared; one that several networks have counts once, as long as
   * they have the same payload in the index too.
   *
   * @return 0 or more
   */
  public long records() {
    return records;
  }

  /**
   * Returns how many networks the index does not have.
   *
   * @return 0 or more
   */
  public long missing() {
    return missing;
  }

  /**
   * Returns how many targets only the index has.
   *
   * @return 0 or more
   */
  public long unexpected() {
    return unexpected;
  }

  /**
   * Returns how many of the records that were compared differ.
   *
   * @return 0 or more
   */
  public long different() {
    return different;
  }

  /**
   * Returns the first differences.
   *
   * @return at most 10
   */
  public List<Difference> first() {
    return List.copyOf(first);
  }
}
