package dev.netindex.contracts.oracle;

import dev.netindex.format.reader.TargetKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Writes the rows of one family, packed and as intervals. */
public final class PlainSections {
  private static final int BLOCK = 256;

  private PlainSections() {}

  /** Returns the form that the writer chooses. */
  static PlainBytes smallest(List<Assertion> rows, boolean v6) {
    PlainBytes interval = interval(rows, v6);
    if (rows.isEmpty() || !mayBePacked(rows)) {
      return interval;
    }
    PlainBytes packed = packed(rows);
    return packed.size() < interval.size() ? packed : interval;
  }

  private static boolean mayBePacked(List<Assertion> rows) {
    for (int i = 0; i < rows.size(); i++) {
      PlainTarget row = rows.get(i).target();
      if (row.kind() == TargetKind.RANGE
          || i > 0 && rows.get(i - 1).target().last().compareTo(row.first()) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns interval rows. */
  public static PlainBytes interval(List<Assertion> rows, boolean v6) {
    int width = v6 ? 16 : 4;
    BigInteger[] maxima = new BigInteger[rows.size()];
    maximum(rows, 0, rows.size(), maxima);
    PlainBytes bytes = new PlainBytes();
    for (int i = 0; i < maxima.length; i++) {
      PlainTarget row = rows.get(i).target();
      bytes.number(row.first(), width).number(row.last(), width).number(maxima[i], width);
      bytes.number(rows.get(i).id(), 4).number(row.prefix(), 1);
      bytes.number(PlainWriter.number(row.kind()), 1).number(0, 2);
    }
    return bytes;
  }

  private static BigInteger maximum(List<Assertion> rows, int low, int high, BigInteger[] maxima) {
    if (low == high) {
      return BigInteger.ZERO;
    }
    int root = low + (high - low) / 2;
    BigInteger left = maximum(rows, low, root, maxima);
    BigInteger right = maximum(rows, root + 1, high, maxima);
    maxima[root] = rows.get(root).target().last().max(left).max(right);
    return maxima[root];
  }

  private static PlainBytes packed(List<Assertion> rows) {
    List<List<Assertion>> blocks = new ArrayList<>();
    for (int from = 0; from < rows.size(); from += BLOCK) {
      blocks.add(rows.subList(from, Math.min(rows.size(), from + BLOCK)));
    }
    PlainBytes descriptors = new PlainBytes();
    PlainBytes data = new PlainBytes();
    for (List<Assertion> block : blocks) {
      block(block, 32L * blocks.size() + data.size(), descriptors, data);
    }
    return descriptors.all(data);
  }

  private static void block(
      List<Assertion> rows, long offset, PlainBytes descriptors, PlainBytes data) {
    Assertion first = rows.getFirst();
    BigInteger together = BigInteger.ZERO;
    for (Assertion row : rows) {
      together = together.or(PlainWriter.delta(first, row));
    }
    int shift = together.signum() == 0 ? 127 : Math.min(127, together.getLowestSetBit());
    int needed = (PlainWriter.delta(first, rows.getLast()).shiftRight(shift).bitLength() + 7) / 8;
    int width = 1;
    while (width < needed) {
      width *= 2;
    }
    long step = rows.size() == 1 ? 1 : rows.get(1).id() - first.id();
    boolean implicit = step == 1 || step == 2 || step <= 0;
    step = step <= 0 ? 1 : step;
    for (int k = 0; k < rows.size(); k++) {
      implicit &= rows.get(k).id() == first.id() + k * step;
    }
    boolean uniform = rows.stream().map(row -> row.target().kind()).distinct().count() == 1;
    boolean networks = uniform && first.target().kind() == TargetKind.NETWORK;
    descriptors.number(first.target().first(), 16).number(offset, 8);
    descriptors.number(
        width + (implicit && step == 2 ? 0x20 : 0) + (networks ? 0x40 : 0) + (implicit ? 0x80 : 0),
        1);
    descriptors.number(shift + (uniform ? 0x80 : 0), 1).number(rows.size(), 2);
    descriptors.number(implicit ? first.id() : 0, 4);
    for (Assertion row : rows) {
      data.number(PlainWriter.delta(first, row).shiftRight(shift), width);
    }
    rows.forEach(row -> data.number(row.target().prefix(), 1));
    if (!uniform) {
      rows.forEach(row -> data.number(PlainWriter.number(row.target().kind()), 1));
    }
    if (!implicit) {
      rows.forEach(row -> data.number(row.id(), 4));
    }
  }
}
