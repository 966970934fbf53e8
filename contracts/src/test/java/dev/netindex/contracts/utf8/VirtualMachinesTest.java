package dev.netindex.contracts.utf8;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which validator is chosen in virtual machines that are started in different ways. */
class VirtualMachinesTest {
  private static final String MODULE = "--add-modules=jdk.incubator.vector";
  private static final String BITS = "-Ddev.netindex.vector.bits=";

  @TempDir private Path folder;

  private record Run(List<String> out, String err) {}

  @Test
  void withTheModuleVectorsAreTaken() throws Exception {
    Run run = run(List.of(MODULE));
    assumeTrue(
        !run.out.getFirst().contains("scalar") || !run.out.get(1).contains(" bits, too few"));
    assertTrue(run.out.getFirst().startsWith("vector (priority 100)"), run.out::toString);
    assertEquals(1, run.err.lines().filter(line -> line.contains("UTF-8 validator: ")).count());
  }

  @Test
  void withoutTheModuleTheReasonNamesTheRemedy() throws Exception {
    Run run = run(List.of());
    checkScalar(run, "pass --add-modules jdk.incubator.vector");
    assertEquals(1, run.err.lines().count(), run.err);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-XX:TieredStopAtLevel=1        | C2 compiler is off",
        "-XX:TieredStopAtLevel=3        | C2 compiler is off",
        "-Xint                          | -Xint",
      })
  void withoutTheCompilerScalarIsTaken(String option, String reason) throws Exception {
    checkScalar(run(List.of(MODULE, option)), reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"wide", "32", "1024"})
  void aWrongWidthIsAReason(String bits) throws Exception {
    checkScalar(run(List.of(MODULE, BITS + bits)), "set it to 64, 128, 256 or 512");
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 128, 256, 512})
  void aMappedFileThatIsCutShortIsAnErrorNotTheEndOfTheMachine(int bits) throws Exception {
    Path file = folder.resolve("cut.txt");
    Run first = run(List.of(MODULE, BITS + bits));
    assumeTrue(first.out.getFirst().startsWith("vector"), first.out::toString);
    Run run = run(List.of(MODULE, BITS + bits), file.toString());
    assertEquals(Collections.nCopies(4, "InternalError"), run.out, run.err);
  }

  private static void checkScalar(Run run, String reason) {
    assertTrue(run.out.getFirst().startsWith("scalar (priority 0)"), run.out::toString);
    assertTrue(run.out.get(1).contains("vector (priority 100): unavailable"), run.out::toString);
    assertTrue(run.out.get(1).contains(reason), run.out::toString);
  }

  private Run run(List<String> options, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-Xmx256m", "-XX:+UseSerialGC", "-Dorg.slf4j.simpleLogger.defaultLogLevel=info"));
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Choosing.class.getName());
    command.addAll(List.of(arguments));
    Path err = Files.createTempFile(folder, "err", ".txt");
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile()).start();
    List<String> out = process.inputReader().lines().toList();
    assertEquals(0, process.waitFor(), () -> out + " " + err);
    return new Run(out, Files.readString(err));
  }
}
