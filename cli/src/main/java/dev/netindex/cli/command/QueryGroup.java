package dev.netindex.cli.command;

import dev.netindex.cli.input.QueryText;
import dev.netindex.cli.input.Request;
import dev.netindex.format.Family;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.BatchLookup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Queries that are at hand together: their addresses are looked up in batches, whose waits for
 * memory overlap; the answers are then written one by one from the processor's caches. Belongs to
 * one thread.
 */
final class QueryGroup {
  /** The most queries. */
  private static final int SIZE = 256;

  private final Asker asker;
  private final List<AskedIndex> indexes;
  private final List<BatchLookup> batches;
  private final QueryText query = new QueryText();
  private final List<Request> requests = new ArrayList<>(SIZE);
  private final int[] starts = new int[SIZE];
  private final int[] lengths = new int[SIZE];
  private final int[] ipv4 = new int[SIZE];
  private final long[] high = new long[SIZE];
  private final long[] low = new long[SIZE];
  private final long[] payloadLengths = new long[SIZE];

  /** Of each index where the payloads of IPv4 and of IPv6 addresses are, in their order. */
  private final long[][] ipv4Payloads;

  private final long[][] ipv6Payloads;
  private byte[] bytes = new byte[0];
  private int ipv4Count;
  private int ipv6Count;

  /**
   * Makes an empty group.
   *
   * @param asker answers queries
   * @param indexes those that it asks
   */
  QueryGroup(Asker asker, List<AskedIndex> indexes) {
    this.asker = asker;
    this.indexes = indexes;
    this.batches = indexes.stream().map(index -> index.reader().batch()).toList();
    this.ipv4Payloads = new long[indexes.size()][SIZE];
    this.ipv6Payloads = new long[indexes.size()][SIZE];
  }

  boolean isFull() {
    return requests.size() == SIZE;
  }

  /** Takes one more query, whose bytes are in the same array as those of the others and stay. */
  void add(QueryText text, Request request) {
    int at = requests.size();
    bytes = text.bytes();
    starts[at] = text.start();
    lengths[at] = text.length();
    requests.add(request);
    if (request instanceof Request.Ip(IpAddress address)) {
      if (address.family() == Family.IPV4) {
        ipv4[ipv4Count++] = (int) address.low();
      } else {
        high[ipv6Count] = address.high();
        low[ipv6Count++] = address.low();
      }
    }
  }

  /** Answers all queries in order; the group is then empty. */
  void answer() throws IOException {
    boolean located = requests.size() > 1 && locate();
    int at4 = 0;
    int at6 = 0;
    for (int i = 0; i < requests.size(); i++) {
      query.set(bytes, starts[i], lengths[i]);
      Request request = requests.get(i);
      boolean ip = request instanceof Request.Ip;
      boolean isIpv4 = ip && ((Request.Ip) request).address().family() == Family.IPV4;
      for (int index = 0; index < indexes.size(); index++) {
        long payload = isIpv4 ? ipv4Payloads[index][at4] : ipv6Payloads[index][at6];
        boolean missed = located && ip && payload == BatchLookup.NONE;
        asker.answer(indexes.get(index), query, missed ? Request.NOTHING : request);
      }
      at4 += isIpv4 ? 1 : 0;
      at6 += ip && !isIpv4 ? 1 : 0;
    }
    requests.clear();
    ipv4Count = 0;
    ipv6Count = 0;
  }

  /** Looks the addresses up. False if a file fails: then each query finds out in its turn. */
  private boolean locate() {
    try {
      for (int i = 0; i < batches.size(); i++) {
        BatchLookup batch = batches.get(i);
        batch.payloadsIpv4(ipv4, 0, ipv4Count, ipv4Payloads[i], payloadLengths);
        batch.payloadsIpv6(high, low, 0, ipv6Count, ipv6Payloads[i], payloadLengths);
      }
      return true;
    } catch (InvalidIndexException e) {
      return false;
    }
  }
}
