package dev.netindex.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.command.InstalledModules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, versions, completion, and command lines that make no sense. */
class UsageTest {
  private static final List<String> COMMANDS =
      List.of(
          "build",
          "lookup",
          "inspect",
          "verify",
          "export",
          "diff",
          "enrich",
          "doctor",
          "demo",
          "completion");

  @TempDir private Path folder;

  private Cli cli() {
    return new Cli(folder);
  }

  @Test
  void helpNamesEveryCommand() {
    String help = cli().run("--help").quiet().out();
    COMMANDS.forEach(command -> assertTrue(help.contains("  " + command + " "), command));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "build",
        "lookup",
        "inspect",
        "verify",
        "export",
        "diff",
        "enrich",
        "doctor",
        "demo",
        "completion"
      })
  void everyCommandHasHelp(String command) {
    for (String option : List.of("-h", "--help")) {
      Cli.Result result = cli().run(command, option).quiet();
      assertTrue(result.out().startsWith("Usage: netindex " + command), result.out());
      result.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }
  }

  @Test
  void helpIsACommandToo() {
    assertEquals(
        cli().run("lookup", "--help").quiet().out(), cli().run("help", "lookup").quiet().out());
  }

  @Test
  void versionNamesAllParts() {
    for (String option : List.of("-V", "--version")) {
      List<String> lines = cli().run(option).quiet().lines();
      assertTrue(lines.getFirst().startsWith("netindex "), lines::toString);
      assertTrue(lines.getLast().startsWith("Java 25"), lines::toString);
      assertTrue(lines.stream().noneMatch(line -> line.contains("unknown")), lines::toString);
      // Its module has no version, its manifest has.
      assertTrue(
          !InstalledModules.onModulePath()
              || lines.stream().anyMatch(line -> line.matches("de\\.siegmar\\.fastcsv \\d.*")),
          lines::toString);
    }
  }

  @Test
  void completionIsAScriptThatKnowsTheOptions() {
    String script = cli().run("completion").quiet().out();
    assertTrue(script.startsWith("#!/usr/bin/env bash"), script);
    COMMANDS.forEach(command -> assertTrue(script.contains(command), command));
    assertTrue(script.contains("--on-error") && script.contains("--longest"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bild",
        "--nothing",
        "lookup",
        "lookup --nothing x",
        "inspect",
        "verify",
        "export",
        "export a b",
        "diff",
        "diff a",
        "enrich",
        "enrich a b c",
        "doctor x",
        "demo x",
        "completion x"
      })
  void nonsenseIsAUsageError(String line) {
    String failure = cli().run((Object[]) line.split(" ")).failure(2);
    assertTrue(failure.startsWith("netindex: "), failure);
    assertTrue(failure.endsWith(" --help)"), failure);
  }

  @Test
  void aMistypedCommandIsNamedWithTheOneThatIsMeant() {
    assertEquals(
        "netindex: no such command: lokup; did you mean lookup? (see netindex --help)",
        cli().run("lokup", "main.nidx", "AS1").failure(2));
    assertEquals(
        "netindex: Unknown option: '--nothing' (see netindex --help)",
        cli().run("--nothing").failure(2));
  }

  @Test
  void whatIsNoPathIsAUsageError() {
    String failure = cli().run("inspect", "a\0b").failure(2);
    assertTrue(failure.contains("no path: ") && failure.contains("a\\x00b"), failure);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "build  -o x.nidx",
        "build x.tsv -o ",
        "build x.tsv -o x.nidx --meta-file ",
        "lookup  AS1",
        "inspect ",
        "verify ",
        "export ",
        "diff a ",
        "enrich "
      })
  void anEmptyNameIsAUsageError(String line) throws IOException {
    Files.writeString(folder.resolve("x.tsv"), "");
    String failure = cli().run((Object[]) line.split(" ", -1)).failure(2);
    assertTrue(failure.contains(": no file name given (see netindex "), failure);
  }

  @Test
  void aNameThatCouldNotBeDecodedIsSaidToBe() {
    for (String[] line :
        new String[][] {{"inspect", "a\uFFFDb"}, {"build", "a\uFFFDb", "-o", "x.nidx"}}) {
      String failure = cli().run((Object[]) line).failure(1);
      assertTrue(failure.contains("not valid in the character set of the locale"), failure);
    }
  }

  @Test
  void nothingAtAllIsAUsageError() {
    assertTrue(cli().run().failure(2).contains("netindex --help"));
  }

  @Test
  void stackTracesAreShownOnRequestOnly() {
    assertFalse(cli().run("inspect", "none").failure(1).contains("\tat "));
    for (List<String> line :
        List.of(List.of("--debug", "inspect", "none"), List.of("inspect", "none", "--debug"))) {
      Cli.Result result = cli().run(line.toArray());
      assertEquals(1, result.code());
      assertTrue(result.err().startsWith("netindex: none: no such file\n"), result.err());
      assertTrue(result.err().contains("\tat "), result.err());
    }
  }
}
