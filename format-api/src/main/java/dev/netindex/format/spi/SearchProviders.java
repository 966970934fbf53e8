package dev.netindex.format.spi;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Chooses the search provider, for stated reasons: the one forced by name, else the one forced by
 * the system property {@value #PROPERTY}, else of the available ones that of highest priority, and
 * among equals the first by name. The providers are looked up anew at each call, because modules
 * may come and go; a reader keeps the one that it was opened with. The outcome is logged when it
 * differs from the last one.
 */
public final class SearchProviders {
  /** The system property that forces a provider by its name. */
  public static final String PROPERTY = "dev.netindex.search";

  private static final String NOUN = "search provider";

  private static final ProviderLadder<SearchProvider> LADDER =
      new ProviderLadder<>(
          NOUN,
          SearchProvider.SPI_VERSION,
          PROPERTY,
          "Add the artifact dev.netindex:netindex-search-scalar to the class path or module path;"
              + " where services are not found (OSGi without a service loader mediator), pass a"
              + " provider to OpenOptions.searchProvider.",
          KernelTrial::run,
          NoSearchProviderException::new);

  private static final ChoiceLog LOG =
      new ChoiceLog(LoggerFactory.getLogger(SearchProviders.class), NOUN);

  private SearchProviders() {}

  /**
   * Chooses a provider.
   *
   * @return the choice, with what became of every provider found
   * @throws NoSearchProviderException if none can be used, or not the one that the system property
   *     names
   */
  public static ProviderSelection<SearchProvider> select() {
    return choose(null);
  }

  /**
   * Chooses the provider of a given name, whatever the system property says.
   *
   * @param name a provider's name
   * @return the choice, with what became of every provider found
   * @throws NoSearchProviderException if there is no such provider or it can't be used
   */
  public static ProviderSelection<SearchProvider> select(String name) {
    return choose(Objects.requireNonNull(name, "name"));
  }

  /**
   * Examines a provider that the caller brings, as in OSGi without a service loader mediator; no
   * other is looked for.
   *
   * @param provider the provider to use
   * @return the choice of that provider
   * @throws NoSearchProviderException if it can't be used
   */
  public static ProviderSelection<SearchProvider> select(SearchProvider provider) {
    return LOG.log(LADDER.accept(provider));
  }

  private static ProviderSelection<SearchProvider> choose(@Nullable String name) {
    return LOG.log(
        LADDER.select(
            name, System.getProperty(PROPERTY), DiscoveredProvider.find(SearchProvider.class)));
  }
}
