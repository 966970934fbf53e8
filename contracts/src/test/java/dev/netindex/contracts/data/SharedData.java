package dev.netindex.contracts.data;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The folder of shared data, which is not part of the repository. */
public final class SharedData {
  private SharedData() {}

  /** Returns a path below the folder, if it is there. */
  public static Optional<Path> find(String first, String... more) {
    return Stream.of(System.getProperty("netindex.shared", ""), "../../shared", "../shared")
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder).resolve(Path.of(first, more)))
        .filter(Files::exists)
        .findFirst();
  }

  /** Returns a path below the folder, or skips the test. */
  public static Path need(String first, String... more) {
    Optional<Path> found = find(first, more);
    assumeTrue(
        found.isPresent(),
        () -> "skipped: no " + Path.of(first, more) + " in the folder of -Dnetindex.shared");
    return found.get();
  }

  /** Returns the lines of a text, compressed or not. */
  static List<String> lines(Path file) throws IOException {
    try (InputStream raw = Files.newInputStream(file);
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.ISO_8859_1))) {
      return reader.lines().toList();
    }
  }
}
