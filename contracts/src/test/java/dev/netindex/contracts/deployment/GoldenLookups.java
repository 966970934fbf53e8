package dev.netindex.contracts.deployment;

import dev.netindex.contracts.golden.GoldenFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A small golden file, and the answers to its queries for addresses. The few for IPv4 addresses in
 * the form of IPv6 are left out: the crate takes them literally, a lookup of text does not.
 */
final class GoldenLookups {
  private static final String NAME = "mixed-all";
  private static final String MISS = "-\t-\t";

  private GoldenLookups() {}

  static Path index() {
    return GoldenFiles.path(NAME + ".nidx");
  }

  static List<String> queries() {
    return addresses(NAME + ".queries.txt");
  }

  static List<String> expected() {
    return addresses(NAME + ".expected.tsv");
  }

  /** Asks all queries, and returns the answers in the form of the expected ones. */
  static List<String> ask(Function<String, List<String>> lookup) {
    return queries().stream().flatMap(query -> lines(query, lookup.apply(query))).toList();
  }

  private static List<String> addresses(String file) {
    return GoldenFiles.lines(file).stream()
        .filter(line -> !line.startsWith("AS") && !line.startsWith("::ffff:"))
        .toList();
  }

  private static Stream<String> lines(String query, List<String> matches) {
    return (matches.isEmpty() ? List.of(MISS) : matches)
        .stream().map(match -> query + "\t" + match);
  }
}
