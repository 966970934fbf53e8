package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * The provider with vectors, found as a service, and its kernels at every width that can be forced.
 */
class VectorSearchContractTest {
  @Test
  void isFoundAndSaysThatItIsAvailableInThisVersion() {
    SearchProvider provider = SearchProviders.select("vector").selected();
    assertEquals("vector", provider.name());
    assertEquals(SearchProvider.SPI_VERSION, provider.spiVersion());
    assertTrue(provider.unavailableReason().isEmpty());
    assertSame(provider.kernels(), provider.kernels());
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

  @Test
  void intervalsAreSearchedAsWithoutVectors() {
    SearchKernels kernels = ForcedVectors.of(128).kernels();
    SearchKernels scalar = SearchProviders.select("scalar").selected().kernels();
    assertSame(scalar.ipv4Intervals().getClass(), kernels.ipv4Intervals().getClass());
    assertSame(scalar.ipv6Intervals().getClass(), kernels.ipv6Intervals().getClass());
  }

  @Nested
  class Of64Bits extends ForcedVectorsContract {
    Of64Bits() {
      super(64);
    }
  }

  @Nested
  class Of128Bits extends ForcedVectorsContract {
    Of128Bits() {
      super(128);
    }
  }

  @Nested
  class Of256Bits extends ForcedVectorsContract {
    Of256Bits() {
      super(256);
    }
  }

  @Nested
  class Of512Bits extends ForcedVectorsContract {
    Of512Bits() {
      super(512);
    }
  }
}
