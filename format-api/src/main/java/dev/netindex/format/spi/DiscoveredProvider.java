package dev.netindex.format.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Spliterator;
import java.util.function.Supplier;

/**
 * A provider that was found but not made yet.
 *
 * @param <P> the service
 * @param className the provider's class, or {@code ?} if it could not even be named
 * @param instance makes the provider; throws what kept it from being found or made
 */
record DiscoveredProvider<P extends Provider>(String className, Supplier<? extends P> instance) {
  /** A loader whose list of providers can't be read repeats its error for ever. */
  private static final int MAX_FAILURES = 64;

  /**
   * Finds the providers of a service. The class loader of the interface comes first: what it sees
   * is the same for every thread. The thread's context class loader is asked only if that found
   * none, for containers where this library is shared and the providers belong to an application.
   */
  static <P extends Provider> List<DiscoveredProvider<P>> find(Class<P> service) {
    List<DiscoveredProvider<P>> found =
        drain(ServiceLoader.load(service, service.getClassLoader()));
    return found.isEmpty() ? drain(ServiceLoader.load(service)) : found;
  }

  /** Takes all elements; one that can't be found becomes an element that throws the reason. */
  private static <P extends Provider> List<DiscoveredProvider<P>> drain(ServiceLoader<P> loader) {
    List<DiscoveredProvider<P>> found = new ArrayList<>();
    Spliterator<ServiceLoader.Provider<P>> elements = loader.stream().spliterator();
    for (int failures = 0; failures < MAX_FAILURES; ) {
      try {
        if (!elements.tryAdvance(e -> found.add(new DiscoveredProvider<>(e.type().getName(), e)))) {
          break;
        }
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        failures++;
        found.add(
            new DiscoveredProvider<>(
                "?",
                () -> {
                  throw e;
                }));
      }
    }
    return found;
  }
}
