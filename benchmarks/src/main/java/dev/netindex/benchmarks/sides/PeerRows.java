package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;

/** The disjoint IPv4 rows of an index, for structures that are built of them in memory. */
final class PeerRows {
  /** First addresses in ascending order, last addresses, and what is answered. */
  final long[] starts;

  final long[] ends;
  final long[] answers;

  private PeerRows(int count) {
    starts = new long[count];
    ends = new long[count];
    answers = new long[count];
  }

  static PeerRows of(SideName name) throws IOException {
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    try (IndexReader index = IndexReader.open(BenchmarkFiles.index(name.data()), trusting)) {
      PeerRows rows = new PeerRows(Math.toIntExact(index.inspect().ipv4().rows()));
      MatchCursor row = index.cursor().matchAll();
      for (int i = 0; i < rows.starts.length && row.next(); i++) {
        rows.starts[i] = row.startLow();
        rows.ends[i] = row.endLow();
        rows.answers[i] = row.payloadOffset() + row.payloadLength();
      }
      return rows;
    }
  }
}
