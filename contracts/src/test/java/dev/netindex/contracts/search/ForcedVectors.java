package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The provider with vectors of a forced width, several in one virtual machine: the width is a
 * constant of the provider's classes, so each has them once more in a class loader of its own.
 */
final class ForcedVectors extends ClassLoader {
  static final int[] BITS = {64, 128, 256, 512};

  private static final String PROPERTY = "dev.netindex.vector.bits";
  private static final String PACKAGE = "dev.netindex.search.vector.";
  private static final Map<Integer, SearchProvider> MADE = new ConcurrentHashMap<>();

  private ForcedVectors() {
    super(ForcedVectors.class.getClassLoader());
  }

  /** Returns the provider of a width; skips the test where the machine has no such vectors. */
  static SearchProvider of(int bits) {
    Optional<SearchProvider> found = find(bits);
    assumeTrue(found.isPresent(), "vectors have less than " + bits + " bits here");
    return found.get();
  }

  /** Returns the provider of a width, if the machine has such vectors. */
  static synchronized Optional<SearchProvider> find(int bits) {
    SearchProvider made = MADE.get(bits);
    if (made != null) {
      return Optional.of(made);
    }
    System.setProperty(PROPERTY, Integer.toString(bits));
    try {
      SearchProvider provider = new ForcedVectors().provider();
      Optional<String> reason = provider.unavailableReason();
      if (reason.isPresent()) {
        assertEquals(
            PROPERTY + " is " + bits + ", but vectors have",
            reason.get().replaceAll(" \\d+ b.*", ""));
        return Optional.empty();
      }
      // Makes the kernels, which keep the width.
      MADE.put(bits, SearchProviders.select(provider).selected());
      return Optional.of(provider);
    } finally {
      System.clearProperty(PROPERTY);
    }
  }

  private SearchProvider provider() {
    try {
      Class<?> type = loadClass(PACKAGE + "VectorSearchProvider");
      return (SearchProvider) type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(PACKAGE)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
