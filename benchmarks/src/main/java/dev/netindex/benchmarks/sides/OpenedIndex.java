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
    this(open(name), asked);
  }

  /** Asks an index that is open already, with a cursor of its own. */
  OpenedIndex(IndexReader reader, Addresses asked) {
    this.reader = reader;
    cursor = reader.cursor();
    family = asked.family();
    ipv4 = family == Family.IPV4 ? asked.toIpv4() : new int[0];
    high = asked.high();
    low = asked.low();
  }

  /** Opens an index; the option is the size of the directory, and perhaps how it is opened. */
  static IndexReader open(SideName name) throws IOException {
    String[] option = name.option().split("/");
    OpenOptions options =
        OpenOptions.defaults()
            .directory(DirectorySize.valueOf(option[0]))
            .directoryTiming(DirectoryTiming.AT_OPENING);
    String way = option.length == 1 ? "trusted" : option[1];
    return IndexReader.open(
        BenchmarkFiles.index(name.data()),
        switch (way) {
          case "checked" -> options;
          case "trusted" -> options.trustRowsWithoutValidation();
          case "demand" ->
              options.trustRowsWithoutValidation().directoryTiming(DirectoryTiming.ON_DEMAND);
          default -> throw new IllegalArgumentException("no such way to open: " + name);
        });
  }

  /** Asks for one address; the cursor is before its first match. */
  MatchCursor ask(int i) {
    return family == Family.IPV4 ? cursor.matchIpv4(ipv4[i]) : cursor.matchIpv6(high[i], low[i]);
  }
}
