package dev.netindex.format.layout;

import dev.netindex.format.SeededRandom;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Valid references of any form: repeated payloads, empty ones, and equal ones stored twice. */
final class LenientReferences {
  private final SeededRandom random;
  private final int records;
  private final int form;
  private final ByteBuffer bytes;
  private int pool;

  LenientReferences(SeededRandom random, int records) {
    this.random = random;
    this.records = records;
    this.form = random.nextInt(3);
    this.bytes = LenientFile.buffer(records * 16 + FileFormat.FIXED_FIELDS_BYTES);
    if (form == 2) {
      fixed(records == 0 ? 0 : random.nextInt(4), random.pick(1, 2, 50));
    } else {
      spans(random.pick(1, 2, 50));
    }
  }

  int flag() {
    return form == 0 ? 0 : form == 1 ? FileFormat.FLAG_COMPACT : FileFormat.FLAG_FIXED;
  }

  int pool() {
    return pool;
  }

  byte[] bytes() {
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  private void fixed(int length, int repeats) {
    List<Integer> ordinals = new ArrayList<>();
    int seen = 0;
    for (int record = 0; record < records; record++) {
      ordinals.add(seen == 0 || random.oneIn(repeats) ? seen : random.nextInt(seen));
      seen += ordinals.getLast() == seen && length > 0 ? 1 : 0;
    }
    pool = seen * length;
    int width = FixedFields.width(length == 0 ? 0 : seen);
    bytes.putInt(length).putInt(width);
    for (int ordinal : ordinals) {
      for (int i = 0; i < width; i++) {
        bytes.put((byte) (ordinal >>> 8 * i));
      }
    }
  }

  private void spans(int repeats) {
    List<int[]> spans = new ArrayList<>();
    for (int record = 0; record < records; record++) {
      if (spans.isEmpty() || random.oneIn(repeats)) {
        int length = random.nextInt(4);
        spans.add(new int[] {pool, length});
        pool += length;
        put(spans.getLast());
      } else {
        put(random.oneIn(3) ? spans.getLast() : spans.get(random.nextInt(spans.size())));
      }
    }
  }

  private void put(int[] span) {
    if (form == 0) {
      bytes.putLong(span[0]).putLong(span[1]);
    } else {
      bytes.putInt(span[0]).putInt(span[1]);
    }
  }
}
