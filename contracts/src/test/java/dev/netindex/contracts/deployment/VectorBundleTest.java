package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.deployment.client.LookupClient;
import dev.netindex.format.spi.SearchProviders;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;

/** The bundle with vectors, in a framework that exports the Vector API and in one that does not. */
class VectorBundleTest {
  private static final String PROVIDER = "dev.netindex.search.vector.VectorSearchProvider";

  @TempDir private Path storage;

  @Test
  void startsWithoutTheVectorApiAndSaysWhatIsMissing() throws Exception {
    check(
        Map.of(Constants.FRAMEWORK_SYSTEMPACKAGES, packagesWithoutVectors()),
        "scalar",
        "the Vector API is not there");
  }

  /** The framework exports the packages of all modules of the virtual machine. */
  @Test
  void isTakenWhereTheVectorApiIs() throws Exception {
    check(Map.of(), "vector", "");
  }

  private void check(Map<String, String> properties, String taken, String reason) throws Exception {
    Jars.assumeBuilt();
    String forced = System.clearProperty(SearchProviders.PROPERTY);
    Map<String, String> all = new HashMap<>(properties);
    all.put(LookupClient.INDEX, GoldenLookups.index().toString());
    Container container = new Container(storage, all);
    try {
      List<Bundle> started = container.start(bundles());
      assertTrue(started.stream().allMatch(bundle -> bundle.getState() == Bundle.ACTIVE));
      assertEquals(taken, selected(container.bundle("dev.netindex.format")));
      String said = refusal(container.bundle("dev.netindex.search.vector"));
      assertTrue(reason.isEmpty() ? said.isEmpty() : said.contains(reason), said);
      Bundle client = container.start(BundleJar.lookup("client.vector"));
      @SuppressWarnings("unchecked")
      Function<String, List<String>> lookup = container.serviceOf(client, Function.class);
      assertEquals(GoldenLookups.expected(), GoldenLookups.ask(lookup));
    } finally {
      container.stop();
      if (forced != null) {
        System.setProperty(SearchProviders.PROPERTY, forced);
      }
    }
  }

  private static String packagesWithoutVectors() {
    return "org.osgi.framework;version=1.10,"
        + "org.osgi.framework.hooks.weaving;version=1.1,"
        + "org.osgi.framework.wiring;version=1.2,"
        + "org.osgi.resource;version=1.0,"
        + "org.osgi.util.tracker;version=1.5.3";
  }

  private static List<Path> bundles() {
    return Jars.of(
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
        Jars.VECTOR);
  }

  /** Asks the ladder in the framework, whose classes are others than those of this test. */
  private static String selected(Bundle format) throws Exception {
    Object selection =
        format.loadClass(SearchProviders.class.getName()).getMethod("select").invoke(null);
    Object provider = selection.getClass().getMethod("selected").invoke(selection);
    Method name = format.loadClass("dev.netindex.format.spi.Provider").getMethod("name");
    return (String) name.invoke(provider);
  }

  private static String refusal(Bundle vector) throws Exception {
    Class<?> type = vector.loadClass(PROVIDER);
    Object provider = type.getConstructor().newInstance();
    Object reason = type.getMethod("unavailableReason").invoke(provider);
    return ((Optional<?>) reason).map(Object::toString).orElse("");
  }
}
