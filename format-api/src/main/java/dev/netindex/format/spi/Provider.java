package dev.netindex.format.spi;

import java.util.Optional;

/**
 * What every implementation of a service says of itself, so that one can be chosen for stated
 * reasons. Implementations are found by {@link java.util.ServiceLoader}, must have a public
 * no-argument constructor that does nothing costly, and must be safe for use by many threads.
 */
public interface Provider {
  /**
   * Returns the version of the service interfaces that this provider was compiled against. The body
   * must be {@code return SearchProvider.SPI_VERSION;} (or the like): the compiler copies the
   * constant into the provider, so an old provider keeps saying its old version.
   *
   * @return a version
   */
  int spiVersion();

  /**
   * Returns the name by which a provider is forced and reported.
   *
   * @return lower-case letters, digits and hyphens; unique among the providers of a service
   */
  String name();

  /**
   * Returns the rank: of the available providers the one of highest priority is taken.
   *
   * @return any number; the portable implementations here have 0
   */
  int priority();

  /**
   * Returns why this provider can't be used in this virtual machine, with the remedy where there is
   * one.
   *
   * @return empty if it can be used
   */
  Optional<String> unavailableReason();
}
