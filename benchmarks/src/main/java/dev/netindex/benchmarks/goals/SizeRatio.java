package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.sides.Questions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * How large an index is beside the MMDB file that it was made of.
 *
 * @param database the file's name without its ending
 */
record SizeRatio(String database) implements Measurement {
  @Override
  public List<Path> files() {
    Path folder = BenchmarkFiles.folder();
    return List.of(
        folder.resolve(database + ".mmdb"), folder.resolve("records/" + database + ".nidx"));
  }

  @Override
  public Figure measure(Questions questions) throws IOException {
    long theirs = Files.size(BenchmarkFiles.mmdb(database));
    long ours = Files.size(BenchmarkFiles.records(database));
    return new Figure(
        (double) ours / theirs, String.format(Locale.ROOT, "%,d and %,d bytes", ours, theirs));
  }
}
