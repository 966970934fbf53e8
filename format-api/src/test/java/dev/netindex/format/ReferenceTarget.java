package dev.netindex.format;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Targets as regular expressions and {@link BigInteger} read them; the result is the text. */
final class ReferenceTarget {
  private static final Pattern ASN = Pattern.compile("[Aa][Ss]([1-9][0-9]{0,9})");
  private static final Pattern NETWORK = Pattern.compile("([^/-]*)/(0|[1-9][0-9]{0,2})");
  private static final Pattern RANGE = Pattern.compile("([^/-]*)-([^/-]*)");

  private final boolean literal;
  private final boolean mask;

  ReferenceTarget(Set<ParseOption> options) {
    literal = options.contains(ParseOption.LITERAL_FAMILY);
    mask = options.contains(ParseOption.MASK_HOST_BITS);
  }

  /** Returns the canonical text, or nothing if the text is refused. */
  Optional<String> parse(String text) {
    Matcher asn = ASN.matcher(text);
    if (asn.matches()) {
      boolean good = Long.parseLong(asn.group(1)) < 1L << 32;
      return good ? Optional.of("AS" + asn.group(1)) : Optional.empty();
    }
    Matcher network = NETWORK.matcher(text);
    if (network.matches()) {
      return network(network.group(1), Integer.parseInt(network.group(2)));
    }
    Matcher range = RANGE.matcher(text);
    if (range.matches()) {
      return range(range.group(1), range.group(2));
    }
    return address(text).map(ReferenceAddress::text);
  }

  private Optional<IpAddress> address(String text) {
    return literal(text).map(a -> literal || !a.isMapped() ? a : IpAddress.ofIpv4((int) a.low()));
  }

  private static Optional<IpAddress> literal(String text) {
    return ReferenceAddress.parse(text)
        .map(
            bytes ->
                ReferenceAddress.address(
                    bytes.length == 4 ? Family.IPV4 : Family.IPV6, new BigInteger(1, bytes)));
  }

  private Optional<String> network(String text, int prefix) {
    IpAddress written = literal(text).orElse(null);
    if (written == null || prefix > written.family().bits()) {
      return Optional.empty();
    }
    if (written.isMapped() && !literal && prefix >= 96) {
      return network(IpAddress.ofIpv4((int) written.low()), prefix - 96);
    }
    return network(written, prefix);
  }

  private Optional<String> network(IpAddress address, int prefix) {
    BigInteger number = ReferenceAddress.number(address);
    BigInteger host = number.mod(ReferenceAddress.size(address.family(), prefix));
    if (host.signum() != 0 && !mask) {
      return Optional.empty();
    }
    IpAddress lowest = ReferenceAddress.address(address.family(), number.subtract(host));
    return Optional.of(ReferenceAddress.text(lowest) + "/" + prefix);
  }

  private Optional<String> range(String first, String second) {
    IpAddress start = address(first).orElse(null);
    IpAddress end = address(second).orElse(null);
    if (start == null || end == null || start.family() != end.family()) {
      return Optional.empty();
    }
    boolean ordered = ReferenceAddress.number(start).compareTo(ReferenceAddress.number(end)) <= 0;
    return ordered
        ? Optional.of(ReferenceAddress.text(start) + "-" + ReferenceAddress.text(end))
        : Optional.empty();
  }
}
