package dev.netindex.contracts.directory;

import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Targets of one family that crowd where a directory does not expect it. */
enum CrowdedRows {
  /** One host. */
  ONE(false, 1, i -> PlainTarget.address(PlainAddress.v4(0x8000_0000L))),
  /** One host far behind. */
  ONE_V6(true, 1, i -> PlainTarget.address(PlainAddress.v6(-2, -3))),
  /** The whole space, alone: packed. */
  ALL(false, 1, i -> PlainTarget.network(PlainAddress.v4(0), 0)),
  /** The whole space, alone: packed. */
  ALL_V6(true, 1, i -> PlainTarget.network(PlainAddress.v6(0, 0), 0)),
  /** The whole space and hosts in it. */
  ALL_AND_HOSTS(
      false,
      700,
      i ->
          i == 0
              ? PlainTarget.network(PlainAddress.v4(0), 0)
              : PlainTarget.address(PlainAddress.v4(0xFFFF_FFFFL - 3L * i))),
  /** Rows that fill the space from the first address to the last, without a gap. */
  GAPLESS(false, 1 << 10, i -> PlainTarget.network(PlainAddress.v4((long) i << 22), 10)),
  /** The same of IPv6. */
  GAPLESS_V6(true, 1 << 10, i -> PlainTarget.network(PlainAddress.v6((long) i << 54, 0), 10)),
  /** All hosts of some /24, and few rows elsewhere. */
  FULL_24S(
      false,
      255 + 257,
      i ->
          i < 500
              ? PlainTarget.address(PlainAddress.v4(0xC0A8_0100L + i))
              : PlainTarget.network(PlainAddress.v4((long) (i - 499) << 28), 9)),
  /** Hosts that are neighbours, around the first address that is negative as an int. */
  HOSTS(false, 2049, i -> PlainTarget.address(PlainAddress.v4(0x8000_0000L - 1000 + i))),
  /** Hosts one apart in the low 64 bits, around the first low half that is negative. */
  LOW_HOSTS_V6(
      true, 1025, i -> PlainTarget.address(PlainAddress.v6(-1L << 32, Long.MIN_VALUE - 512 + i))),
  /** Hosts at the last addresses, the very last among them. */
  LAST_HOSTS_V6(true, 300, i -> PlainTarget.address(PlainAddress.v6(-1, -300 + i))),
  /** Networks on both sides of the middle of the space. */
  MIDDLE_V6(
      true,
      4097,
      i -> PlainTarget.network(PlainAddress.v6(Long.MIN_VALUE + ((i - 2048L) << 16), 0), 49)),
  /** Prefixes of 64, 65 and 128 bits side by side, several in one /64. */
  MIXED_PREFIXES_V6(
      true,
      1500,
      i -> {
        long high = 0x2001_0db8_0000_0000L + i / 3 * 2;
        return switch (i % 3) {
          case 0 -> PlainTarget.network(PlainAddress.v6(high, 0), 64);
          case 1 -> PlainTarget.network(PlainAddress.v6(high + 1, 0), 65);
          default -> PlainTarget.address(PlainAddress.v6(high + 1, Long.MIN_VALUE + i));
        };
      }),
  /** Many rows of one /64, then rows of others. */
  LOW_NETWORKS_V6(
      true,
      3000,
      i ->
          i < 2000
              ? PlainTarget.network(PlainAddress.v6(7, (long) i << 53), 120)
              : PlainTarget.network(PlainAddress.v6(i, 0), 64)),
  /** One target, again and again. */
  EQUAL(false, 150, i -> PlainTarget.network(PlainAddress.v4(0x0A00_0000L), 8)),
  /** One target, again and again, and ranges of the same start. */
  EQUAL_STARTS_V6(
      true,
      150,
      i -> PlainTarget.range(PlainAddress.v6(-9, 5), PlainAddress.v6(-9, 5L + i / 3 * 7))),
  /** Networks in networks, 33 deep, again and again. */
  NESTED(false, 33 * 12, i -> PlainTarget.network(PlainAddress.v4(0xC0A8_0101L + i / 33), i % 33)),
  /** Networks in networks, 129 deep. */
  NESTED_V6(
      true, 129 * 2, i -> PlainTarget.network(PlainAddress.v6(-1L << 20, 77 + i / 129), i % 129)),
  /** Ranges that each reach over the next ones. */
  CHAINS(
      false,
      2000,
      i -> PlainTarget.range(PlainAddress.v4(50L * i), PlainAddress.v4(50L * i + 120 + i % 7))),
  /** Ranges that each reach over the next ones and end in the low half. */
  CHAINS_V6(
      true,
      1200,
      i ->
          PlainTarget.range(
              PlainAddress.v6(-2000 + i, -5L * i), PlainAddress.v6(-1998 + i, 3L * i))),
  /** Few ranges over many small networks. */
  LONG_OVER_SHORT(
      false,
      3000,
      i ->
          i % 300 == 0
              ? PlainTarget.range(
                  PlainAddress.v4((long) i << 16), PlainAddress.v4(0xF000_0000L + i))
              : PlainTarget.network(PlainAddress.v4((long) i << 16), 24)),
  /** Several blocks of networks, with gaps. */
  MANY(
      false, 120_000, i -> PlainTarget.network(PlainAddress.v4(32L * i * 1001 & 0xFFFF_FFFFL), 27)),
  /** Several blocks of rows that crowd in few prefixes. */
  MANY_V6(
      true,
      110_000,
      i ->
          PlainTarget.network(
              PlainAddress.v6(0x2A00_0000_0000_0000L | (long) (i % 5) << 40 | i / 5, 0), 64)),
  /** Several blocks of rows that overlap. */
  MANY_OVERLAPS(
      false,
      105_000,
      i ->
          PlainTarget.network(
              PlainAddress.v4(0x1000_0000L + 4093L * i), i % 50 == 0 ? 14 : 22 + i % 11));

