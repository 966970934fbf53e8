package dev.netindex.benchmarks.data;

import com.maxmind.db.DatabaseRecord;
import com.maxmind.db.InvalidNetworkException;
import com.maxmind.db.Network;
import com.maxmind.db.Networks;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.AsnRecord;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/**
 * Makes {@code geolite2-asn.nidx} of exactly the networks of {@code GeoLite2-ASN.mmdb}, so that
 * both participants answer from the same data. Networks of one record that lie side by side stay
 * apart, as they are in the other file. Payloads are JSON objects with the names of that file.
 */
public final class GeoLiteIndex {
  private GeoLiteIndex() {}

  /**
   * Makes the index.
   *
   * @param arguments the MMDB file and the index to write
   * @throws IOException if one can't be read or written
   * @throws InvalidNetworkException if the MMDB file is broken
   */
  public static void main(String[] arguments) throws IOException, InvalidNetworkException {
    Path to = Path.of(arguments[1]);
    IndexBuilder builder = new IndexBuilder();
    try (Reader reader = new Reader(Path.of(arguments[0]).toFile())) {
      Networks<AsnRecord> networks = reader.networks(AsnRecord.class);
      while (networks.hasNext()) {
        DatabaseRecord<AsnRecord> next = networks.next();
        builder.add(target(next.network()), AsnJson.encode(next.data()));
      }
    }
    long bytes = builder.publishTo(to);
    System.out.printf(
        "%s: %,d networks, %,d different payloads, %,d bytes%n",
        to.getFileName(), builder.size(), builder.distinctPayloads(), bytes);
  }

  private static Target target(Network network) {
    InetAddress address = network.networkAddress();
    ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
    IpAddress first =
        bytes.capacity() == 4
            ? IpAddress.of(Family.IPV4, 0, Integer.toUnsignedLong(bytes.getInt()))
            : IpAddress.of(Family.IPV6, bytes.getLong(), bytes.getLong());
    return new Target.Network(first, network.prefixLength());
  }
}
