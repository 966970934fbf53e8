package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import inet.ipaddr.ipv4.IPv4Address;
import inet.ipaddr.ipv4.IPv4AddressAssociativeTrie;
import inet.ipaddr.ipv4.IPv4AddressAssociativeTrie.IPv4AssociativeTrieNode;
import java.io.IOException;

/** The trie of IPAddress, by networks. The address objects exist before. */
final class TrieSide implements Side {
  private final IPv4AddressAssociativeTrie<Long> trie = new IPv4AddressAssociativeTrie<>();
  private final IPv4Address[] asked;

  TrieSide(SideName name, Addresses addresses) throws IOException {
    PeerRows rows = PeerRows.of(name);
    for (int i = 0; i < rows.starts.length; i++) {
      int prefix = Long.numberOfLeadingZeros(rows.starts[i] ^ rows.ends[i]) - Integer.SIZE;
      IPv4Address first = new IPv4Address((int) rows.starts[i]);
      trie.put(first.toPrefixBlock(Math.min(prefix, Integer.SIZE)), rows.answers[i]);
    }
    asked = new IPv4Address[addresses.size()];
    for (int i = 0; i < asked.length; i++) {
      asked[i] = new IPv4Address((int) addresses.low()[i]);
    }
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      IPv4AssociativeTrieNode<Long> node = trie.longestPrefixMatchNode(asked[i]);
      sum += node == null ? 0 : node.getValue();
    }
    return sum;
  }
}
