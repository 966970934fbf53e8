package dev.netindex.contracts.artifacts;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.contracts.BuiltModule;
import dev.netindex.contracts.BuiltModules;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The jars as they ship: JPMS modules and OSGi bundles that say the same thing. */
class JarsTest {
  /** The module of each artifact. A new module belongs here, and into the bill of materials. */
  private static final Map<String, String> MODULES =
      Map.of(
          "netindex-format-api", "dev.netindex.format",
          "netindex-search-scalar", "dev.netindex.search.scalar",
          "netindex-search-vector", "dev.netindex.search.vector",
          "netindex-utf8-vector", "dev.netindex.utf8.vector",
          "netindex-codec-json", "dev.netindex.codec.json",
          "netindex-source-mmdb", "dev.netindex.source.mmdb",
          "netindex-source-csv", "dev.netindex.source.csv",
          "netindex-cli", "dev.netindex.cli");

  private static final String SERVICES = "META-INF/services/";

  static List<BuiltModule> modules() {
    return BuiltModules.all();
  }

  @BeforeAll
  static void jarsAreThere() {
    assumeTrue(
        modules().stream().allMatch(BuiltModule::isJar),
        "needs the jars, which come with the package phase: run ./mvnw verify");
  }

  @Test
  void eachArtifactIsItsModuleInTheRightVersion() {
    Map<String, String> expected = new TreeMap<>();
    Poms.publishedVersions()
        .forEach(
            (artifact, version) ->
                expected.put(artifact + "-" + version + ".jar", MODULES.get(artifact)));
    Map<String, String> actual =
        modules().stream()
            .collect(
                Collectors.toMap(
                    module -> module.path().getFileName().toString(),
                    BuiltModule::name,
                    (one, other) -> one + " and " + other,
                    TreeMap::new));
    assertEquals(expected, actual);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void packagesStartWithTheNameOfTheModule(BuiltModule module) {
    for (String name : module.descriptor().packages()) {
      assertTrue(
          name.equals(module.name()) || name.startsWith(module.name() + "."),
          () -> name + " in " + module);
    }
  }

  @Test
  void noPackageIsInTwoJars() {
    Map<String, BuiltModule> owners = new HashMap<>();
    for (BuiltModule module : modules()) {
      for (String name : module.descriptor().packages()) {
        assertNull(owners.put(name, module), () -> name + " is in " + module + " and elsewhere");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void servicesOfTheClassPathAreThoseOfTheModule(BuiltModule module) throws IOException {
    Map<String, List<String>> provided =
        module.descriptor().provides().stream()
            .collect(
                Collectors.toMap(
                    ModuleDescriptor.Provides::service, ModuleDescriptor.Provides::providers));
    Map<String, List<String>> files = new HashMap<>();
    try (JarFile jar = new JarFile(module.path().toFile())) {
      List<String> names =
          jar.stream()
              .filter(entry -> !entry.isDirectory() && entry.getName().startsWith(SERVICES))
              .map(ZipEntry::getName)
              .toList();
      for (String name : names) {
        try (InputStream in = jar.getInputStream(jar.getEntry(name))) {
          files.put(
              name.substring(SERVICES.length()),
              new String(in.readAllBytes(), StandardCharsets.UTF_8)
                  .lines()
                  .map(line -> line.replaceFirst("#.*", "").strip())
                  .filter(line -> !line.isEmpty())
                  .toList());
        }
      }
    }
    assertEquals(provided, files);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theBundleIsTheModule(BuiltModule module) throws IOException {
    Map<String, String> manifest = manifest(module);
    String version = module.descriptor().rawVersion().orElseThrow();
    List<BundleHeader> exported = BundleHeader.parse(manifest.get("Export-Package"));
    Set<String> imported = names(BundleHeader.parse(manifest.get("Import-Package")));
    assertAll(
        () -> assertEquals(module.name(), manifest.get("Bundle-SymbolicName")),
        () -> assertEquals(version, manifest.get("Bundle-Version")),
        () -> assertEquals("MIT OR Apache-2.0", manifest.get("Bundle-License")),
        () -> assertEquals(exportsOf(module), names(exported)),
        () ->
            assertTrue(
                exported.stream().allMatch(clause -> clause.parameters().containsKey("version")),
                () -> "exports without version: " + exported),
        () ->
            assertEquals(
                Set.of(),
                matching(imported, name -> name.startsWith("java.")),
                "the platform is not imported"),
        () ->
            assertEquals(
                Set.of(),
                matching(imported, module.descriptor().packages()::contains),
                "a bundle uses its own packages, not those of another version"),
        () ->
            assertEquals(
                Set.of(),
                matching(imported, name -> name.startsWith("org.jspecify")),
                "annotations are not needed at run time"));
  }

  /** OSGi has no exports to one module: there, such a package must be asked for by an attribute. */
  @ParameterizedTest
  @MethodSource("modules")
  void qualifiedExportsMustBeAskedForInOsgi(BuiltModule module) throws IOException {
    Set<String> qualified =
        module.descriptor().exports().stream()
            .filter(ModuleDescriptor.Exports::isQualified)
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> mandatory =
        BundleHeader.parse(manifest(module).get("Export-Package")).stream()
            .filter(clause -> clause.parameters().containsKey("mandatory:"))
            .map(BundleHeader::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(qualified, mandatory);
  }

  @Test
  void theFormatNeedsOnlyTheLogAtRunTime() {
    BuiltModule format =
        modules().stream()
            .filter(module -> module.name().equals("dev.netindex.format"))
            .findFirst()
            .orElseThrow();
    Set<String> required =
        format.descriptor().requires().stream()
            .filter(r -> !r.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
            .map(ModuleDescriptor.Requires::name)
            .filter(name -> !name.equals("java.base"))
            .collect(Collectors.toSet());
    assertEquals(Set.of("org.slf4j"), required);
  }

  private static Map<String, String> manifest(BuiltModule module) throws IOException {
    try (JarFile jar = new JarFile(module.path().toFile())) {
      return jar.getManifest().getMainAttributes().entrySet().stream()
          .collect(Collectors.toMap(e -> e.getKey().toString(), e -> e.getValue().toString()));
    }
  }

  private static Set<String> exportsOf(BuiltModule module) {
    return module.descriptor().exports().stream()
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> matching(Set<String> names, Predicate<String> wanted) {
    return names.stream().filter(wanted).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> names(List<BundleHeader> clauses) {
    return clauses.stream().map(BundleHeader::name).collect(Collectors.toCollection(TreeSet::new));
  }
}
