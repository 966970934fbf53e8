package dev.netindex.search.scalar;

import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.SearchProvider;
import java.util.Optional;

/** Search kernels that need nothing but Java. */
public final class ScalarSearchProvider implements SearchProvider {
  private static final SearchKernels KERNELS = new ScalarKernels();

  /** For {@link java.util.ServiceLoader}. */
  public ScalarSearchProvider() {}

  @Override
  public int spiVersion() {
    return SPI_VERSION;
  }

  @Override
  public String name() {
    return "scalar";
  }

  @Override
  public int priority() {
    return 0;
  }

  @Override
  public Optional<String> unavailableReason() {
    return Optional.empty();
  }

  @Override
  public SearchKernels kernels() {
    return KERNELS;
  }
}
