package dev.netindex.format.layout;

import dev.netindex.format.SeededRandom;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Makes valid sections of one family, encoded in any way that the format allows. */
final class LenientRows {
  private static final BigInteger ONE = BigInteger.ONE;

  private final SeededRandom random;
  private final int bits;

  LenientRows(SeededRandom random, int bits) {
    this.random = random;
    this.bits = bits;
  }

  private record Row(BigInteger start, BigInteger end, int prefix, int kind, int id) {}

  /** Returns a packed section of as many rows as there are ids. */
  byte[] packed(int[] ids) {
    List<Row> rows = disjoint(ids);
    List<byte[]> data = new ArrayList<>();
    int blocks = (rows.size() + 255) / 256;
    ByteBuffer descriptors = LenientFile.buffer(blocks * FileFormat.DESCRIPTOR_BYTES);
    int offset = descriptors.capacity();
    for (int from = 0; from < rows.size(); from += 256) {
      List<Row> block = rows.subList(from, Math.min(from + 256, rows.size()));
      data.add(block(block, descriptors, offset));
      offset += data.getLast().length;
    }
    ByteBuffer section = ByteBuffer.allocate(offset).put(descriptors.array());
    data.forEach(section::put);
    return section.array();
  }

  private List<Row> disjoint(int[] ids) {
    // So small that all rows fit, however many there are.
    int unit = random.nextInt(bits - 15);
    int most = Math.max(0, Math.min(bits - 13, unit + 6));
    boolean addresses = random.oneIn(6);
    BigInteger next = number(bits - 2).shiftRight(unit).shiftLeft(unit);
    List<Row> rows = new ArrayList<>();
    for (int id : ids) {
      int free = next.signum() == 0 ? bits : next.getLowestSetBit();
      int host = addresses ? 0 : Math.min(random.oneIn(3) ? random.nextInt(most + 1) : unit, free);
      if (rows.size() > 600) {
        host = Math.min(host, 1);
      }
      int kind = host > 0 ? 1 : addresses ? 0 : random.nextInt(2);
      BigInteger end = next.add(ONE.shiftLeft(host)).subtract(ONE);
      rows.add(new Row(next, end, bits - host, kind, id));
      next = end.add(ONE);
      if (random.oneIn(3)) {
        next = next.add(ONE.shiftLeft(unit)).shiftRight(unit).shiftLeft(unit);
      }
    }
    return rows;
  }

  private BigInteger number(int size) {
    return BigInteger.valueOf(random.nextBits() & Long.MAX_VALUE)
        .shiftLeft(64)
        .or(BigInteger.valueOf(random.nextLong() >>> 1))
        .mod(ONE.shiftLeft(size));
  }

  private byte[] block(List<Row> rows, ByteBuffer descriptors, int offset) {
    BigInteger base = rows.getFirst().start();
    BigInteger used = BigInteger.ZERO;
    for (Row row : rows) {
      used = used.or(row.start().subtract(base));
    }
    int largest = used.signum() == 0 ? 127 : Math.min(127, used.getLowestSetBit());
    int shift = random.oneIn(3) ? random.nextInt(largest + 1) : largest;
    int width = 1;
    while (rows.getLast().start().subtract(base).shiftRight(shift).bitLength() > 8 * width) {
      width *= 2;
    }
    while (width < 16 && random.oneIn(4)) {
      width *= 2;
    }
    int kind = rows.getFirst().kind();
    boolean uniform = rows.stream().allMatch(row -> row.kind() == kind) && !random.oneIn(4);
    int step = step(rows);
    boolean implicit = step > 0 && !random.oneIn(4);
    descriptors.put(little(base, 16)).putLong(offset);
    descriptors.put(
        (byte)
            (width
                | (implicit ? FileFormat.WIDTH_IMPLICIT_IDS : 0)
                | (implicit && step == 2 ? FileFormat.WIDTH_STEP_TWO : 0)
                | (uniform && kind == 1 ? FileFormat.WIDTH_UNIFORM_NETWORK : 0)));
    descriptors.put((byte) (shift | (uniform ? FileFormat.SHIFT_UNIFORM_KIND : 0)));
    descriptors.putShort((short) rows.size()).putInt(implicit ? rows.getFirst().id() : 0);
    int each = width + 1 + (uniform ? 0 : 1) + (implicit ? 0 : 4);
    ByteBuffer data = LenientFile.buffer(rows.size() * each);
    for (Row row : rows) {
      data.put(little(row.start().subtract(base).shiftRight(shift), width));
    }
    rows.forEach(row -> data.put((byte) row.prefix()));
    if (!uniform) {
      rows.forEach(row -> data.put((byte) row.kind()));
    }
    if (!implicit) {
      rows.forEach(row -> data.putInt(row.id()));
    }
    return data.array();
  }

  /** Returns the step of ids that rise evenly, or 0; a single id has either. */
  private int step(List<Row> rows) {
    int step = rows.size() == 1 ? 1 + random.nextInt(2) : rows.get(1).id() - rows.getFirst().id();
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).id() != rows.getFirst().id() + i * step) {
        return 0;
      }
    }
    return step == 1 || step == 2 ? step : 0;
  }

  /** Returns an interval section of as many rows as there are ids. */
  byte[] interval(int[] ids) {
    List<Row> rows = new ArrayList<>();
    for (int id : ids) {
      BigInteger start = number(random.oneIn(2) ? bits : 9);
      int host = random.nextInt(random.oneIn(2) ? bits + 1 : 9);
      BigInteger first = start.shiftRight(host).shiftLeft(host);
      BigInteger last = first.add(ONE.shiftLeft(host)).subtract(ONE);
      rows.add(
          switch (random.nextInt(3)) {
            case 0 -> new Row(start, start, bits, 0, id);
            case 1 -> new Row(first, last, bits - host, 1, id);
            default -> new Row(start, last.max(start), 0, 2, id);
          });
    }
    rows.sort(Comparator.comparing(Row::start).thenComparing(Row::end).thenComparing(Row::id));
    ByteBuffer section = LenientFile.buffer(rows.size() * (bits / 8 * 3 + 8));
    BigInteger[] maxima = new BigInteger[rows.size()];
    maximum(rows, maxima, 0, rows.size());
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      section.put(little(row.start(), bits / 8)).put(little(row.end(), bits / 8));
      section.put(little(maxima[i], bits / 8)).putInt(row.id());
      section.put((byte) row.prefix()).put((byte) row.kind()).putShort((short) 0);
    }
    return section.array();
  }

  private static BigInteger maximum(List<Row> rows, BigInteger[] maxima, int low, int high) {
    if (low == high) {
      return BigInteger.ZERO;
    }
    int root = low + (high - low) / 2;
    BigInteger below = maximum(rows, maxima, low, root).max(maximum(rows, maxima, root + 1, high));
    maxima[root] = below.max(rows.get(root).end());
    return maxima[root];
  }

  private static byte[] little(BigInteger value, int bytes) {
    byte[] result = new byte[bytes];
    for (int i = 0; i < bytes; i++) {
      result[i] = value.shiftRight(8 * i).byteValue();
    }
    return result;
  }
}
