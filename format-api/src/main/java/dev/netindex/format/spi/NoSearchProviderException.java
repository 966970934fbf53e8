package dev.netindex.format.spi;

import java.util.List;

/**
 * No search provider can be used, or the one that was asked for by name can't. The message names
 * each provider that was found, why it was refused, and what to do.
 */
public final class NoSearchProviderException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final ProviderCandidate[] candidates;

  /**
   * Makes an exception.
   *
   * @param message what was wanted, what was found, and the remedy
   * @param candidates all providers that were found, none of them selected
   */
  NoSearchProviderException(String message, List<ProviderCandidate> candidates) {
    super(message);
    this.candidates = candidates.toArray(ProviderCandidate[]::new);
  }

  /**
   * Returns what became of each provider that was found.
   *
   * @return an immutable list, empty if none was found
   */
  public List<ProviderCandidate> candidates() {
    return List.of(candidates);
  }
}
