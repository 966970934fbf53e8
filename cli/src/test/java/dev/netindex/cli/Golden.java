package dev.netindex.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The golden files of the format, which are part of the project. */
public final class Golden {
  /** Where they are, from the folder of this module. */
  public static final Path FOLDER =
      Path.of("..", "contracts", "src", "test", "resources", "golden").toAbsolutePath().normalize();

  private Golden() {}

  /** One case of the manifest whose files are here. */
  public record Case(String name, long rows, String meta, String options) {
    public Path file(String suffix) {
      return FOLDER.resolve(name + suffix);
    }

    public byte[] bytes(String suffix) {
      try {
        return Files.readAllBytes(file(suffix));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    public boolean has(String suffix) {
      return Files.exists(file(suffix));
    }

    /** The crate's other builder wrote it; ours writes what its own rules say. */
    public boolean isInputOnly() {
      return name.startsWith("external-");
    }

    @Override
    public String toString() {
      return name;
    }
  }

  public static List<Case> cases() {
    return lines("MANIFEST.tsv")
        .skip(1)
        .map(line -> line.split("\t", -1))
        .map(
            cells ->
                new Case(
                    cells[0],
                    Long.parseLong(cells[1]),
                    cells[5].substring("meta=".length()),
                    cells[6]))
        .filter(each -> each.has(".nidx") && each.has(".tsv"))
        .toList();
  }

  public static Stream<String> lines(String file) {
    try {
      return Files.readAllLines(FOLDER.resolve(file), StandardCharsets.ISO_8859_1).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
