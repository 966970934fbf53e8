package dev.netindex.benchmarks.data;

import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** The routing table of pyasn: nested IPv4 prefixes, each with its AS number as text. */
public final class PyasnIndex {
  private PyasnIndex() {}

  /**
   * Writes the index of the table.
   *
   * @param arguments the index to write
   * @throws IOException if a file can't be read or written
   */
  public static void main(String[] arguments) throws IOException {
    Files.write(Path.of(arguments[0]), build());
  }

  /**
   * Builds the index of the table.
   *
   * @return the whole index
   * @throws IOException if the table can't be read
   */
  public static byte[] build() throws IOException {
    IndexBuilder builder = new IndexBuilder();
    Path table = BenchmarkFiles.pyasn();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(table)), StandardCharsets.US_ASCII))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int tab = line.indexOf('\t');
        if (tab > 0 && line.charAt(0) != ';') {
          builder.add(
              Target.parse(line.substring(0, tab)),
              line.substring(tab + 1).getBytes(StandardCharsets.US_ASCII));
        }
      }
    }
    return builder.toByteArray();
  }
}
