package dev.netindex.benchmarks.run;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Benchmarks that belong in one table. */
enum Table {
  LOOKUP,
  OPEN,
  BUILD;

  static Table of(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** Returns the simple names of the benchmark classes for which there is data. */
  List<String> classes() {
    return switch (this) {
      case LOOKUP ->
          missing().isEmpty()
              ? List.of("LookupBenchmark", "MaxmindLookupBenchmark", "LongestPrefixBenchmark")
              : List.of("LookupBenchmark", "MaxmindLookupBenchmark");
      case OPEN -> List.of("OpenBenchmark", "MaxmindOpenBenchmark");
      case BUILD -> List.of("BuildBenchmark", "CsvBenchmark");
    };
  }

  /** Returns what is left out, if anything is. */
  Optional<String> missing() {
    return this != LOOKUP || Files.isRegularFile(BenchmarkFiles.pyasn())
        ? Optional.empty()
        : Optional.of("without the longest prefix: there is no " + BenchmarkFiles.pyasn());
  }

  /** Narrows the parameters to what fits in a minute. */
  void quicken(ChainedOptionsBuilder options) {
    if (this == LOOKUP) {
      options.param("family", "IPV4").param("sample", "ROWS").param("cache", "0");
    }
  }
}
