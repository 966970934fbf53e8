package dev.netindex.search.vector;

import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.SearchProvider;
import java.util.Optional;

/**
 * Search kernels over the Vector API. No type of that API is named here, so that this class can be
 * loaded, and asked, where the API is missing.
 */
public final class VectorSearchProvider implements SearchProvider {
  /** For {@link java.util.ServiceLoader}. */
  public VectorSearchProvider() {}

  @Override
  public int spiVersion() {
    return SPI_VERSION;
  }

  @Override
  public String name() {
    return "vector";
  }

  @Override
  public int priority() {
    return 10;
  }

  @Override
  public Optional<String> unavailableReason() {
    Optional<String> unmet = VirtualMachine.current().refusal();
    return unmet.isPresent() ? unmet : VectorWidth.refusal();
  }

  @Override
  public SearchKernels kernels() {
    return VectorKernels.ALL;
  }
}
