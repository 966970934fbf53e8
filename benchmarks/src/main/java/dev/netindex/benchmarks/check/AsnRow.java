package dev.netindex.benchmarks.check;

import java.net.InetAddress;
import java.util.Arrays;

/**
 * A row of text, read without the code under test.
 *
 * @param id its position over all files
 * @param first first address
 * @param last last address
 * @param number AS number, as written
 * @param organisation as written
 */
record AsnRow(int id, InetAddress first, InetAddress last, String number, String organisation) {
  boolean contains(InetAddress address) {
    return compare(first, address) <= 0 && compare(address, last) <= 0;
  }

  /** Compares two addresses; all of IPv4 come before IPv6. */
  static int compare(InetAddress one, InetAddress other) {
    byte[] a = one.getAddress();
    byte[] b = other.getAddress();
    return a.length != b.length ? a.length - b.length : Arrays.compareUnsigned(a, b);
  }

  @Override
  public String toString() {
    return "row %d: %s-%s AS%s %s"
        .formatted(id, first.getHostAddress(), last.getHostAddress(), number, organisation);
  }
}
