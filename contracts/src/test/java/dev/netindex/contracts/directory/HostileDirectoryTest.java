package dev.netindex.contracts.directory;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.damage.Measured;
import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.golden.GoldenAnswers;
import dev.netindex.contracts.golden.GoldenQueries;
import dev.netindex.contracts.model.Built;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Directories over damaged rows that nobody checked: wrong answers or documented failures. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD) // an endless loop fails
final class HostileDirectoryTest {
  private static final int FLIPS = 250;
  private static final int ASKED = 130;
  private static final int SMALL_FILE = 3_000;

  /** Opening may allocate so much besides the directory: masks, arrays of sections, messages. */
  private static final long BESIDES = 4 << 20;

  static Stream<Arguments> goldenFiles() {
    return Stream.of(
            "v4-net-broad", "v4-strided-2", "interval-dups", "interval-v6", "mixed-all", "v6-half")
        .flatMap(
            name ->
                Stream.of(DirectoryChoice.SMALL, DirectoryChoice.LARGE)
                    .map(choice -> Arguments.of(name, choice)));
  }

  static Stream<Arguments> crowds() {
    return Stream.of(CrowdedRows.values())
        .flatMap(
            crowd ->
                Stream.of(DirectoryChoice.SMALL, DirectoryChoice.DEFAULT, DirectoryChoice.LARGE)
                    .map(choice -> Arguments.of(crowd, choice)))
        .filter(arguments -> !arguments.get()[0].toString().startsWith("MANY"));
  }

  @ParameterizedTest
  @MethodSource("goldenFiles")
  void bitsAnywhereInGoldenFiles(String name, DirectoryChoice choice) {
    GoldenAnswers golden = new GoldenAnswers(name);
    byte[] file = golden.file();
    GoldenQueries queries = new GoldenQueries(golden);
    Random random = new Random(name.hashCode());
    for (int i = 0; i < FLIPS / 5; i++) {
      int bit = random.nextInt(8 * Math.min(file.length, SMALL_FILE));
      byte[] damaged = file.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      try (IndexReader reader = open(damaged, choice)) {
        queries.returnOrFailAsDocumented(reader, name + " bit " + bit);
      } catch (NetindexException refused) {
        assertTrue(refused.getMessage().length() > 20, refused::getMessage);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("crowds")
  void bitsAnywhereInCrowdedRows(CrowdedRows crowd, DirectoryChoice choice) {
    byte[] file = Built.file(crowd.assertions(2 + crowd.ordinal() % 3));
    Random random = new Random(crowd.ordinal());
    for (int i = 0; i < FLIPS / 5; i++) {
      byte[] damaged = file.clone();
      StringBuilder where = new StringBuilder(crowd.toString());
      for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
        int bit = random.nextInt(8 * file.length);
        damaged[bit / 8] ^= (byte) (1 << bit % 8);
        where.append(' ').append(bit);
      }
      try {
        askAll(damaged, choice, random);
      } catch (NetindexException documented) {
        // An answer, too.
      } catch (Throwable other) {
        throw new AssertionError(where + ", " + choice + " fails with " + other, other);
      }
    }
  }

  private static IndexReader open(byte[] file, DirectoryChoice choice) {
    return IndexReader.open(file, choice.of(OpenOptions.defaults().trustRowsWithoutValidation()));
  }

  private static void askAll(byte[] file, DirectoryChoice choice, Random random) {
    long before = Measured.allocated();
    try (IndexReader reader = open(file, choice)) {
      long taken = Measured.allocated() - before;
      assertTrue(taken < BESIDES + 8L * file.length, () -> taken + " bytes for " + file.length);
      BatchLookup batch = reader.batch();
      int[] bits = random.ints(ASKED).toArray();
      long[] high = random.longs(ASKED).map(number -> number >> random.nextInt(64)).toArray();
      long[] low = random.longs(ASKED).toArray();
      long[] offsets = new long[ASKED];
      long[] lengths = new long[ASKED];
      attempt(() -> batch.containsIpv4(bits, 0, ASKED, new boolean[ASKED]));
      attempt(() -> batch.containsIpv6(high, low, 0, ASKED, new boolean[ASKED]));
      attempt(() -> batch.firstIpv4(bits, 0, ASKED, offsets));
      attempt(() -> batch.firstIpv6(high, low, 0, ASKED, offsets));
      attempt(() -> batch.payloadsIpv4(bits, 0, ASKED, offsets, lengths));
      attempt(() -> batch.payloadsIpv6(high, low, 0, ASKED, offsets, lengths));
      attempt(() -> batch.matchIpv4(bits, 0, ASKED, (query, match) -> match.recordId() >= 0));
      attempt(() -> batch.matchIpv6(high, low, 0, ASKED, (query, match) -> match.recordId() >= 0));
      for (int i = 0; i < ASKED; i++) {
        int at = i;
        attempt(() -> reader.cursor().matchLongestIpv4(bits[at]).next());
        attempt(() -> reader.cursor().matchLongestIpv6(high[at], low[at]).next());
        attempt(() -> reader.containsIpv4(bits[at]));
        attempt(() -> reader.containsIpv6(high[at], low[at]));
      }
    }
  }

  private static void attempt(Runnable question) {
    try {
      question.run();
    } catch (NetindexException documented) {
      // An answer, too.
    }
  }
}
