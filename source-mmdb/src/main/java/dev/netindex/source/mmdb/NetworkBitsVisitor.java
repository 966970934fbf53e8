package dev.netindex.source.mmdb;

import dev.netindex.format.Family;

/** Takes the networks of a file without an object for each. */
@FunctionalInterface
public interface NetworkBitsVisitor {
  /**
   * Takes one network. What this method throws ends the walk and reaches the caller unchanged.
   *
   * @param family the family of the network
   * @param high the upper 64 bits of the lowest address in network order; 0 for IPv4
   * @param low the lower 64 bits; an IPv4 address is in the lowest 32
   * @param prefix length of the prefix in bits, 0 to 32 for IPv4 and 0 to 128 for IPv6
   * @param key names its record; networks with the same key have the same record
   */
  void network(Family family, long high, long low, int prefix, long key);
}
