package dev.netindex.contracts.oracle;

import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.reader.TargetKind;
import java.math.BigInteger;

/**
 * A target as numbers. Families are as written.
 *
 * @param kind what it is
 * @param v6 whether it is IPv6; false for an AS number
 * @param first its first address, or the AS number
 * @param last its last address, or the AS number
 * @param prefix prefix length; 0 for a range and an AS number
 */
public record PlainTarget(
    TargetKind kind, boolean v6, BigInteger first, BigInteger last, int prefix) {

  /** Returns the target that is one address. */
  public static PlainTarget address(PlainAddress address) {
    return new PlainTarget(
        TargetKind.ADDRESS,
        address.v6(),
        address.value(),
        address.value(),
        PlainAddress.bits(address.v6()));
  }

  /** Returns the network that an address lies in. */
  public static PlainTarget network(PlainAddress inside, int prefix) {
    BigInteger hosts =
        BigInteger.ONE.shiftLeft(PlainAddress.bits(inside.v6()) - prefix).subtract(BigInteger.ONE);
    BigInteger first = inside.value().andNot(hosts);
    return new PlainTarget(TargetKind.NETWORK, inside.v6(), first, first.or(hosts), prefix);
  }

  /** Returns the range between two addresses, in either order. */
  public static PlainTarget range(PlainAddress a, PlainAddress b) {
    return new PlainTarget(
        TargetKind.RANGE, a.v6(), a.value().min(b.value()), a.value().max(b.value()), 0);
  }

  /** Returns an AS number as a target. */
  public static PlainTarget asn(long number) {
    BigInteger value = BigInteger.valueOf(number);
    return new PlainTarget(TargetKind.ASN, false, value, value, 0);
  }

  /** Reads well-formed canonical text; anything else gives any exception or a wrong target. */
  public static PlainTarget parse(String text) {
    if (text.startsWith("AS")) {
      return asn(Long.parseLong(text.substring(2)));
    }
    int slash = text.indexOf('/');
    if (slash >= 0) {
      PlainAddress first = PlainAddress.parse(text.substring(0, slash));
      return network(first, Integer.parseInt(text.substring(slash + 1)));
    }
    int dash = text.indexOf('-');
    return dash >= 0
        ? range(
            PlainAddress.parse(text.substring(0, dash)),
            PlainAddress.parse(text.substring(dash + 1)))
        : address(PlainAddress.parse(text));
  }

  /** Reads the product's value through its numbers. */
  public static PlainTarget of(Target target) {
    return switch (target) {
      case Target.Address(IpAddress address) -> address(plain(address));
      case Target.Network(IpAddress address, int prefix) -> network(plain(address), prefix);
      case Target.Range(IpAddress start, IpAddress end) -> range(plain(start), plain(end));
      case Target.Asn(long number) -> asn(number);
    };
  }

  private static PlainAddress plain(IpAddress address) {
    return address.family() == Family.IPV6
        ? PlainAddress.v6(address.high(), address.low())
        : PlainAddress.v4(address.low());
  }

  /** Returns the product's value. */
  public Target toTarget() {
    return switch (kind) {
      case ADDRESS -> new Target.Address(firstAddress().toIp());
      case NETWORK -> new Target.Network(firstAddress().toIp(), prefix);
      case RANGE -> new Target.Range(firstAddress().toIp(), lastAddress().toIp());
      case ASN -> new Target.Asn(first.longValue());
    };
  }

  /** Returns whether this is addresses rather than an AS number. */
  public boolean isIp() {
    return kind != TargetKind.ASN;
  }

  /** Returns the first address. */
  public PlainAddress firstAddress() {
    return new PlainAddress(v6, first);
  }

  /** Returns the last address. */
  public PlainAddress lastAddress() {
    return new PlainAddress(v6, last);
  }

  /** Returns whether both are addresses of one family and share one. */
  public boolean intersects(PlainTarget other) {
    return isIp()
        && other.isIp()
        && v6 == other.v6
        && first.compareTo(other.last) <= 0
        && other.first.compareTo(last) <= 0;
  }

  /** Returns whether both are addresses of one family and all of this one's lie in the other. */
  public boolean within(PlainTarget other) {
    return isIp()
        && other.isIp()
        && v6 == other.v6
        && other.first.compareTo(first) <= 0
        && last.compareTo(other.last) <= 0;
  }
}
