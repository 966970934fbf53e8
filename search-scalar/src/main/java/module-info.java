import dev.netindex.format.spi.SearchProvider;
import dev.netindex.search.scalar.ScalarSearchProvider;

/** Search kernels in plain Java, which run everywhere. Exports nothing: found as a service. */
module dev.netindex.search.scalar {
  requires dev.netindex.format;
  requires static org.jspecify;

  provides SearchProvider with
      ScalarSearchProvider;
}
