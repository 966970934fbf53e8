package dev.netindex.format.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Chooses one provider of a service: the one forced by an argument, else the one forced by a system
 * property, else the available one of highest priority, and among equals the first by name. Every
 * provider that is not taken keeps a reason. One that fails in any way is refused and never hides
 * the others.
 *
 * @param <P> the service
 * @param noun what a provider is called in messages, such as {@code search provider}
 * @param spiVersion the version of the interfaces that a provider must speak
 * @param property the system property that forces a provider by name
 * @param remedy what to do if none can be used, a sentence
 * @param trial what a provider that calls itself available must survive
 * @param failure makes the exception from a message and the refused providers
 */
record ProviderLadder<P extends Provider>(
    String noun,
    int spiVersion,
    String property,
    String remedy,
    Consumer<? super P> trial,
    BiFunction<String, List<ProviderCandidate>, ? extends RuntimeException> failure) {

  private static final int NONE = -1;

  /**
   * Chooses among providers.
   *
   * @param name the name that the caller forces, or null
   * @param propertyValue the value of the system property; null or blank forces nothing
   * @param found the providers
   */
  ProviderSelection<P> select(
      @Nullable String name, @Nullable String propertyValue, List<DiscoveredProvider<P>> found) {
    List<ExaminedProvider<P>> ranked = examine(found);
    if (name != null) {
      return choose(ranked, name, "forced by name");
    }
    if (propertyValue != null && !propertyValue.isBlank()) {
      return choose(ranked, propertyValue.strip(), "forced by system property " + property);
    }
    return choose(ranked, null, "first by priority, then by name");
  }

  /** Examines the provider that a caller brings, and takes it or refuses it. */
  ProviderSelection<P> accept(P given) {
    String className = given.getClass().getName();
    return choose(
        examine(List.of(new DiscoveredProvider<>(className, () -> given))),
        null,
        "given by the caller");
  }

  private List<ExaminedProvider<P>> examine(List<DiscoveredProvider<P>> found) {
    List<ExaminedProvider<P>> ranked = new ArrayList<>();
    for (DiscoveredProvider<P> provider : found) {
      ranked.add(ExaminedProvider.examine(provider, spiVersion, trial));
    }
    ranked.sort(ExaminedProvider.RANKING);
    return ranked;
  }

  private ProviderSelection<P> choose(
      List<ExaminedProvider<P>> ranked, @Nullable String forced, String why) {
    for (int i = 0; i < ranked.size(); i++) {
      P usable = ranked.get(i).usable();
      if (usable != null && (forced == null || forced.equals(ranked.get(i).name()))) {
        return new ProviderSelection<>(usable, candidates(ranked, i, why));
      }
    }
    List<ProviderCandidate> refused = candidates(ranked, NONE, why);
    throw failure.apply(explain(forced, why, refused), refused);
  }

  private static <P extends Provider> List<ProviderCandidate> candidates(
      List<ExaminedProvider<P>> ranked, int taken, String why) {
    String notTaken =
        taken == NONE ? "available" : "available, but " + ranked.get(taken).name() + " is " + why;
    List<ProviderCandidate> candidates = new ArrayList<>();
    for (int i = 0; i < ranked.size(); i++) {
      ExaminedProvider<P> each = ranked.get(i);
      String reason = each.usable() == null ? each.reason() : i == taken ? why : notTaken;
      candidates.add(each.candidate(i == taken, reason));
    }
    return candidates;
  }

  private String explain(@Nullable String forced, String why, List<ProviderCandidate> refused) {
    StringBuilder text = new StringBuilder("No ").append(noun);
    if (forced != null) {
      text.append(" named \"").append(forced).append('"');
    }
    text.append(" can be used");
    if (forced != null) {
      text.append(" (").append(why).append(')');
    }
    text.append(refused.isEmpty() ? ". None was found." : ". Found:");
    String separator = " ";
    for (ProviderCandidate candidate : refused) {
      text.append(separator).append(candidate);
      separator = " | ";
    }
    return text.append(refused.isEmpty() ? " " : ". ").append(remedy).toString();
  }
}
