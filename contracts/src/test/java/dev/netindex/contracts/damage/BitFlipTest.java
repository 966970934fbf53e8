package dev.netindex.contracts.damage;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.golden.GoldenAnswers;
import dev.netindex.contracts.golden.GoldenQueries;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Case 19 of the address policy: single bits of the header, the section tables and the rows. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD) // an endless loop fails
final class BitFlipTest {
  private static final int MOST_BYTES = 420;

  static Stream<Arguments> filesAndTrust() {
    return Stream.of(
            "v4-net-broad", "v4-strided-2", "interval-dups", "interval-v6", "mixed-all", "v6-half")
        .flatMap(name -> Stream.of(Arguments.of(name, false), Arguments.of(name, true)));
  }

  @ParameterizedTest
  @MethodSource("filesAndTrust")
  void case19EachBitIsRefusedOrEveryLookupReturns(String name, boolean trusted) {
    GoldenAnswers golden = new GoldenAnswers(name);
    OpenOptions options =
        trusted ? OpenOptions.defaults().trustRowsWithoutValidation() : OpenOptions.defaults();
    byte[] file = golden.file();
    GoldenQueries queries = new GoldenQueries(golden);
    int opened = 0;
    for (int bit = 0; bit < 8 * Math.min(MOST_BYTES, file.length); bit++) {
      byte[] damaged = file.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      try (IndexReader reader = IndexReader.open(damaged, options)) {
        opened++;
        queries.returnOrFailAsDocumented(reader, name + " bit " + bit);
      } catch (NetindexException refused) {
        assertTrue(refused.getMessage().length() > 20, refused::getMessage);
      }
    }
    assertTrue(opened > 0, "no damaged file was asked anything");
  }
}
