package dev.netindex.benchmarks.run;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.records.SameRecords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Benchmarks that belong in one table. */
enum Table {
  LOOKUP,
  OPEN,
  BUILD,
  RECORDS,
  STEPS,
  WIDTHS,
  UTF8;

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
      case OPEN ->
          List.of(
              "OpenBenchmark",
              "DirectoryOpenBenchmark",
              "MaxmindOpenBenchmark",
              "RecordOpenBenchmark");
      case BUILD -> List.of("BuildBenchmark", "CsvBenchmark");
      case RECORDS -> List.of("RecordBenchmark", "MaxmindRecordBenchmark");
      case STEPS -> List.of("RecordStepsBenchmark");
      case WIDTHS -> List.of("WidthsBenchmark");
      case UTF8 -> List.of("Utf8Benchmark");
    };
  }

  /** Returns the files that are measured. */
  List<Path> files() {
    return switch (this) {
      case LOOKUP, BUILD ->
          List.of(
              BenchmarkFiles.index("geolite2-asn"),
              BenchmarkFiles.maxmind(),
              BenchmarkFiles.index("ip-location-db-asn"));
      case OPEN ->
          List.of(
              BenchmarkFiles.index("geolite2-asn"),
              BenchmarkFiles.index("ip-location-db-asn"),
              BenchmarkFiles.records("GeoLite2-ASN"),
              BenchmarkFiles.records("GeoLite2-City"),
              BenchmarkFiles.records("dbip-city-ipv4"),
              BenchmarkFiles.records("dbip-city-ipv6"),
              BenchmarkFiles.mmdb("GeoLite2-ASN"),
              BenchmarkFiles.mmdb("dbip-city-ipv4"),
              BenchmarkFiles.mmdb("dbip-city-ipv6"));
      case RECORDS, STEPS ->
          Stream.of("GeoLite2-City", "dbip-city-ipv4", "dbip-city-ipv6")
              .flatMap(name -> Stream.of(BenchmarkFiles.records(name), BenchmarkFiles.mmdb(name)))
              .toList();
      case WIDTHS -> List.of();
      case UTF8 -> List.of();
    };
  }

  /**
   * Makes sure that the participants answer alike, in this process: in those that take the time it
   * would teach the compiler more than one way to use a method.
   *
   * @param quick only what {@link #quicken} leaves
   * @throws IOException if a file can't be read
   */
  void check(boolean quick) throws IOException {
    if (this == RECORDS) {
      SameRecords.check(quick);
    }
  }

  /** Returns what is left out, if anything is. */
  Optional<String> missing() {
    return this != LOOKUP || Files.isRegularFile(BenchmarkFiles.pyasn())
        ? Optional.empty()
        : Optional.of("without the longest prefix: there is no " + BenchmarkFiles.pyasn());
  }

  /** Returns how long a quick look has to wait until the code is compiled. */
  TimeValue quickWarmup() {
    return switch (this) {
      case LOOKUP, OPEN, BUILD, WIDTHS -> TimeValue.milliseconds(300);
      // Decoders and writers of whole records are more code.
      case RECORDS, STEPS, UTF8 -> TimeValue.seconds(1);
    };
  }

  /** Narrows the parameters to what fits in a minute. */
  void quicken(ChainedOptionsBuilder options) {
    switch (this) {
      case LOOKUP -> options.param("family", "IPV4").param("sample", "ROWS").param("cache", "0");
      case RECORDS ->
          options.param("data", "DBIP_IPV4").param("sample", "ROWS").param("cache", "0", "4096");
      case STEPS -> options.param("data", "DBIP_IPV4").param("sample", "ROWS");
      case OPEN ->
          options
              .param("data", "geolite2-asn", "records/dbip-city-ipv4")
              .param("database", "dbip-city-ipv4");
      case UTF8 -> options.param("text", "ASCII", "CJK", "SHORT");
      case BUILD -> {}
      case WIDTHS -> options.param("sample", "hits").param("provider", "scalar", "vector 256");
    }
  }
}
