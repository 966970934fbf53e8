package dev.netindex.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.console.Counted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every golden case through the commands: the bytes built, the answers, the rows exported. */
class GoldenCommandsTest {
  @TempDir private Path folder;

  static List<Golden.Case> cases() {
    return Golden.cases();
  }

  @Test
  void theCasesAreThere() {
    assertTrue(cases().size() >= 50, () -> "only " + cases().size());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void buildWritesTheGoldenBytes(Golden.Case golden) throws IOException {
    Cli.Result result =
        cli()
            .run(
                "build",
                golden.file(".tsv"),
                "-o",
                "out.nidx",
                "--literal",
                "--meta",
                golden.meta());
    assertEquals("", result.ok().out());
    assertTrue(result.err().contains(": " + Counted.of(golden.rows(), "record")), result.err());
    if (!golden.isInputOnly()) {
      assertArrayEquals(golden.bytes(".nidx"), Files.readAllBytes(folder.resolve("out.nidx")));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void lookupPrintsTheGoldenAnswers(Golden.Case golden) {
    assertLines(
        golden,
        ".expected.tsv",
        cli().in(golden.bytes(".queries.txt")).run("lookup", index(golden), "--tsv", "--literal"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void lookupOfTheLongestPrefixPrintsTheGoldenAnswers(Golden.Case golden) {
    assertLines(
        golden,
        ".lpm.expected.tsv",
        cli()
            .in(golden.bytes(".queries.txt"))
            .run("lookup", index(golden), "--tsv", "--literal", "--longest"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void containsAgreesWithTheGoldenAnswers(Golden.Case golden) {
    List<String> expected =
        Golden.lines(golden.name() + ".expected.tsv")
            .map(line -> line.split("\t", -1))
            .map(cells -> cells[0] + "\t" + !cells[1].equals("-"))
            .distinct()
            .toList();
    List<String> actual =
        cli()
            .in(golden.bytes(".queries.txt"))
            .run("lookup", index(golden), "--contains", "--literal")
            .quiet()
            .lines()
            .stream()
            .distinct()
            .toList();
    assertEquals(expected, actual);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void exportPrintsTheInput(Golden.Case golden) {
    assertLines(golden, ".tsv", cli().run("export", index(golden)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void exportInFileOrderPrintsTheGoldenRows(Golden.Case golden) {
    Cli.Result result = cli().run("export", index(golden), "--order", "file").quiet();
    assertEquals(golden.rows(), result.lines().size());
    if (golden.has(".all.expected.tsv")) {
      assertLines(golden, ".all.expected.tsv", result);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void verifyFindsTheGoldenFilesValid(Golden.Case golden) {
    Path file = index(golden);
    assertEquals(
        file + ": valid, " + Counted.of(golden.rows(), "record") + "\n",
        cli().run("verify", file).quiet().out());
  }

  private Cli cli() {
    return new Cli(folder);
  }

  private static Path index(Golden.Case golden) {
    return golden.file(".nidx");
  }

  private static void assertLines(Golden.Case golden, String suffix, Cli.Result result) {
    result.quiet();
    List<String> expected = Golden.lines(golden.name() + suffix).toList();
    assertEquals(expected, result.lines());
  }
}
