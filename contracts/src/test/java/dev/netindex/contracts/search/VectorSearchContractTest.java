package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The provider with vectors, found as a service and at every width that can be forced. */
class VectorSearchContractTest extends AbstractSearchContract {
  @Override
  protected SearchProvider provider() {
    return SearchProviders.select("vector").selected();
  }

  /** Each class loader has its own kernels, so that no width is tested twice. */
  @Test
  void everyWidthHasKernelsOfItsOwn() {
    SearchProvider narrow = ForcedVectors.of(64);
    SearchProvider wide = ForcedVectors.of(128);
    assertEquals(narrow.getClass().getName(), wide.getClass().getName());
    assertEquals(
        "Deltas4", wide.kernels().deltas4().getClass().getSimpleName(), "four lanes of 128 bits");
    assertEquals(
        "dev.netindex.search.scalar",
        narrow.kernels().deltas4().getClass().getPackageName(),
        "two lanes of 64 bits");
  }

  @Nested
  class Of64Bits extends AbstractSearchContract {
    @Override
    protected SearchProvider provider() {
      return ForcedVectors.of(64);
    }
  }

  @Nested
  class Of128Bits extends AbstractSearchContract {
    @Override
    protected SearchProvider provider() {
      return ForcedVectors.of(128);
    }
  }

  @Nested
  class Of256Bits extends AbstractSearchContract {
    @Override
    protected SearchProvider provider() {
      return ForcedVectors.of(256);
    }
  }

  @Nested
  class Of512Bits extends AbstractSearchContract {
    @Override
    protected SearchProvider provider() {
      return ForcedVectors.of(512);
    }
  }
}
