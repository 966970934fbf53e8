package dev.netindex.contracts.opening;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;

/** Files of networks that follow each other. */
final class Networks {
  private Networks() {}

  /** Returns a file of so many IPv4 networks with small payloads. */
  static byte[] file(int rows) {
    IndexBuilder builder = new IndexBuilder();
    for (int row = 0; row < rows; row++) {
      byte[] payload = {(byte) row, (byte) (row >>> 8)};
      builder.add(Target.Network.masking(IpAddress.ofIpv4(row << 8), 24 + row % 9), payload);
    }
    return builder.toByteArray();
  }
}
