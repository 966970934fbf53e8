package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.spi.ProviderCandidate;
import dev.netindex.format.spi.ProviderSelection;
import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import dev.netindex.format.spi.Utf8Validator;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Providers that are found, or not, through service files. */
class ProviderDiscoveryTest {
  @TempDir private Path folder;

  private String forced;

  @BeforeEach
  void forceNone() {
    forced = System.clearProperty(SearchProviders.PROPERTY);
  }

  @AfterEach
  void forceAsBefore() {
    if (forced != null) {
      System.setProperty(SearchProviders.PROPERTY, forced);
    }
  }

  @Test
  void findsTheProvidersOnThePathAndTakesVectors() {
    ProviderSelection<SearchProvider> selection = SearchProviders.select();
    String why = "first by priority, then by name";
    assertEquals("vector", selection.selected().name());
    assertEquals(
        List.of(
            new ProviderCandidate("vector", 10, true, why),
            new ProviderCandidate("scalar", 0, false, "available, but vector is " + why)),
        selection.candidates());
  }

  @Test
  void asksTheContextClassLoaderIfTheOwnOneHasNone() throws IOException {
    assertEquals("good", selectUtf8With(Good.class.getName()).getFirst().name());
  }

  @Test
  void doesNotAskTheContextClassLoaderIfTheOwnOneHasOne() throws IOException {
    Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        folder.resolve("META-INF/services/" + SearchProvider.class.getName()), "no.such.Provider");
    List<ProviderCandidate> candidates = inContext(SearchProviders::select).candidates();
    assertEquals(
        List.of("vector", "scalar"), candidates.stream().map(ProviderCandidate::name).toList());
  }

  @Test
  void aProviderWithoutClassHidesNoOther() throws IOException {
    checkRefused("no.such.Provider", "?", "no.such.Provider");
  }

  @Test
  void aProviderOfAnotherTypeHidesNoOther() throws IOException {
    checkRefused(ProviderDiscoveryTest.class.getName(), "?", "ProviderDiscoveryTest");
  }

  @Test
  void aProviderWithoutConstructorHidesNoOther() throws IOException {
    checkRefused(NoConstructor.class.getName(), "?", "NoConstructor");
  }

  @Test
  void aProviderWhoseConstructorFailsHidesNoOther() throws IOException {
    checkRefused(Failing.class.getName(), Failing.class.getName(), "no licence");
  }

  @Test
  void aProviderWhoseClassCannotBeInitializedHidesNoOther() throws IOException {
    checkRefused(Uninitializable.class.getName(), Uninitializable.class.getName(), "wrong CPU");
  }

  @Test
  void aServiceFileThatIsNoneIsARefusal() throws IOException {
    List<ProviderCandidate> candidates = selectUtf8With("# ok\nno name!");
    assertEquals("scalar", candidates.getFirst().name());
    assertTrue(candidates.getFirst().selected());
    ProviderCandidate refused = candidates.get(1);
    assertTrue(refused.reason().contains("Utf8Validator"), refused.reason());
  }

  @Test
  void providersAreLookedUpAnewAtEachCall() throws IOException {
    try (Unprovided library = new Unprovided()) {
      assertEquals("good", library.selectUtf8(services(Good.class.getName())).getFirst().name());
      Path none = Files.createDirectory(folder.resolve("none"));
      assertEquals("scalar", library.selectUtf8(none).getFirst().name());
    }
  }

  private void checkRefused(String line, String name, String inReason) throws IOException {
    for (String lines :
        List.of(line + "\n" + Good.class.getName(), Good.class.getName() + "\n" + line)) {
      List<ProviderCandidate> candidates = selectUtf8With(lines);
      assertEquals("good", candidates.getFirst().name());
      assertTrue(candidates.getFirst().selected());
      ProviderCandidate refused = candidates.get(2);
      assertEquals(name, refused.name());
      assertTrue(refused.reason().contains(inReason), refused.reason());
    }
  }

  private List<ProviderCandidate> selectUtf8With(String services) throws IOException {
    try (Unprovided library = new Unprovided()) {
      return library.selectUtf8(services(services));
    }
  }

  /** Returns a folder with a service file. */
  private Path services(String lines) throws IOException {
    Path file = folder.resolve("META-INF/services/" + Utf8Validator.class.getName());
    Files.createDirectories(file.getParent());
    Files.writeString(file, lines);
    return folder;
  }

  private <T> T inContext(Supplier<T> action) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      return action.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** A validator that can be had. */
  public static class Good implements Utf8Validator {
    @Override
    public int spiVersion() {
      return SPI_VERSION;
    }

    @Override
    public String name() {
      return "good";
    }

    @Override
    public int priority() {
      return 1;
    }

    @Override
    public Optional<String> unavailableReason() {
      return Optional.empty();
    }

    @Override
    public long firstInvalid(MemorySegment bytes, long offset, long length) {
      return VALID;
    }
  }

  /** A validator that can't be made. */
  public static final class NoConstructor extends Good {
    /** Asks for too much. */
    public NoConstructor(int unused) {}
  }

  /** A validator that fails to be made. */
  public static final class Failing extends Good {
    /** Fails. */
    public Failing() {
      throw new IllegalStateException("no licence");
    }
  }

  /** A validator whose class fails. */
  public static final class Uninitializable extends Good {
    static final int WIDTH = width();

    private static int width() {
      throw new UnsupportedOperationException("wrong CPU");
    }
  }
}
