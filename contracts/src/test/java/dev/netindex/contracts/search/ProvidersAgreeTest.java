package dev.netindex.contracts.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.netindex.contracts.Seeds;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Case 25: whole lookups with each provider, around the lanes of vectors of any width. */
class ProvidersAgreeTest {
  private static final int[] ROWS = {
    0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 256, 257, 1000
  };

  /** Distances of rows in bits that give each width of a column. */
  private static final int[] IPV4_STEPS = {0, 6, 21};

  private static final int[] IPV6_STEPS = {0, 6, 21, 50, 110};

  @ParameterizedTest
  @EnumSource(Family.class)
  void allProvidersAnswerAlikeAroundEveryRow(Family family) {
    Random random = Seeds.random("providers for " + family);
    SearchProvider scalar = SearchProviders.select("scalar").selected();
    List<SearchProvider> vectors =
        Arrays.stream(ForcedVectors.BITS)
            .mapToObj(ForcedVectors::find)
            .flatMap(Optional::stream)
            .toList();
    assertFalse(vectors.isEmpty());
    for (int rows : ROWS) {
      for (int step : family == Family.IPV4 ? IPV4_STEPS : IPV6_STEPS) {
        TreeSet<U128> bounds = new TreeSet<>(List.of(U128.ZERO, U128.max(family.bits() / 8)));
        byte[] index = build(family, rows, step, random, bounds);
        List<U128> probes = around(bounds, family);
        List<List<Long>> expected = answers(index, scalar, family, probes);
        for (SearchProvider provider : vectors) {
          assertEquals(
              expected,
              answers(index, provider, family, probes),
              () -> rows + " rows, step " + step + ", " + provider.kernels().deltas1());
        }
      }
    }
  }

  /** Builds disjoint networks and gathers their first and last addresses. */
  private static byte[] build(
      Family family, int rows, int step, Random random, TreeSet<U128> bounds) {
    IndexBuilder builder = new IndexBuilder();
    U128 next = U128.ZERO;
    for (int row = 0; row < rows; row++) {
      int free = next.low() == 0 ? 3 : Math.min(3, Long.numberOfTrailingZeros(next.low()));
      int host = random.nextInt(free + 1);
      IpAddress start = IpAddress.of(family, next.high(), next.low());
      Target.Network network = Target.Network.masking(start, family.bits() - host);
      builder.add(network, new byte[] {(byte) row});
      U128 end = new U128(network.last().high(), network.last().low());
      bounds.add(next);
      bounds.add(end);
      next = plus(end.plusOne(), random, step);
      if (next.isAbove(U128.max(family.bits() / 8))) {
        break;
      }
    }
    return builder.toByteArray();
  }

  private static U128 plus(U128 number, Random random, int bits) {
    long high = bits > 64 ? random.nextLong() >>> (128 - bits) : 0;
    long low = bits >= 64 ? random.nextLong() : bits == 0 ? 0 : random.nextLong() >>> (64 - bits);
    long sum = number.low() + low;
    return new U128(number.high() + high + (Long.compareUnsigned(sum, low) < 0 ? 1 : 0), sum);
  }

  private static List<U128> around(TreeSet<U128> bounds, Family family) {
    TreeSet<U128> probes = new TreeSet<>(bounds);
    for (U128 bound : bounds) {
      if (bound.isAbove(U128.ZERO)) {
        probes.add(bound.minusOne());
      }
      if (bound.isBelow(U128.max(family.bits() / 8))) {
        probes.add(bound.plusOne());
      }
    }
    return List.copyOf(probes);
  }

  private static List<List<Long>> answers(
      byte[] index, SearchProvider provider, Family family, List<U128> probes) {
    OpenOptions options =
        OpenOptions.defaults().directory(DirectorySize.NONE).searchProvider(provider);
    List<List<Long>> answers = new ArrayList<>();
    try (Arena arena = Arena.ofConfined();
        IndexReader reader =
            IndexReader.open(arena.allocateFrom(ValueLayout.JAVA_BYTE, index), options)) {
      for (U128 probe : probes) {
        IpAddress address = IpAddress.of(family, probe.high(), probe.low());
        answers.add(reader.lookup(address).stream().map(match -> match.recordId()).toList());
      }
    }
    return answers;
  }
}
