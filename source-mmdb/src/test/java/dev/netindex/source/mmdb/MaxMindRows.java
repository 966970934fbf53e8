package dev.netindex.source.mmdb;

import com.maxmind.db.DatabaseRecord;
import com.maxmind.db.InvalidNetworkException;
import com.maxmind.db.Network;
import com.maxmind.db.Networks;
import com.maxmind.db.Reader;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The networks and records that MaxMind's reader finds. */
final class MaxMindRows {
  private MaxMindRows() {}

  /** The traps of the iterator are that hasNext moves on, and that ::/64 is 0.0.0.0/-32. */
  static Map<String, Object> of(byte[] bytes, boolean aliases) throws IOException {
    Map<String, Object> rows = new LinkedHashMap<>();
    try (Reader reader = new Reader(new ByteArrayInputStream(bytes))) {
      Networks<Object> networks = reader.networks(aliases, Object.class);
      while (networks.hasNext()) {
        DatabaseRecord<Object> row = networks.next();
        rows.put(network(row.network()), row.data());
      }
    } catch (InvalidNetworkException wrong) {
      throw new IOException(wrong);
    }
    return rows;
  }

  static Map<String, Object> of(byte[] bytes) throws IOException {
    return of(bytes, false);
  }

  /** Looks up one address. */
  static Object record(byte[] bytes, IpAddress address) throws IOException {
    try (Reader reader = new Reader(new ByteArrayInputStream(bytes))) {
      return reader.get(address.toInetAddress(), Object.class);
    }
  }

  private static String network(Network network) throws UnknownHostException {
    boolean ipv4 = network.networkAddress() instanceof Inet4Address;
    int prefix = network.prefixLength();
    if (ipv4 && prefix < 0) {
      return new Target.Network(IpAddress.ofIpv6(0, 0), prefix + 96).toString();
    }
    return new Target.Network(IpAddress.ofBytes(network.networkAddress().getAddress()), prefix)
        .toString();
  }
}
