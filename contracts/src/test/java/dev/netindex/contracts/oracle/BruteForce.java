package dev.netindex.contracts.oracle;

import dev.netindex.format.reader.TargetKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All answers, by asking each row. */
public final class BruteForce {
  private final List<Assertion> v4;
  private final List<Assertion> v6;
  private final List<Assertion> asns;

  /** Takes rows in any order. */
  public BruteForce(List<Assertion> rows) {
    v4 = section(rows, t -> t.isIp() && !t.v6());
    v6 = section(rows, t -> t.isIp() && t.v6());
    asns = section(rows, t -> !t.isIp());
  }

  private static List<Assertion> section(List<Assertion> rows, Predicate<PlainTarget> which) {
    return rows.stream()
        .filter(row -> which.test(row.target()))
        .sorted(Assertion.FILE_ORDER)
        .toList();
  }

  private List<Assertion> family(boolean isV6) {
    return isV6 ? v6 : v4;
  }

  /** Returns every row in file order. */
  public List<Assertion> all() {
    return Stream.of(v4, v6, asns).flatMap(List::stream).toList();
  }

  /** Returns the rows that contain an address. */
  public List<Assertion> containing(PlainAddress address) {
    List<Assertion> found = new ArrayList<>();
    for (Assertion row : family(address.v6())) {
      if (row.target().first().compareTo(address.value()) <= 0
          && row.target().last().compareTo(address.value()) >= 0) {
        found.add(row);
      }
    }
    return found;
  }

  /** Returns the longest network or address of those, of equal ones the lowest id. */
  public static Optional<Assertion> longest(List<Assertion> containing) {
    return containing.stream()
        .filter(row -> row.target().kind() != TargetKind.RANGE)
        .min(
            Comparator.comparingInt((Assertion row) -> -row.target().prefix())
                .thenComparingLong(Assertion::id));
  }

  /** Returns the rows of an AS number. */
  public List<Assertion> asn(long number) {
    return asns.stream().filter(row -> row.target().first().longValue() == number).toList();
  }

  /** Returns the rows that share an address with a target. */
  public List<Assertion> intersecting(PlainTarget target) {
    return family(target.v6()).stream().filter(row -> row.target().intersects(target)).toList();
  }

  /** Returns the rows that lie in a target. */
  public List<Assertion> within(PlainTarget target) {
    return family(target.v6()).stream().filter(row -> row.target().within(target)).toList();
  }

  /** Returns whether any row touches the bucket of the address's first bits. */
  public boolean touchesBucket(PlainAddress address, int bits) {
    return !intersecting(PlainTarget.network(address, bits)).isEmpty();
  }
}
