package dev.netindex.format.spi;

import java.io.Serializable;
import java.util.Objects;

/**
 * What became of one provider when one was chosen.
 *
 * @param name the provider's name; its class name if it could not be asked; {@code ?} if not even
 *     that is known
 * @param priority its priority; 0 if it could not be asked
 * @param selected whether it was chosen
 * @param reason why it was chosen, or why it was not, with the remedy where there is one
 */
public record ProviderCandidate(String name, int priority, boolean selected, String reason)
    implements Serializable {
  /** Checks that nothing is missing. */
  public ProviderCandidate {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(reason, "reason");
  }

  /** Returns one line for people, such as {@code scalar (priority 0): highest priority}. */
  @Override
  public String toString() {
    return name + " (priority " + priority + "): " + reason;
  }
}
