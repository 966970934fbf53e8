package dev.netindex.benchmarks;

import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.AsnJson;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes sure that two participants answer alike before their time is taken. */
final class SameAnswers {
  private SameAnswers() {}

  static void check(IndexReader index, Reader peer, InetAddress[] addresses) throws IOException {
    for (InetAddress address : addresses) {
      AsnRecord theirs = peer.get(address, AsnRecord.class);
      AsnRecord ours = only(index.lookup(value(address)));
      if (!Objects.equals(ours, theirs)) {
        throw new IllegalStateException(address + ": " + ours + " is not " + theirs);
      }
    }
  }

  private static @Nullable AsnRecord only(List<Match> matches) throws IOException {
    if (matches.size() > 1) {
      throw new IllegalStateException("more than one match: " + matches);
    }
    return matches.isEmpty()
        ? null
        : AsnJson.decode(matches.getFirst().payload().toArray(ValueLayout.JAVA_BYTE));
  }

  private static IpAddress value(InetAddress address) {
    ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
    return bytes.capacity() == 4
        ? IpAddress.of(Family.IPV4, 0, Integer.toUnsignedLong(bytes.getInt()))
        : IpAddress.of(Family.IPV6, bytes.getLong(), bytes.getLong());
  }
}
