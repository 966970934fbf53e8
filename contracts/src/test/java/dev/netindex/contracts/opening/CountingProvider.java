package dev.netindex.contracts.opening;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.RowCheckKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import dev.netindex.format.spi.WideDeltaKernel;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The scalar provider, which counts the blocks that are checked, and the threads that do it. */
final class CountingProvider implements SearchProvider, SearchKernels {
  private final SearchKernels scalar = SearchProviders.select("scalar").selected().kernels();
  private final AtomicInteger blocks = new AtomicInteger();
  private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

  /** What each check of a block does before. */
  Runnable before = () -> {};

  /** Returns the blocks checked since the last call. */
  int blocks() {
    return blocks.getAndSet(0);
  }

  Set<Thread> threads() {
    return threads;
  }

  @Override
  public int spiVersion() {
    return SPI_VERSION;
  }

  @Override
  public String name() {
    return "counting";
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

  private RowCheckKernel counting(RowCheckKernel kernel) {
    return (file, deltas, prefixes, rows, base, shift, previousEnd) -> {
      if (file.byteSize() > 1_000) { // else it is the trial of the kernel
        blocks.incrementAndGet();
        threads.add(Thread.currentThread());
        before.run();
      }
      return kernel.lastEnd(file, deltas, prefixes, rows, base, shift, previousEnd);
    };
  }

  @Override
  public RowCheckKernel ipv4RowCheck1() {
    return counting(scalar.ipv4RowCheck1());
  }

  @Override
  public RowCheckKernel ipv4RowCheck2() {
    return counting(scalar.ipv4RowCheck2());
  }

  @Override
  public RowCheckKernel ipv4RowCheck4() {
    return counting(scalar.ipv4RowCheck4());
  }

  @Override
  public DeltaKernel deltas1() {
    return scalar.deltas1();
  }

  @Override
  public DeltaKernel deltas2() {
    return scalar.deltas2();
  }

  @Override
  public DeltaKernel deltas4() {
    return scalar.deltas4();
  }

  @Override
  public DeltaKernel deltas8() {
    return scalar.deltas8();
  }

  @Override
  public WideDeltaKernel deltas16() {
    return scalar.deltas16();
  }

  @Override
  public IntervalKernel ipv4Intervals() {
    return scalar.ipv4Intervals();
  }

  @Override
  public IntervalKernel ipv6Intervals() {
    return scalar.ipv6Intervals();
  }
}
