package dev.netindex.format.spi;

import java.util.List;
import java.util.Objects;

/**
 * The provider that was chosen, with what became of every provider that was found.
 *
 * @param <P> the service
 * @param selected the chosen provider
 * @param candidates all that were found: those that can be used, by falling priority, then the
 *     refused ones; exactly one is selected
 */
public record ProviderSelection<P extends Provider>(
    P selected, List<ProviderCandidate> candidates) {
  /** Copies the list. */
  public ProviderSelection {
    Objects.requireNonNull(selected, "selected");
    candidates = List.copyOf(candidates);
  }
}
