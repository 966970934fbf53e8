package dev.netindex.format;

import java.util.List;

/** A target that is a span of addresses of one family, from the first to the last. */
public sealed interface IpTarget extends Target
    permits Target.Address, Target.Network, Target.Range {
  /**
   * Returns the family of all addresses of the target.
   *
   * @return never null
   */
  default Family family() {
    return first().family();
  }

  /**
   * Returns the lowest address.
   *
   * @return at most {@link #last()}
   */
  IpAddress first();

  /**
   * Returns the highest address, which belongs to the target.
   *
   * @return at least {@link #first()}, of the same family
   */
  IpAddress last();

  /**
   * Returns the fewest networks that have exactly the addresses of the target.
   *
   * @return in rising order, without overlap; 1 to 62 networks of IPv4, 1 to 254 of IPv6
   */
  default List<Target.Network> networks() {
    return CidrSplitter.split(first(), last());
  }

  /**
   * Tells whether an address belongs to the target. Families never mix: an IPv4-mapped IPv6 address
   * is an IPv6 one here.
   *
   * @param address any address
   * @return false if it is of the other family
   */
  default boolean contains(IpAddress address) {
    return address.family() == family()
        && first().compareTo(address) <= 0
        && address.compareTo(last()) <= 0;
  }
}
