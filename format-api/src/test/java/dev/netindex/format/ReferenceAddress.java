package dev.netindex.format;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Addresses as other means than the product's read and write them: regular expressions and lists of
 * strings for the grammar, {@link BigInteger} for the arithmetic. Slow and plain.
 */
final class ReferenceAddress {
  private static final String OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])";
  private static final Pattern IPV4 = Pattern.compile("(?:" + OCTET + "\\.){3}" + OCTET);
  private static final Pattern GROUP = Pattern.compile("[0-9A-Fa-f]{1,4}");

  private ReferenceAddress() {}

  /** Reads IPv4 to 4 bytes, IPv6 to 16 bytes, mapped or not; empty if the text is refused. */
  static Optional<byte[]> parse(String text) {
    if (IPV4.matcher(text).matches()) {
      return Optional.of(octets(text));
    }
    int gap = text.indexOf("::");
    if (gap < 0) {
      return groups(text, true).filter(g -> g.size() == 8).map(ReferenceAddress::bytes);
    }
    Optional<List<String>> head = groups(text.substring(0, gap), false);
    Optional<List<String>> tail = groups(text.substring(gap + 2), true);
    if (head.isEmpty() || tail.isEmpty() || head.get().size() + tail.get().size() > 7) {
      return Optional.empty();
    }
    List<String> all = new ArrayList<>(head.get());
    while (all.size() + tail.get().size() < 8) {
      all.add("0");
    }
    all.addAll(tail.get());
    return Optional.of(bytes(all));
  }

  /** Writes IPv6 as RFC 5952 asks: of all ways to shorten, the shortest, and of those the first. */
  static String text(IpAddress address) {
    byte[] bytes = address.toBytes();
    if (address.isIpv4() || address.isMapped()) {
      List<String> octets = new ArrayList<>();
      for (byte octet : Arrays.copyOfRange(bytes, bytes.length - 4, bytes.length)) {
        octets.add(Integer.toString(octet & 0xFF));
      }
      String dotted = String.join(".", octets);
      return address.isIpv4() ? dotted : "::ffff:" + dotted;
    }
    List<String> groups = new ArrayList<>();
    for (int i = 0; i < 16; i += 2) {
      groups.add(Integer.toHexString((bytes[i] & 0xFF) << 8 | (bytes[i + 1] & 0xFF)));
    }
    String best = String.join(":", groups);
    int omitted = 1;
    for (int from = 0; from < 8; from++) {
      for (int to = from + 2; to <= 8; to++) {
        boolean zeros = groups.subList(from, to).stream().allMatch("0"::equals);
        if (zeros && to - from > omitted) {
          omitted = to - from;
          best =
              String.join(":", groups.subList(0, from))
                  + "::"
                  + String.join(":", groups.subList(to, 8));
        }
      }
    }
    return best;
  }

  /** Returns the address as a number. */
  static BigInteger number(IpAddress address) {
    return new BigInteger(1, address.toBytes());
  }

  /** Returns the address of a number. */
  static IpAddress address(Family family, BigInteger number) {
    long low = number.longValue();
    return family == Family.IPV4
        ? IpAddress.ofIpv4((int) low)
        : IpAddress.ofIpv6(number.shiftRight(64).longValue(), low);
  }

  /** Returns the number of addresses of a network. */
  static BigInteger size(Family family, int prefix) {
    return BigInteger.ONE.shiftLeft(family.bits() - prefix);
  }

  private static Optional<List<String>> groups(String text, boolean tailAllowed) {
    if (text.isEmpty()) {
      return Optional.of(List.of());
    }
    List<String> parts = new ArrayList<>(List.of(text.split(":", -1)));
    String last = parts.getLast();
    if (tailAllowed && IPV4.matcher(last).matches()) {
      byte[] octets = octets(last);
      parts.removeLast();
      for (int i = 0; i < 4; i += 2) {
        parts.add(Integer.toHexString((octets[i] & 0xFF) << 8 | (octets[i + 1] & 0xFF)));
      }
    }
    boolean good = parts.stream().allMatch(p -> GROUP.matcher(p).matches());
    return good ? Optional.of(parts) : Optional.empty();
  }

  private static byte[] octets(String text) {
    String[] parts = text.split("\\.");
    byte[] bytes = new byte[4];
    for (int i = 0; i < 4; i++) {
      bytes[i] = (byte) Integer.parseInt(parts[i]);
    }
    return bytes;
  }

  private static byte[] bytes(List<String> groups) {
    byte[] bytes = new byte[16];
    for (int i = 0; i < 8; i++) {
      int group = Integer.parseInt(groups.get(i), 16);
      bytes[2 * i] = (byte) (group >> 8);
      bytes[2 * i + 1] = (byte) group;
    }
    return bytes;
  }
}
