package dev.netindex.source.mmdb;

/**
 * What a walk over the networks of a file met. Networks are counted, not records.
 *
 * @param ipv4Networks IPv4 networks passed on
 * @param ipv6Networks IPv6 networks passed on, without aliases
 * @param aliasNetworks IPv6 copies of IPv4 networks passed on; 0 unless they were asked for
 * @param aliasNetworksLeftOut IPv6 copies of IPv4 networks that were not asked for
 * @param emptyNetworksLeftOut networks whose record is empty, left out
 */
public record MmdbReport(
    long ipv4Networks,
    long ipv6Networks,
    long aliasNetworks,
    long aliasNetworksLeftOut,
    long emptyNetworksLeftOut) {
  /**
   * Returns how many networks were passed on.
   *
   * @return the sum of all that were not left out
   */
  public long networks() {
    return ipv4Networks + ipv6Networks + aliasNetworks;
  }
}
