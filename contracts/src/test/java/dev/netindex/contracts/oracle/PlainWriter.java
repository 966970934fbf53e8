package dev.netindex.contracts.oracle;

import dev.netindex.format.reader.TargetKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a whole file the slow and obvious way: the rules of FORMAT.md, one after the other, in big
 * integers and lists. For files of which the builder's bytes are expected.
 */
public final class PlainWriter {
  private PlainWriter() {}

  /**
   * Returns the file of some rows.
   *
   * @param rows in the order of their ids, from 0
   * @param metadata a character for each byte
   */
  public static byte[] file(List<Assertion> rows, String metadata) {
    BruteForce sections = new BruteForce(rows);
    List<Assertion> v4 = sections.intersecting(PlainTarget.parse("0.0.0.0/0"));
    List<Assertion> v6 = sections.intersecting(PlainTarget.parse("::/0"));
    List<Assertion> asns = rows.stream().filter(row -> !row.target().isIp()).toList();
    PlainBytes v4Bytes = PlainSections.smallest(v4, false);
    PlainBytes v6Bytes = PlainSections.smallest(v6, true);
    boolean v4Packed = v4Bytes.size() != 20L * v4.size();
    boolean v6Packed = v6Bytes.size() != 56L * v6.size();
    Map<String, Long> pool = new LinkedHashMap<>();
    long poolBytes = 0;
    for (Assertion row : rows) {
      if (pool.putIfAbsent(row.payload(), poolBytes) == null) {
        poolBytes += row.payload().length();
      }
    }
    PlainBytes spans = spans(rows, pool);
    PlainBytes fixed = fixed(rows, pool, poolBytes);
    boolean useFixed = fixed.size() > 0 && fixed.size() < spans.size();
    PlainBytes file = new PlainBytes();
    file.text("NETINDEX").number(3, 4);
    file.number((v4Packed ? 1 : 0) + (v6Packed ? 2 : 0) + (useFixed ? 8 : 4), 4);
    file.number(rows.size(), 8).number(v4.size(), 8).number(v6.size(), 8).number(asns.size(), 8);
    file.number(metadata.length(), 8).number(poolBytes, 8);
    file.number(v4Packed ? v4Bytes.size() : 0, 8).number(v6Packed ? v6Bytes.size() : 0, 8);
    file.text(metadata).all(v4Bytes).all(v6Bytes);
    for (Assertion row : asns.stream().sorted(Assertion.FILE_ORDER).toList()) {
      file.number(row.target().first(), 4).number(row.id(), 4);
    }
    file.all(useFixed ? fixed : spans);
    pool.keySet().forEach(file::text);
    return file.toByteArray();
  }

  private static PlainBytes spans(List<Assertion> rows, Map<String, Long> pool) {
    PlainBytes spans = new PlainBytes();
    for (Assertion row : rows) {
      spans.number(pool.get(row.payload()), 4).number(row.payload().length(), 4);
    }
    return spans;
  }

  /** Returns no bytes where the lengths differ or there are no rows. */
  private static PlainBytes fixed(List<Assertion> rows, Map<String, Long> pool, long poolBytes) {
    PlainBytes fixed = new PlainBytes();
    if (rows.stream().mapToInt(row -> row.payload().length()).distinct().count() != 1) {
      return fixed;
    }
    int length = rows.getFirst().payload().length();
    long values = length == 0 ? 1 : poolBytes / length;
    int width = 0;
    while (values > 1L << 8 * width) {
      width++;
    }
    fixed.number(length, 4).number(width, 1).number(0, 3);
    List<String> ordinals = new ArrayList<>(pool.keySet());
    Map<String, Integer> byPayload = new LinkedHashMap<>();
    ordinals.forEach(payload -> byPayload.put(payload, byPayload.size()));
    for (Assertion row : rows) {
      fixed.number(byPayload.get(row.payload()), width);
    }
    return fixed;
  }

  /** Returns the number of a kind in rows. */
  static int number(TargetKind kind) {
    return switch (kind) {
      case ADDRESS -> 0;
      case NETWORK -> 1;
      case RANGE -> 2;
      case ASN -> throw new IllegalArgumentException("an AS number has no row kind");
    };
  }

  /** Returns the distance between two rows' starts. */
  static BigInteger delta(Assertion base, Assertion row) {
    return row.target().first().subtract(base.target().first());
  }
}
