package dev.netindex.contracts.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Where the golden files are: in this module, and the few left out perhaps in the full set. */
public final class GoldenFiles {
  private static final Path HERE =
      Path.of(URI.create(Objects.requireNonNull(GoldenFiles.class.getResource("/golden")) + ""));
  private static final Path SHARED =
      Path.of(System.getProperty("netindex.shared", "absent"), "golden");

  private GoldenFiles() {}

  /** Returns the path of a golden file, which may not exist. */
  public static Path path(String name) {
    Path here = HERE.resolve(name);
    return Files.exists(here) ? here : SHARED.resolve(name);
  }

  /** Says whether a golden file is at hand. */
  public static boolean exists(String name) {
    return Files.exists(path(name));
  }

  /** Returns all bytes of a golden file. */
  public static byte[] bytes(String name) {
    try {
      return Files.readAllBytes(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the lines of a golden file. */
  public static List<String> lines(String name) {
    try {
      return Files.readAllLines(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
