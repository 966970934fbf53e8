package dev.netindex.format.spi;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A provider that was asked about itself.
 *
 * @param <P> the service
 * @param className the provider's class, or {@code ?}
 * @param name its own name; the class name if it could not be asked
 * @param priority its priority; 0 if it could not be asked
 * @param usable the provider, or null if it is refused
 * @param reason why it is refused; empty if it is not
 */
record ExaminedProvider<P extends Provider>(
    String className, String name, int priority, @Nullable P usable, String reason) {

  /** Chains of causes may be cyclic. */
  private static final int MAX_CAUSES = 4;

  /** Usable ones first, then by falling priority, then by name; the class makes it definite. */
  static final Comparator<ExaminedProvider<?>> RANKING =
      Comparator.<ExaminedProvider<?>, Boolean>comparing(e -> e.usable() == null)
          .thenComparing(e -> e.priority(), Comparator.reverseOrder())
          .thenComparing(e -> e.name())
          .thenComparing(e -> e.className());

  /**
   * Makes the provider and asks it. Whatever a provider does wrong here refuses that provider
   * alone; only a failing virtual machine is let through.
   *
   * @param spiVersion the version that it must speak
   * @param trial what it must survive if it calls itself available
   */
  static <P extends Provider> ExaminedProvider<P> examine(
      DiscoveredProvider<P> found, int spiVersion, Consumer<? super P> trial) {
    String className = found.className();
    String name = className;
    int priority = 0;
    try {
      P provider = found.instance().get();
      int spoken = provider.spiVersion();
      name = Objects.requireNonNull(provider.name(), "name");
      priority = provider.priority();
      if (spoken != spiVersion) {
        return new ExaminedProvider<>(
            className, name, priority, null, wrongVersion(spoken, spiVersion));
      }
      Optional<String> unavailable = provider.unavailableReason();
      if (unavailable.isPresent()) {
        return new ExaminedProvider<>(
            className, name, priority, null, "unavailable: " + unavailable.get());
      }
      trial.accept(provider);
      return new ExaminedProvider<>(className, name, priority, provider, "");
    } catch (LinkageError | ServiceConfigurationError | RuntimeException e) {
      return new ExaminedProvider<>(className, name, priority, null, "failed: " + describe(e));
    }
  }

  ProviderCandidate candidate(boolean selected, String why) {
    return new ProviderCandidate(name, priority, selected, why);
  }

  private static String wrongVersion(int spoken, int spiVersion) {
    return "speaks version "
        + spoken
        + " of the service interfaces, this library speaks "
        + spiVersion
        + "; use netindex modules of one release";
  }

  /** The error and what lies behind it, because service loaders and initializers wrap. */
  private static String describe(Throwable error) {
    StringBuilder text = new StringBuilder(error.toString());
    Throwable cause = error.getCause();
    for (int depth = 0; cause != null && depth < MAX_CAUSES; depth++) {
      text.append(", caused by ").append(cause);
      cause = cause.getCause();
    }
    return text.toString();
  }
}
