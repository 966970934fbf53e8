package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.deployment.client.CsvClient;
import dev.netindex.contracts.deployment.client.LookupClient;
import dev.netindex.contracts.deployment.client.RecordsClient;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.spi.NoSearchProviderException;
import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.Utf8Validator;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWiring;

/** The jars in an OSGi framework with a mediator for {@link java.util.ServiceLoader}. */
class BundlesTest {
  private static final String FORMAT = "dev.netindex.format";
  private static final String SCALAR = "dev.netindex.search.scalar";
  private static final String UTF8_VECTOR = "dev.netindex.utf8.vector";
  private static final String CODEC = "dev.netindex.codec.json";
  private static final String MMDB = "dev.netindex.source.mmdb";
  private static final String CSV = "dev.netindex.source.csv";

  @TempDir private static Path storage;
  private static Container container;
  private static List<Bundle> started;

  @BeforeAll
  static void startAll() throws BundleException {
    Jars.assumeBuilt();
    container =
        new Container(storage, Map.of(LookupClient.INDEX, GoldenLookups.index().toString()));
    started =
        container.start(
            Jars.of(
                "asm",
                "asm-tree",
                "asm-analysis",
                "asm-commons",
                "asm-util",
                "org.apache.aries.spifly.dynamic.bundle",
                "slf4j-api",
                "slf4j-simple",
                Jars.FORMAT,
                Jars.SCALAR,
                Jars.UTF8_VECTOR,
                "fastcsv",
                "jackson-core",
                Jars.CODEC,
                Jars.MMDB,
                Jars.CSV));
  }

  @AfterAll
  static void stopAll() throws BundleException, InterruptedException {
    if (container != null) {
      container.stop();
    }
  }

  @Test
  void allBundlesStart() {
    List<String> others =
        started.stream()
            .filter(bundle -> bundle.getState() != Bundle.ACTIVE)
            .map(Bundle::getSymbolicName)
            .toList();
    assertEquals(List.of(), others);
  }

  @Test
  void theLogReachesItsProvider() throws Exception {
    Class<?> factory = container.bundle(FORMAT).loadClass("org.slf4j.LoggerFactory");
    Object used = factory.getMethod("getILoggerFactory").invoke(null);
    assertEquals("org.slf4j.simple.SimpleLoggerFactory", used.getClass().getName());
  }

  @Test
  void aClientGetsTheAnswersOfTheGoldenFile() throws Exception {
    Bundle client = container.start(BundleJar.lookup("client.golden"));
    assertEquals(GoldenLookups.expected(), GoldenLookups.ask(lookup(client)));
  }

  @Test
  void aClientIsWiredToTheBundlesOwnClasses() throws Exception {
    Bundle client = container.start(BundleJar.lookup("client.wires"));
    Class<?> reader = client.loadClass(IndexReader.class.getName());
    assertSame(container.bundle(FORMAT), FrameworkUtil.getBundle(reader));
    assertNotSame(IndexReader.class, reader);
  }

  @Test
  void csvMakesTheSameIndexAsOnTheClassPath() throws Exception {
    byte[] csv =
        "network,name\n1.0.0.0/24,\"a \"\"b\"\"\"\n2001:db8::/32,\u00fc\n"
            .getBytes(StandardCharsets.UTF_8);
    Bundle client = container.start(BundleJar.csv("client.csv"));
    @SuppressWarnings("unchecked")
    UnaryOperator<byte[]> index = container.serviceOf(client, UnaryOperator.class);
    assertArrayEquals(CsvClient.index(csv), index.apply(csv));
  }

  @Test
  void typedRecordsAreMadeAndReadAsOnTheClassPath() throws Exception {
    Bundle client = container.start(BundleJar.records("client.records"));
    @SuppressWarnings("unchecked")
    UnaryOperator<String> record = container.serviceOf(client, UnaryOperator.class);
    assertEquals(RecordsClient.record("GB"), record.apply("GB"));
    assertTrue(record.apply("GB").startsWith("GB "), record.apply("GB"));
  }

  @Test
  void thePackagesAreTheApi() {
    assertEquals(
        Set.of(
            FORMAT, FORMAT + ".builder", FORMAT + ".layout", FORMAT + ".reader", FORMAT + ".spi"),
        packagesOf(FORMAT));
    assertEquals(Set.of(SCALAR), packagesOf(SCALAR));
    assertEquals(Set.of(), packagesOf(UTF8_VECTOR));
    assertEquals(
        Stream.of(
                "build",
                "encode",
                "envelope",
                "fixed",
                "infer",
                "pool",
                "record",
                "schema",
                "text",
                "value")
            .map(name -> CODEC + "." + name)
            .collect(Collectors.toSet()),
        packagesOf(CODEC));
    assertEquals(Set.of(MMDB), packagesOf(MMDB));
    assertEquals(Set.of(CSV), packagesOf(CSV));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "true  | dev.netindex.format.reader;version=\"[0.1,1)\"",
        "false | dev.netindex.format.reader;version=\"[1,2)\"",
        "false | dev.netindex.format.layout",
        "false | dev.netindex.format.layout;version=\"[0.1,1)\"",
        "true  | dev.netindex.format.layout;netindex=internal",
        "false | dev.netindex.search.scalar",
        "true  | dev.netindex.search.scalar;netindex=internal",
      })
  void importsResolve(boolean resolves, String clause) throws Exception {
    Bundle client = container.install(BundleJar.importing("imports", clause));
    try {
      assertEquals(resolves, container.resolves(client));
    } finally {
      client.uninstall();
    }
  }

  @Test
  void theMediatorMakesTheProviderAnOsgiServiceToo() {
    List<Bundle> providers =
        container.services(SearchProvider.class.getName()).stream()
            .map(service -> service.getBundle())
            .toList();
    assertEquals(List.of(container.bundle(SCALAR)), providers);
  }

  @Test
  void theUtf8ProviderIsAServiceWhetherTheVectorModuleIsThereOrNot() {
    List<Bundle> providers =
        container.services(Utf8Validator.class.getName()).stream()
            .map(service -> service.getBundle())
            .toList();
    assertEquals(List.of(container.bundle(UTF8_VECTOR)), providers);
  }

  @Test
  void stoppingTheProviderRefusesNewReadersAndLeavesOpenOnesAlone() throws Exception {
    Bundle before = container.start(BundleJar.lookup("client.before"));
    Bundle after = container.install(BundleJar.lookup("client.after"));
    container.bundle(SCALAR).stop();
    try {
      Throwable refusal = assertThrows(BundleException.class, after::start).getCause();
      assertEquals(NoSearchProviderException.class.getName(), refusal.getClass().getName());
      String message = refusal.getMessage();
      assertTrue(message.contains("None was found."), message);
      assertTrue(message.contains("dev.netindex:" + Jars.SCALAR), message);
      assertEquals(GoldenLookups.expected(), GoldenLookups.ask(lookup(before)));
    } finally {
      container.bundle(SCALAR).start();
    }
    after.start();
    assertEquals(GoldenLookups.expected(), GoldenLookups.ask(lookup(after)));
  }

  @SuppressWarnings("unchecked")
  private static Function<String, List<String>> lookup(Bundle client) {
    return container.serviceOf(client, Function.class);
  }

  private static Set<String> packagesOf(String symbolicName) {
    String namespace = PackageNamespace.PACKAGE_NAMESPACE;
    return container
        .bundle(symbolicName)
        .adapt(BundleWiring.class)
        .getCapabilities(namespace)
        .stream()
        .map(capability -> (String) capability.getAttributes().get(namespace))
        .collect(Collectors.toSet());
  }
}
