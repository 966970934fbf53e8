package dev.netindex.benchmarks.sides;

import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Map;

/** MaxMind's reader, asked for a map, which becomes JSON bytes. */
final class MaxmindJson implements Side {
  private final Reader reader;
  private final InetAddress[] addresses;
  private final MapWriter writer;

  MaxmindJson(SideName name, Addresses asked, MapWriter writer) throws IOException {
    reader = MaxmindFile.open(name);
    addresses = asked.toInetAddresses();
    this.writer = writer;
  }

  @Override
  public long run(int from, int to) throws IOException {
    long sum = 0;
    for (int i = from; i < to; i++) {
      Map<?, ?> record = reader.get(addresses[i], Map.class);
      if (record != null) {
        sum += writer.write(record);
      }
    }
    return sum;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
