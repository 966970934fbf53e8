package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jars on a module path and on a class path. */
class ModulesTest {
  @TempDir private static Path folder;
  private static Program program;

  @BeforeAll
  static void compile() throws Exception {
    Jars.assumeBuilt();
    program = Program.compile(Files.createDirectory(folder.resolve("classes")), withoutProvider());
  }

  @Test
  void aModuleThatRequiresOnlyTheFormatGetsTheAnswersOfTheGoldenFile() throws Exception {
    checkAnswers(program.asModule(withProvider()));
  }

  @Test
  void theSameOnTheClassPath() throws Exception {
    checkAnswers(program.onClassPath(withProvider()));
  }

  @Test
  void withoutAProviderOnTheModulePathTheErrorNamesTheArtifact() throws Exception {
    checkRefused(program.asModule(withoutProvider()));
  }

  @Test
  void withoutAProviderOnTheClassPathTheErrorNamesTheArtifact() throws Exception {
    checkRefused(program.onClassPath(withoutProvider()));
  }

  /** Automatic modules can't be linked into an image, and see every other module. */
  @Test
  void noModuleOfTheCommandLineIsAutomatic() {
    List<Path> jars =
        Jars.of(
            Jars.FORMAT,
            Jars.SCALAR,
            Jars.VECTOR,
            Jars.CODEC,
            Jars.CSV,
            Jars.MMDB,
            Jars.CLI,
            "fastcsv",
            "jackson-core",
            "maxmind-db",
            "picocli",
            "slf4j-api",
            "slf4j-simple");
    Set<ResolvedModule> resolved =
        Configuration.resolveAndBind(
                ModuleFinder.of(jars.toArray(Path[]::new)),
                List.of(ModuleLayer.boot().configuration()),
                ModuleFinder.of(),
                Set.of("dev.netindex.cli"))
            .modules();
    assertEquals(
        Set.of(
            "com.fasterxml.jackson.core",
            "com.maxmind.db",
            "de.siegmar.fastcsv",
            "dev.netindex.cli",
            "dev.netindex.codec.json",
            "dev.netindex.format",
            "dev.netindex.search.scalar",
            "dev.netindex.search.vector",
            "dev.netindex.source.csv",
            "dev.netindex.source.mmdb",
            "info.picocli",
            "org.slf4j",
            "org.slf4j.simple"),
        resolved.stream().map(ResolvedModule::name).collect(Collectors.toSet()));
    assertEquals(
        List.of(),
        resolved.stream()
            .filter(module -> module.reference().descriptor().isAutomatic())
            .map(ResolvedModule::name)
            .toList());
  }

  private static void checkAnswers(Program.Run run) {
    assertEquals(0, run.exitCode(), run::err);
    List<String> hits =
        GoldenLookups.expected().stream().filter(line -> !line.contains("\t-\t-\t")).toList();
    assertEquals(hits, run.out());
  }

  private static void checkRefused(Program.Run run) {
    assertEquals(1, run.exitCode(), run::err);
    assertTrue(run.err().contains("NoSearchProviderException"), run::err);
    assertTrue(run.err().contains("dev.netindex:" + Jars.SCALAR), run::err);
  }

  private static List<Path> withoutProvider() {
    return Jars.of(Jars.FORMAT, "slf4j-api");
  }

  private static List<Path> withProvider() {
    return Jars.of(Jars.FORMAT, Jars.SCALAR, "slf4j-api");
  }
}
