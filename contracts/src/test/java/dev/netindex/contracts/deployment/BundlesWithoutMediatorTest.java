package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.deployment.client.LookupClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/**
 * The jars in an OSGi framework where nobody makes {@link java.util.ServiceLoader} work. The log is
 * the launcher's.
 */
class BundlesWithoutMediatorTest {
  @TempDir private static Path storage;
  private static Container container;
  private static List<Bundle> started;

  @BeforeAll
  static void startAll() throws BundleException {
    Jars.assumeBuilt();
    container =
        new Container(
            storage,
            Map.of(
                LookupClient.INDEX,
                GoldenLookups.index().toString(),
                Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA,
                "org.slf4j;version=2.0"));
    started = container.start(Jars.of(Jars.FORMAT, Jars.SCALAR));
  }

  @AfterAll
  static void stopAll() throws BundleException, InterruptedException {
    if (container != null) {
      container.stop();
    }
  }

  @Test
  void bothBundlesStart() {
    assertTrue(started.stream().allMatch(bundle -> bundle.getState() == Bundle.ACTIVE));
  }

  /** Why the log has to come from elsewhere here. */
  @Test
  void slf4jItselfDoesNotResolve() throws BundleException {
    Bundle slf4j = container.install(Jars.of("slf4j-api"));
    assertFalse(container.resolves(slf4j));
  }

  @Test
  void aClientThatBringsTheProviderGetsTheAnswersOfTheGoldenFile() throws Exception {
    Bundle client = container.start(BundleJar.lookupWithGivenProvider("client.given"));
    @SuppressWarnings("unchecked")
    Function<String, List<String>> lookup = container.serviceOf(client, Function.class);
    assertEquals(GoldenLookups.expected(), GoldenLookups.ask(lookup));
  }

  @Test
  void aClientThatBringsNoneIsToldToBringOne() throws Exception {
    Bundle client = container.install(BundleJar.lookup("client.plain"));
    Throwable refusal = assertThrows(BundleException.class, client::start).getCause();
    String message = refusal.getMessage();
    assertTrue(message.contains("None was found."), message);
    assertTrue(message.contains("OpenOptions.searchProvider"), message);
  }
}