  /** Numbers of rows around powers of two, and of a block. */
  private static final int[] AROUND = {2, 3, 7, 8, 9, 63, 64, 65, 255, 256, 257, 511, 513};

  private final boolean v6;
  private final int rows;
  private final IntFunction<PlainTarget> targets;

  CrowdedRows(boolean v6, int rows, IntFunction<PlainTarget> targets) {
    this.v6 = v6;
    this.rows = rows;
    this.targets = targets;
  }

  /** Returns the family. */
  boolean v6() {
    return v6;
  }

  /** Returns the rows, whose payloads need references of a width. */
  List<Assertion> assertions(int form) {
    return number(IntStream.range(0, rows).mapToObj(targets).toList(), form);
  }

  /** Returns rows with targets, of which some forms have explicit ids or steps between ids. */
  static List<Assertion> number(List<PlainTarget> targets, int form) {
    List<Assertion> made = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      PlainTarget target = targets.get(form % 2 == 0 ? i : targets.size() - 1 - i);
      made.add(new Assertion(target, made.size(), payload(form, i)));
      if (form == 1) {
        made.add(new Assertion(PlainTarget.asn(1 + i), made.size(), ""));
      }
    }
    return made;
  }

  /** None, equal ones, and few or many, of equal lengths or of others. */
  private static String payload(int form, int i) {
    return switch (form) {
      case 0 -> "";
      case 1 -> "same";
      case 2 -> Integer.toString(i % 200 + 1000, 36);
      case 3 -> "x".repeat(i % 5) + i % 40_000;
      default -> String.format("%07d", i);
    };
  }

  /** Returns disjoint rows, so many as a step of a search likes least. */
  static Stream<List<PlainTarget>> aroundPowers(boolean isV6) {
    long stride = 0x00FF_FFF1L;
    return IntStream.of(AROUND)
        .mapToObj(
            size ->
                IntStream.range(0, size)
                    .mapToObj(
                        i ->
                            isV6
                                ? PlainAddress.v6(-(stride << 20) * (i + 1), (long) i << 40)
                                : PlainAddress.v4(0xFFFF_FFFFL - stride * (i % 257) - i))
                    .map(PlainTarget::address)
                    .toList());
  }
}
