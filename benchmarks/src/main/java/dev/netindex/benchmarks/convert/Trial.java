package dev.netindex.benchmarks.convert;

import com.maxmind.db.CHMCache;
import com.maxmind.db.DatabaseRecord;
import com.maxmind.db.InvalidNetworkException;
import com.maxmind.db.Networks;
import com.maxmind.db.NoCache;
import com.maxmind.db.NodeCache;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.records.CityFields;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** One way with one MMDB file, in this process, and one line about it on standard output. */
public final class Trial {
  private static final int CACHE = 4096;

  private Trial() {}

  /**
   * Goes one way.
   *
   * @param arguments the name of a {@link Way}, the MMDB file, the index to write
   * @throws IOException if a file can't be read or written
   * @throws InvalidNetworkException if the MMDB file is broken
   */
  public static void main(String[] arguments) throws IOException, InvalidNetworkException {
    PeakMemory memory = PeakMemory.watch();
    Path database = Path.of(arguments[1]);
    long start = System.nanoTime();
    long rows =
        switch (Way.valueOf(arguments[0])) {
          case LIBRARY -> Conversion.run(database, Path.of(arguments[2]));
          case MAPS -> iterate(database, Map.class, NoCache.getInstance());
          case CACHED_MAPS -> iterate(database, Map.class, new CHMCache(CACHE));
          case TYPED -> iterate(database, CityFields.class, NoCache.getInstance());
          case CACHED_TYPED -> iterate(database, CityFields.class, new CHMCache(CACHE));
          case COMMAND -> throw new IllegalArgumentException("runs in a process of its own");
        };
    long nanos = System.nanoTime() - start;
    long resident = PeakMemory.resident(ProcessHandle.current().pid());
    System.out.println(new Outcome(rows, nanos, memory.heapAfterCollection(), resident).line());
  }

  /** Nothing but what the loop itself needs; {@code next} is called after one {@code hasNext}. */
  private static <T> long iterate(Path database, Class<T> type, NodeCache cache)
      throws IOException, InvalidNetworkException {
    long rows = 0;
    long found = 0;
    try (Reader reader = new Reader(database.toFile(), Reader.FileMode.MEMORY_MAPPED, cache)) {
      Networks<T> networks = reader.networks(type);
      while (networks.hasNext()) {
        DatabaseRecord<T> next = networks.next();
        found += next.data() == null ? 0 : 1;
        rows++;
      }
    }
    if (found != rows) {
      throw new IllegalStateException(rows - found + " networks without a record");
    }
    return rows;
  }
}
