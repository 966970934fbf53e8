package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.format.spi.SearchProviders;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The jar with vectors beside the others, in virtual machines where it can run and can't. */
class VectorModuleTest {
  private static final String ADD = "--add-modules=jdk.incubator.vector";
  private static final String LOG = "-Dorg.slf4j.simpleLogger.defaultLogLevel=info";

  @TempDir private static Path folder;
  private static Program program;

  @BeforeAll
  static void compile() throws Exception {
    Jars.assumeBuilt();
    program =
        Program.compile(
            Files.createDirectory(folder.resolve("classes")), Jars.of(Jars.FORMAT, "slf4j-api"));
  }

  @Test
  void withTheFlagVectorsAreTaken() throws Exception {
    assumeTrue(
        SearchProviders.select("vector").selected().unavailableReason().isEmpty(), "no vectors");
    checkTaken("vector", program.onClassPath(jars(), ADD, LOG));
    checkTaken("vector", program.asModule(jars(), ADD, LOG));
    checkTaken("vector", program.asModule(jars(), ADD, LOG, "-Ddev.netindex.vector.bits=64"));
  }

  @Test
  void withoutTheFlagScalarKernelsAreTaken() throws Exception {
    checkTaken("scalar", program.onClassPath(jars(), LOG));
    checkTaken("scalar", program.asModule(jars(), LOG));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-XX:TieredStopAtLevel=1", "-Xint", "-Ddev.netindex.vector.bits=100"})
  void withoutC2OrAWidthScalarKernelsAreTaken(String option) throws Exception {
    checkTaken("scalar", program.onClassPath(jars(), ADD, LOG, option));
  }

  @Test
  void vectorsThatAreForcedAndMissingAreAnErrorWithTheRemedy() throws Exception {
    Program.Run run = program.asModule(jars(), "-Ddev.netindex.search=vector");
    assertEquals(1, run.exitCode(), run::err);
    assertTrue(run.err().contains("NoSearchProviderException"), run::err);
    assertTrue(run.err().contains("start Java with --add-modules jdk.incubator.vector"), run::err);
  }

  @Test
  void theDoctorTellsTheProviderAndTheReason() throws Exception {
    List<String> without = doctor();
    assertTrue(
        without.contains("Search    * scalar (priority 0): first by priority, then by name"));
    checkLine(without, "vector", "unavailable: the Vector API is not there; start Java with --add");
    checkLine(
        doctor(ADD, "-XX:TieredStopAtLevel=1"), "vector", "unavailable: the compiler C2 is off");
  }

  private static List<String> doctor(String... options) throws Exception {
    List<Path> jars =
        Stream.of(
                jars(),
                Jars.of(
                    Jars.CODEC,
                    Jars.CSV,
                    Jars.MMDB,
                    Jars.CLI,
                    "fastcsv",
                    "jackson-core",
                    "maxmind-db",
                    "picocli"))
            .flatMap(List::stream)
            .toList();
    Program.Run run = program.commandLine(jars, List.of(options), "doctor");
    assertEquals(0, run.exitCode(), run::err);
    return run.out();
  }

  private static void checkLine(List<String> lines, String provider, String reason) {
    assertTrue(
        lines.stream()
            .anyMatch(
                line -> line.contains("- " + provider + " (priority") && line.contains(reason)),
        lines::toString);
  }

  /** The same answers with each, and one line of the log, which tells the provider. */
  private static void checkTaken(String provider, Program.Run run) {
    assertEquals(0, run.exitCode(), run::err);
    List<String> hits =
        GoldenLookups.expected().stream().filter(line -> !line.contains("\t-\t-\t")).toList();
    assertEquals(hits, run.out());
    List<String> logged = run.err().lines().filter(line -> line.contains("dev.netindex.")).toList();
    assertEquals(1, logged.size(), run::err);
    assertTrue(logged.getFirst().contains("search provider: " + provider + " ("), run::err);
  }

  private static List<Path> jars() {
    return Jars.of(Jars.FORMAT, Jars.SCALAR, Jars.VECTOR, "slf4j-api", "slf4j-simple");
  }
}
