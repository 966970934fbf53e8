package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.Family;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.DirectoryTiming;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;

/** An index with a directory of the size that is asked for, and the addresses to ask it for. */
final class OpenedIndex {
  final IndexReader reader;
  final MatchCursor cursor;
  final Family family;
  final int[] ipv4;
  final long[] high;
  final long[] low;

  OpenedIndex(SideName name, Addresses asked) throws IOException {
    OpenOptions options =
        OpenOptions.defaults()
            .trustRowsWithoutValidation()
            .directory(DirectorySize.valueOf(name.option()))
            .directoryTiming(DirectoryTiming.AT_OPENING);
    reader = IndexReader.open(BenchmarkFiles.index(name.data()), options);
    cursor = reader.cursor();
    family = name.family();
    ipv4 = family == Family.IPV4 ? asked.toIpv4() : new int[0];
    high = asked.high();
    low = asked.low();
  }

  /** Asks for one address; the cursor is before its first match. */
  MatchCursor ask(int i) {
    return family == Family.IPV4 ? cursor.matchIpv4(ipv4[i]) : cursor.matchIpv6(high[i], low[i]);
  }
}
