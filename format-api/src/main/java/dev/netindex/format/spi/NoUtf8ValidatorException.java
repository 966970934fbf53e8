package dev.netindex.format.spi;

import java.util.List;

/**
 * The UTF-8 validator that was asked for by name can't be used. Without a name one is always found,
 * because one is built in. The message names each validator that was found, why it was refused, and
 * what to do.
 */
public final class NoUtf8ValidatorException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final ProviderCandidate[] candidates;

  /**
   * Makes an exception.
   *
   * @param message what was wanted, what was found, and the remedy
   * @param candidates all validators that were found, none of them selected
   */
  NoUtf8ValidatorException(String message, List<ProviderCandidate> candidates) {
    super(message);
    this.candidates = candidates.toArray(ProviderCandidate[]::new);
  }

  /**
   * Returns what became of each validator that was found.
   *
   * @return an immutable list
   */
  public List<ProviderCandidate> candidates() {
    return List.of(candidates);
  }
}
