package dev.netindex.contracts.damage;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.golden.GoldenFiles;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files cut short, and one byte too long: cases 18 and 20 of the address policy. */
final class TruncationTest {
  private static final long EXTRA_BYTES = 1 << 20;

  @TempDir Path folder;

  static Stream<Arguments> filesAndForms() {
    Stream<Arguments> inMemory =
        Stream.of(
                "empty-meta",
                "v4-net-shift8",
                "v4-mixed-kind",
                "v4-v6-strided",
                "v6-w16",
                "interval-dups",
                "interval-v6",
                "asn-only",
                "mixed-all",
                "payload-variable",
                "codec")
            .map(name -> Arguments.of(name, ReaderForm.HEAP));
    Stream<Arguments> others =
        Stream.of("v4-strided-2", "mixed-all")
            .flatMap(
                name -> Arrays.stream(ReaderForm.values()).map(form -> Arguments.of(name, form)));
    return Stream.concat(inMemory, others);
  }

  @ParameterizedTest
  @MethodSource("filesAndForms")
  void case18EveryLengthIsRefusedWithinAMegabyte(String name, ReaderForm form) {
    byte[] file = GoldenFiles.bytes(name + ".nidx");
    for (int length : lengths(file.length)) {
      byte[] cut = Arrays.copyOf(file, length);
      refused(form, cut, name + " cut to " + length);
    }
  }

  /** Every length of a small file; of a large one the first and last 400 and some between. */
  private static List<Integer> lengths(int size) {
    return Stream.iterate(0, i -> i + 1)
        .limit(size)
        .filter(i -> i < 400 || i >= size - 400 || i % 37 == 0)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("filesAndForms")
  void case20ATrailingByteIsRefused(String name, ReaderForm form) {
    byte[] file = GoldenFiles.bytes(name + ".nidx");
    for (int extra : new int[] {1, 2, 8, 4096}) {
      refused(form, Arrays.copyOf(file, file.length + extra), name + " and " + extra + " bytes");
    }
  }

  private void refused(ReaderForm form, byte[] file, String what) {
    Path path = folder.resolve("cut.nidx");
    long before = Measured.allocated();
    NetindexException refused =
        assertThrows(
            NetindexException.class,
            () -> {
              try (IndexReader reader = form.open(file, OpenOptions.defaults(), path)) {
                throw new IllegalStateException("opened " + reader.size() + " records");
              }
            },
            what);
    long allocated = Measured.allocated() - before;
    assertTrue(allocated <= EXTRA_BYTES + 4L * file.length, () -> what + ": " + allocated);
    assertTrue(refused.getMessage().contains(refused.expected()), refused.getMessage());
    assertTrue(refused.getMessage().contains(refused.actual()), refused.getMessage());
  }
}
