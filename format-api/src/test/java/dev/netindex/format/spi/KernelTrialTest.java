package dev.netindex.format.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KernelTrialTest {
  @Test
  void aProviderWhoseKernelsAnswerRightlyIsTaken() {
    SearchProvider provider = new Fake((file, column, rows, key) -> rows - 1);

    assertEquals(provider, SearchProviders.select(provider).selected());
  }

  @Test
  void aKernelThatAnswersWronglyRefusesItsProvider() {
    SearchProvider provider = new Fake((file, column, rows, key) -> 0);

    NoSearchProviderException refused =
        assertThrows(NoSearchProviderException.class, () -> SearchProviders.select(provider));

    assertTrue(
        refused.getMessage().contains("kernel for deltas of 4 bytes answered 0 instead of 2"),
        refused::getMessage);
  }

  @Test
  void aKernelThatCanNotBeLinkedRefusesItsProvider() {
    SearchProvider provider =
        new Fake(
            (file, column, rows, key) -> {
              throw new NoClassDefFoundError("jdk/incubator/vector/IntVector");
            });

    NoSearchProviderException refused =
        assertThrows(NoSearchProviderException.class, () -> SearchProviders.select(provider));

    assertTrue(refused.getMessage().contains("jdk/incubator/vector"), refused::getMessage);
  }

  /** Right for the rows of the trial, but for the 4-byte deltas that a test gives. */
  private record Fake(DeltaKernel deltas4)
      implements SearchProvider, SearchKernels, IntervalKernel {
    @Override
    public int spiVersion() {
      return SPI_VERSION;
    }

    @Override
    public String name() {
      return "fake";
    }

    @Override
    public int priority() {
      return 0;
    }

    @Override
    public Optional<String> unavailableReason() {
      return Optional.empty();
    }

    @Override
    public SearchKernels kernels() {
      return this;
    }

    @Override
    public DeltaKernel deltas1() {
      return (file, column, rows, key) -> rows - 1;
    }

    @Override
    public DeltaKernel deltas2() {
      return deltas1();
    }

    @Override
    public DeltaKernel deltas8() {
      return deltas1();
    }

    @Override
    public WideDeltaKernel deltas16() {
      return (file, column, rows, keyHigh, keyLow) -> rows - 1;
    }

    @Override
    public IntervalKernel ipv4Intervals() {
      return this;
    }

    @Override
    public IntervalKernel ipv6Intervals() {
      return this;
    }

    @Override
    public long next(
        MemorySegment file,
        long section,
        long rows,
        long from,
        long startHigh,
        long startLow,
        long endHigh,
        long endLow) {
      return endLow == 0 ? from : -1;
    }

    @Override
    public long previous(
        MemorySegment file,
        long section,
        long rows,
        long before,
        long startHigh,
        long startLow,
        long endHigh,
        long endLow) {
      return before - 1;
    }

    @Override
    public long lowerBound(
        MemorySegment file,
        long section,
        long rows,
        long startHigh,
        long startLow,
        long endHigh,
        long endLow) {
      return rows;
    }
  }
}
