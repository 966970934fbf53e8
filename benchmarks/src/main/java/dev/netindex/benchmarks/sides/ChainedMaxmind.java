package dev.netindex.benchmarks.sides;

import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;
import java.net.InetAddress;

/** The same as {@link MaxmindFields}, but no question is known before the answer to the last. */
final class ChainedMaxmind implements Side {
  private final Reader reader;
  private final Class<?> type;
  private final InetAddress[] addresses;

  /** Always 0, which no compiler knows. */
  private int zero;

  private int answer;

  ChainedMaxmind(SideName name, Addresses asked) throws IOException {
    reader = MaxmindFile.open(name);
    type = CityPaths.typeOf(name.data());
    addresses = asked.toInetAddresses();
  }

  /** Would let {@link #zero} be anything; never called. */
  void becomeRandom(int bits) {
    zero = bits;
  }

  @Override
  public long run(int from, int to) throws IOException {
    long found = 0;
    int last = answer;
    for (int i = from; i < to; i++) {
      last = reader.get(addresses[i + (last & zero)], type) == null ? 0 : 1;
      found += last;
    }
    answer = last;
    return found;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
