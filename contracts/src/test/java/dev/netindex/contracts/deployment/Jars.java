package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.contracts.BuiltModule;
import dev.netindex.contracts.BuiltModules;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The jars on the class path of the tests: ours as built, and those of others. */
final class Jars {
  static final String FORMAT = "netindex-format-api";
  static final String SCALAR = "netindex-search-scalar";
  static final String VECTOR = "netindex-search-vector";
  static final String UTF8_VECTOR = "netindex-utf8-vector";
  static final String CODEC = "netindex-codec-json";
  static final String CSV = "netindex-source-csv";
  static final String MMDB = "netindex-source-mmdb";
  static final String CLI = "netindex-cli";

  private Jars() {}

  /** Skips tests when the build stops before it packages. */
  static void assumeBuilt() {
    assumeTrue(
        BuiltModules.all().stream().allMatch(BuiltModule::isJar),
        "needs the jars, which come with the package phase: run ./mvnw verify");
  }

  /** Returns the jar of each artifact. */
  static List<Path> of(String... artifacts) {
    return Arrays.stream(artifacts).map(Jars::of).toList();
  }

  /** Returns the jar of an artifact, whatever its version. */
  static Path of(String artifact) {
    Pattern name = Pattern.compile(Pattern.quote(artifact) + "-\\d[^/]*\\.jar");
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> name.matcher(path.getFileName().toString()).matches())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(artifact + " is not on the class path"));
  }
}
