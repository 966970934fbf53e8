package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.Arena;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No kernel makes an object. */
abstract class AllocationContract {
  private static final int CALLS = 10_000;
  private static final int ROUNDS = 200;

  private long sum;

  abstract SearchKernels kernels();

  @ParameterizedTest
  @EnumSource(DeltaWidth.class)
  void searchesDeltasWithoutObjects(DeltaWidth width) {
    List<U128> deltas = IntStream.range(0, 256).mapToObj(U128::of).toList();
    SearchKernels kernels = kernels();
    try (Arena arena = Arena.ofConfined()) {
      Placed column = Placed.everywhere(width.encode(deltas), arena).getLast();
      checkNoObjects(
          call -> width.search(kernels, column, column.offset(), 256, deltas.get(call & 0xFF)));
    }
  }

  @ParameterizedTest
  @EnumSource(RowForm.class)
  void searchesIntervalsWithoutObjects(RowForm form) {
    List<Interval> rows = IntervalShape.NESTED.sorted(new Random(1), 1_000, form);
    SearchKernels kernels = kernels();
    IntervalKernel kernel =
        form == RowForm.IPV4 ? kernels.ipv4Intervals() : kernels.ipv6Intervals();
    try (Arena arena = Arena.ofConfined()) {
      Placed at = Placed.everywhere(form.encode(rows), arena).getLast();
      checkNoObjects(
          call -> {
            U128 q = rows.get(call % 1_000).start();
            return kernel.next(
                    at.file(), at.offset(), 1_000, call % 7, q.high(), q.low(), q.high(), q.low())
                + kernel.previous(
                    at.file(), at.offset(), 1_000, 1_000, q.high(), q.low(), q.high(), q.low())
                + kernel.lowerBound(at.file(), at.offset(), 1_000, q.high(), q.low(), 0, 0);
          });
    }
  }

  /** One call under test. */
  @FunctionalInterface
  private interface Call {
    long run(int number);
  }

  /** The interpreter makes objects to reach memory; the best of many rounds is compiled code. */
  private void checkNoObjects(Call call) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int number = 0; number < CALLS; number++) {
        sum += call.run(number);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least, () -> "bytes in " + CALLS + " calls (sum " + sum + ")");
  }
}
