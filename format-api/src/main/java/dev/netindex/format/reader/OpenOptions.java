package dev.netindex.format.reader;

import dev.netindex.format.Limits;
import dev.netindex.format.spi.SearchProvider;
import org.jspecify.annotations.Nullable;

/**
 * How a file is opened. Immutable; each method returns a changed copy. The defaults check
 * everything and map the file.
 */
public final class OpenOptions {
  private static final OpenOptions DEFAULTS =
      new OpenOptions(Limits.FORMAT, false, false, null, null);

  private final Limits limits;
  private final boolean copy;
  private final boolean trust;
  private final @Nullable SearchProvider provider;
  private final @Nullable String providerName;

  private OpenOptions(
      Limits limits,
      boolean copy,
      boolean trust,
      @Nullable SearchProvider provider,
      @Nullable String providerName) {
    this.limits = limits;
    this.copy = copy;
    this.trust = trust;
    this.provider = provider;
    this.providerName = providerName;
  }

  /**
   * Returns the defaults: everything is checked, the file is mapped, limits are the format's, the
   * search provider is chosen by {@link dev.netindex.format.spi.SearchProviders#select()}.
   *
   * @return the defaults
   */
  public static OpenOptions defaults() {
    return DEFAULTS;
  }

  /**
   * Bounds what is opened.
   *
   * @param newLimits records and bytes
   * @return changed options
   */
  public OpenOptions limits(Limits newLimits) {
    return new OpenOptions(newLimits, copy, trust, provider, providerName);
  }

  /**
   * Copies the file into memory outside the heap instead of mapping it, so that later changes to
   * the file can't be seen. The memory is freed when the reader closes. Segments and arrays are
   * copied likewise.
   *
   * @return changed options
   */
  public OpenOptions copyIntoMemory() {
    return new OpenOptions(limits, true, trust, provider, providerName);
  }

  /**
   * Skips the check of rows and payload references, for files that were checked when they were
   * published and can't have changed since. Header, lengths and block descriptors are checked as
   * ever and every access stays within the file; but a file that breaks the rules gives wrong or
   * missing answers, or {@link dev.netindex.format.InvalidIndexException} from a lookup.
   *
   * @return changed options
   */
  public OpenOptions trustRowsWithoutValidation() {
    return new OpenOptions(limits, copy, true, provider, providerName);
  }

  /**
   * Uses a given search provider; none is looked for.
   *
   * @param newProvider the provider
   * @return changed options
   */
  public OpenOptions searchProvider(SearchProvider newProvider) {
    return new OpenOptions(limits, copy, trust, newProvider, null);
  }

  /**
   * Forces the search provider of a name, whatever the system property says.
   *
   * @param name the provider's name
   * @return changed options
   */
  public OpenOptions searchProvider(String name) {
    return new OpenOptions(limits, copy, trust, null, name);
  }

  Limits limits() {
    return limits;
  }

  boolean copies() {
    return copy;
  }

  boolean trustsRows() {
    return trust;
  }

  @Nullable SearchProvider provider() {
    return provider;
  }

  @Nullable String providerName() {
    return providerName;
  }
}
