package dev.netindex.source.mmdb;

import dev.netindex.format.Target;

/** Takes the networks of a file, one after another. */
@FunctionalInterface
public interface NetworkVisitor {
  /**
   * Takes one network. What this method throws ends the walk and reaches the caller unchanged.
   *
   * @param network the network
   * @param key names its record; networks with the same key have the same record
   */
  void network(Target.Network network, long key);
}
