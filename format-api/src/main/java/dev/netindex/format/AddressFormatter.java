package dev.netindex.format;

/**
 * Writes addresses as text: dotted decimal, and RFC 5952 for IPv6. Appends digit by digit, so that
 * nothing but the builder's own buffer is allocated.
 */
final class AddressFormatter {
  /** Length of the longest text, {@code ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff}. */
  static final int MAX_LENGTH = 39;

  private static final int GROUPS = 8;
  private static final String HEX_DIGITS = "0123456789abcdef";

  private AddressFormatter() {}

  static void append(StringBuilder out, Family family, long high, long low) {
    if (family == Family.IPV4) {
      appendIpv4(out, (int) low);
    } else if (AddressBits.isMapped(high, low)) {
      out.append("::ffff:");
      appendIpv4(out, (int) low);
    } else {
      appendIpv6(out, high, low);
    }
  }

  private static void appendIpv4(StringBuilder out, int bits) {
    out.append(bits >>> 24)
        .append('.')
        .append(bits >>> 16 & 0xFF)
        .append('.')
        .append(bits >>> 8 & 0xFF)
        .append('.')
        .append(bits & 0xFF);
  }

  private static void appendIpv6(StringBuilder out, long high, long low) {
    int zeros = longestZeroRun(high, low);
    int gap = zeros >>> 4;
    int gapEnd = gap + (zeros & 0xF);
    appendGroups(out, high, low, 0, gapEnd > gap ? gap : GROUPS);
    if (gapEnd > gap) {
      out.append("::");
      appendGroups(out, high, low, gapEnd, GROUPS);
    }
  }

  private static void appendGroups(StringBuilder out, long high, long low, int from, int end) {
    for (int i = from; i < end; i++) {
      if (i > from) {
        out.append(':');
      }
      appendHex(out, group(high, low, i));
    }
  }

  /**
   * Finds the groups that {@code ::} stands for: the first of the longest runs of zero groups, if
   * it has two or more (RFC 5952, sections 4.2.2 and 4.2.3).
   *
   * @return 16 times the first group plus the number of groups; 0 groups if there is no such run
   */
  private static int longestZeroRun(long high, long low) {
    int best = 0;
    int start = 0;
    for (int i = 0; i < GROUPS; i++) {
      if (group(high, low, i) != 0) {
        start = i + 1;
      } else if (i - start + 1 > Math.max(best & 0xF, 1)) {
        best = start << 4 | (i - start + 1);
      }
    }
    return best;
  }

  private static int group(long high, long low, int index) {
    long half = index < 4 ? high : low;
    return (int) (half >>> (48 - 16 * (index & 3))) & 0xFFFF;
  }

  private static void appendHex(StringBuilder out, int group) {
    int shift = 12;
    while (shift > 0 && group >>> shift == 0) {
      shift -= 4;
    }
    for (; shift >= 0; shift -= 4) {
      out.append(HEX_DIGITS.charAt(group >>> shift & 0xF));
    }
  }
}
