package dev.netindex.benchmarks.sides;

import com.maxmind.db.CHMCache;
import com.maxmind.db.NoCache;
import com.maxmind.db.NodeCache;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import java.io.IOException;

/** MaxMind's reader over a mapped file. */
final class MaxmindFile {
  private MaxmindFile() {}

  /**
   * Opens a file; the option is how many decoded values the reader may keep, 0 for none.
   *
   * @param name the file and the option
   * @return the reader, to be closed by the caller
   * @throws IOException if the file can't be read
   */
  static Reader open(SideName name) throws IOException {
    int kept = Integer.parseInt(name.option());
    NodeCache cache = kept == 0 ? NoCache.getInstance() : new CHMCache(kept);
    String database = name.data().substring(name.data().indexOf('/') + 1);
    return new Reader(BenchmarkFiles.mmdb(database).toFile(), Reader.FileMode.MEMORY_MAPPED, cache);
  }
}
