package dev.netindex.format.spi;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;

/**
 * Logs a choice when it differs from the last one logged, so that opening many files tells it once.
 * Holds text only: a provider may come and go with its module.
 */
final class ChoiceLog {
  private final Logger logger;
  private final String noun;
  private final AtomicReference<List<ProviderCandidate>> last = new AtomicReference<>(List.of());

  ChoiceLog(Logger logger, String noun) {
    this.logger = logger;
    this.noun = noun;
  }

  <P extends Provider> ProviderSelection<P> log(ProviderSelection<P> selection) {
    List<ProviderCandidate> candidates = selection.candidates();
    if (!candidates.equals(last.getAndSet(candidates))) {
      for (ProviderCandidate candidate : candidates) {
        if (candidate.selected()) {
          logger.info("{}: {}", noun, candidate);
        } else {
          logger.debug("{} not taken: {}", noun, candidate);
        }
      }
    }
    return selection;
  }
}
