package dev.netindex.benchmarks.sides;

import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;
import java.net.InetAddress;

/**
 * MaxMind's reader, asked for a class with four fields, or with none. The address objects exist
 * before, so that it does not pay for them.
 */
final class MaxmindFields implements Side {
  private final Reader reader;
  private final Class<?> type;
  private final InetAddress[] addresses;

  MaxmindFields(SideName name, Addresses asked) throws IOException {
    reader = MaxmindFile.open(name);
    type = name.kind().endsWith("least") ? NoFields.class : CityPaths.typeOf(name.data());
    addresses = asked.toInetAddresses();
  }

  @Override
  public long run(int from, int to) throws IOException {
    long found = 0;
    for (int i = from; i < to; i++) {
      found += reader.get(addresses[i], type) == null ? 0 : 1;
    }
    return found;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
