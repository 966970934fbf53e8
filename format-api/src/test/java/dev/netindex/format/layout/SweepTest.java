package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Family;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.SeededRandom;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;

/** The sweep says that a file is right exactly if the check row by row finds nothing. */
final class SweepTest {
  private static final int BITS = 12;
  private int right;
  private int wrong;

  @Test
  void validFilesAreRightInAnyNumberOfTasksAndThreads() {
    SeededRandom.repeat(400, random -> compare(LenientFile.random(random), random, true));
  }

  @Test
  void changedFilesAreRightWhereTheCheckRowByRowFindsNothing() {
    SeededRandom.repeat(
        400,
        random -> {
          byte[] file = LenientFile.random(random);
          for (int change = 0; change < 40; change++) {
            compare(changed(file, random), random, false);
          }
        });
    assertTrue(wrong > 3_000, () -> wrong + " wrong files");
    assertTrue(right > 100, () -> right + " right files");
  }

  /** Changes up to three places behind the header. */
  private static byte[] changed(byte[] file, SeededRandom random) {
    byte[] changed = file.clone();
    if (file.length == FileFormat.HEADER_BYTES) {
      return changed;
    }
    for (int change = random.nextInt(3); change >= 0; change--) {
      int at = FileFormat.HEADER_BYTES + random.nextInt(file.length - FileFormat.HEADER_BYTES);
      switch (random.nextInt(4)) {
        case 0 -> changed[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> changed[at] = (byte) random.nextInt(256);
        case 2 -> changed[at] = (byte) (changed[at] + (random.oneIn(2) ? 1 : -1));
        default -> {
          int length = Math.min(random.pick(1, 2, 4, 8, 20, 56), file.length - at);
          int from = FileFormat.HEADER_BYTES + random.nextInt(at - FileFormat.HEADER_BYTES + 1);
          System.arraycopy(changed, from, changed, at, length);
        }
      }
    }
    return changed;
  }

  private void compare(byte[] bytes, SeededRandom random, boolean valid) {
    MemorySegment file = MemorySegment.ofArray(bytes).asReadOnly();
    IndexSections sections;
    try {
      sections = IndexSections.open(file, Limits.FORMAT, new NoSearch(false));
    } catch (NetindexException refused) {
      if (valid) {
        throw refused;
      }
      return;
    }
    BucketBitmap buckets = new BucketBitmap(BITS);
    long distinct = -1;
    try {
      distinct =
          sections.validate(
              new RecordIds(sections.layout().header().records(), false),
              (family, row) ->
                  buckets.add(family, row.startHigh, row.startLow, row.endHigh, row.endLow));
    } catch (InvalidIndexException refused) {
      if (valid) {
        throw refused;
      }
    }
    right += distinct >= 0 ? 1 : 0;
    wrong += distinct >= 0 ? 0 : 1;
    int threads = random.oneIn(10) ? 4 : 1;
    RecordIds ids = new RecordIds(sections.layout().header().records(), threads > 1);
    int taskRows = random.pick(256, 512, 1 << 18);
    SearchKernels kernels = new NoSearch(random.oneIn(2));
    compare(new Sweep(file, sections, kernels, ids, BITS, taskRows), threads, distinct, buckets);
  }

  private static void compare(Sweep sweep, int threads, long distinct, BucketBitmap buckets) {
    assertEquals(distinct >= 0, sweep.run(threads), "right");
    if (distinct >= 0) {
      assertEquals(distinct, sweep.distinctPayloads());
      for (Family family : Family.values()) {
        for (int bucket = 0; bucket < 1 << BITS; bucket++) {
          assertEquals(buckets.get(family, bucket), sweep.buckets().get(family, bucket));
        }
      }
    }
  }
}
