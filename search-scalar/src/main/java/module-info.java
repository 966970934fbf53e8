import dev.netindex.format.spi.SearchProvider;
import dev.netindex.search.scalar.ScalarSearchProvider;

/**
 * Search kernels in plain Java, which run everywhere. Found as a service; exported only to the
 * provider that takes its kernels where vectors do not help.
 */
module dev.netindex.search.scalar {
  requires dev.netindex.format;
  requires static org.jspecify;

  exports dev.netindex.search.scalar to
      dev.netindex.search.vector;

  provides SearchProvider with
      ScalarSearchProvider;
}
