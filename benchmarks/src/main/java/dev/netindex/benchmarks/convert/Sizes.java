package dev.netindex.benchmarks.convert;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;

/** Prints how many bytes converted MMDB files have, and what for, as a table in Markdown. */
public final class Sizes {
  private Sizes() {}

  /**
   * Prints the table.
   *
   * @param arguments names of MMDB files without their ending
   * @throws IOException if a file can't be read
   */
  public static void main(String[] arguments) throws IOException {
    System.out.println(
        "| file | networks | different records | MMDB | index | ratio | rows | references |"
            + " records | string pool | byte pool | description |");
    System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (String database : arguments) {
      System.out.println(row(database));
    }
  }

  private static String row(String database) throws IOException {
    long mmdb = Files.size(BenchmarkFiles.mmdb(database));
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    try (IndexReader index = IndexReader.open(BenchmarkFiles.records(database), trusting)) {
      Parts parts = Parts.of(index);
      return String.format(
          Locale.ROOT,
          "| %s | %,d | %,d | %,d | %,d | %.3f | %,d | %,d | %,d | %,d | %,d | %,d |",
          database,
          index.size(),
          index.inspect().payloads().distinct(),
          mmdb,
          parts.file(),
          (double) parts.file() / mmdb,
          parts.rows(),
          parts.references(),
          parts.records(),
          parts.strings(),
          parts.shared(),
          parts.rest());
    }
  }
}
