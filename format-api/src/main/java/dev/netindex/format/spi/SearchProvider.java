package dev.netindex.format.spi;

/**
 * A source of search kernels. Enter here to write one: implement {@link SearchKernels}, and declare
 * the provider both with {@code provides} and in {@code META-INF/services}.
 */
public interface SearchProvider extends Provider {
  /** The version of these interfaces; it changes when an older provider can no longer serve. */
  int SPI_VERSION = 1;

  /**
   * Returns the kernels. Called only when {@link #unavailableReason()} is empty.
   *
   * @return the same object at each call, or an equal one
   */
  SearchKernels kernels();
}
