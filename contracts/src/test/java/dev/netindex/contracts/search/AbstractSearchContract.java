package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.RunKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.SearchProvider;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What every search provider must do. A provider's test extends it and names the provider. */
public abstract class AbstractSearchContract {
  /** Returns the provider under test, which must be available. */
  protected abstract SearchProvider provider();

  @Test
  void saysThatItIsAvailableInThisVersion() {
    assertTrue(provider().unavailableReason().isEmpty());
    assertEquals(SearchProvider.SPI_VERSION, provider().spiVersion());
  }

  @Test
  void hasANameThatCanBeTyped() {
    assertTrue(provider().name().matches("[a-z0-9-]+"), provider().name());
  }

  @Test
  void givesAllKernelsAndTheSameAtEachCall() {
    SearchKernels kernels = provider().kernels();
    assertEquals(kernels, provider().kernels());
    assertNotNull(kernels.deltas1());
    assertNotNull(kernels.deltas2());
    assertNotNull(kernels.deltas4());
    assertNotNull(kernels.deltas8());
    assertNotNull(kernels.deltas16());
    assertNotNull(kernels.ipv4Intervals());
    assertNotNull(kernels.ipv6Intervals());
    assertNotNull(kernels.ipv4RowCheck1());
    assertNotNull(kernels.ipv4RowCheck2());
    assertNotNull(kernels.ipv4RowCheck4());
    assertNotNull(kernels.runs());
  }

  @Nested
  class DeltaColumns extends DeltaContract {
    @Override
    SearchKernels kernels() {
      return provider().kernels();
    }
  }

  @Nested
  class Ipv4Intervals extends IntervalContract {
    Ipv4Intervals() {
      super(RowForm.IPV4);
    }

    @Override
    IntervalKernel kernel() {
      return provider().kernels().ipv4Intervals();
    }
  }

  @Nested
  class Ipv6Intervals extends IntervalContract {
    Ipv6Intervals() {
      super(RowForm.IPV6);
    }

    @Override
    IntervalKernel kernel() {
      return provider().kernels().ipv6Intervals();
    }
  }

  @Nested
  class RowChecks extends RowCheckContract {
    @Override
    SearchKernels kernels() {
      return provider().kernels();
    }
  }

  @Nested
  class Runs extends RunContract {
    @Override
    RunKernel kernel() {
      return provider().kernels().runs();
    }
  }

  @Nested
  class Allocation extends AllocationContract {
    @Override
    SearchKernels kernels() {
      return provider().kernels();
    }
  }
}
