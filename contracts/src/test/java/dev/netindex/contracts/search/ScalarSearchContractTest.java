package dev.netindex.contracts.search;

import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;

/** The provider without special instructions, found as a service. */
class ScalarSearchContractTest extends AbstractSearchContract {
  @Override
  protected SearchProvider provider() {
    return SearchProviders.select("scalar").selected();
  }
}
