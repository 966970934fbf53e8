package dev.netindex.source.mmdb;

import dev.netindex.format.Family;
import org.jspecify.annotations.Nullable;

/**
 * One walk over the networks of a file, each network once. IPv4 comes first; then the IPv6 tree is
 * walked, except for the IPv4 part, which is entered again only for aliases.
 *
 * <p>The tree is walked here and the data decoded by our own code, not by MaxMind's reader, as that
 * one (version 4.1.0) can't be relied on. Its iterator moves on in {@code hasNext}: asked twice a
 * row, it gives 6 of 11 networks; {@code next} alone ends in NullPointerException, and behind the
 * end it gives the last network again. A record of {@code ::/64} is reported as {@code
 * 0.0.0.0/-32}. It iterates over every path of a tree whose nodes are shared, 2<sup>19</sup> in a
 * file of 364 bytes, and a record that leads to itself ends in StackOverflowError.
 */
final class NetworkWalk {
  private final SearchTree tree;
  private final int ipVersion;
  private final boolean aliases;
  private final @Nullable EmptyRecords leftOut;
  private final NetworkBitsVisitor visitor;
  private final MmdbProgress progress;
  private final TreeWalk walk;
  private final Ipv4Start start;

  private long ipv4Networks;
  private long ipv6Networks;
  private long aliasNetworks;
  private long aliasesLeftOut;
  private long emptyNetworks;

  NetworkWalk(
      MmdbFile file,
      boolean aliases,
      @Nullable EmptyRecords leftOut,
      NetworkBitsVisitor visitor,
      MmdbProgress progress) {
    this.tree = file.tree();
    this.ipVersion = file.metadata().ipVersion();
    this.aliases = aliases;
    this.leftOut = leftOut;
    this.visitor = visitor;
    this.progress = progress;
    this.walk = new TreeWalk(tree, this::tell);
    this.start = Ipv4Start.of(tree, ipVersion);
  }

  MmdbReport run() {
    // Data or nothing above bit 96 is what an IPv4 lookup meets as well: 0.0.0.0/0.
    walk.walk(start.record(), 0, 0, Ipv4Start.DEPTH, TreeWalk.NO_NODE, new Ipv4());
    if (ipVersion == 6) {
      long stop = start.isNode(tree) ? start.record() : TreeWalk.NO_NODE;
      walk.walk(tree.nodes() == 0 ? tree.nodes() : 0, 0, 0, 0, stop, new Ipv6());
    }
    tell();
    return new MmdbReport(
        ipv4Networks, ipv6Networks, aliasNetworks, aliasesLeftOut * ipv4Networks, emptyNetworks);
  }

  private void tell() {
    progress.at(ipv4Networks + ipv6Networks + aliasNetworks, walk.visits(), tree.nodes());
  }

  /** Passes a network on if its record is wanted. */
  private boolean pass(Family family, long high, long low, int prefix, long key) {
    if (leftOut != null && leftOut.contains(key)) {
      emptyNetworks++;
      return false;
    }
    visitor.network(family, high, low, prefix, key);
    return true;
  }

  /** Enters the IPv4 part once more, or counts that it was not. */
  private void alias(long high, long low, int depth) {
    if (Ipv4Start.isMapped(high, low, depth)) {
      return;
    }
    if (aliases) {
      walk.walk(start.record(), high, low, depth, TreeWalk.NO_NODE, new Alias());
    } else {
      aliasesLeftOut++;
    }
  }

  /** The IPv4 networks. */
  private final class Ipv4 implements LeafVisitor {
    @Override
    public void leaf(long high, long low, int depth, long key) {
      if (pass(Family.IPV4, 0, low, depth - Ipv4Start.DEPTH, key)) {
        ipv4Networks++;
      }
    }

    @Override
    public void stopped(long high, long low, int depth) {
      throw new AssertionError();
    }
  }

  /** The IPv6 networks. */
  private final class Ipv6 implements LeafVisitor {
    @Override
    public void leaf(long high, long low, int depth, long key) {
      if (Ipv4Start.isCanonical(high, low, depth)) {
        // All of IPv4 has one record, and was passed on as 0.0.0.0/0.
        alias(high, low, depth);
      } else if (pass(Family.IPV6, high, low, depth, key)) {
        ipv6Networks++;
      }
    }

    @Override
    public void stopped(long high, long low, int depth) {
      alias(high, low, depth);
    }
  }

  /** Copies of IPv4 networks. */
  private final class Alias implements LeafVisitor {
    @Override
    public void leaf(long high, long low, int depth, long key) {
      if (pass(Family.IPV6, high, low, depth, key)) {
        aliasNetworks++;
      }
    }

    @Override
    public void stopped(long high, long low, int depth) {
      throw new AssertionError();
    }
  }
}
