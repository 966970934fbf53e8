import dev.netindex.format.spi.SearchProvider;
import dev.netindex.search.vector.VectorSearchProvider;

/**
 * Search kernels over the Vector API. Exports nothing: found as a service. The virtual machine must
 * be started with {@code --add-modules jdk.incubator.vector}; without, this module resolves all the
 * same and its provider says that it can't be used.
 */
module dev.netindex.search.vector {
  requires dev.netindex.format;
  requires dev.netindex.search.scalar;
  requires static jdk.incubator.vector;
  requires static org.jspecify;

  provides SearchProvider with
      VectorSearchProvider;
}
