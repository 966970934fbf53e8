package dev.netindex.contracts.search;

import dev.netindex.format.spi.RunKernel;
import dev.netindex.format.spi.SearchKernels;
import org.junit.jupiter.api.Nested;

/**
 * What the kernels of a forced width must do, as far as they are others than those without vectors:
 * interval rows and the check of rows are left out.
 */
abstract class ForcedVectorsContract {
  private final int bits;

  ForcedVectorsContract(int bits) {
    this.bits = bits;
  }

  private SearchKernels forced() {
    return ForcedVectors.of(bits).kernels();
  }

  @Nested
  class DeltaColumns extends DeltaContract {
    @Override
    SearchKernels kernels() {
      return forced();
    }
  }

  @Nested
  class Runs extends RunContract {
    @Override
    RunKernel kernel() {
      return forced().runs();
    }
  }

  @Nested
  class Allocation extends AllocationContract {
    @Override
    SearchKernels kernels() {
      return forced();
    }
  }
}
