package dev.netindex.format.builder;

import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;
import dev.netindex.format.layout.FileFormat;
import dev.netindex.format.layout.IpRow;
import dev.netindex.format.layout.RowCursor;
import dev.netindex.format.layout.RowSource;

/**
 * The rows of one family: 16 bytes an IPv4 row, 40 bytes an IPv6 row.
 *
 * <pre>{@code
 * IPv4  start:u32 end:u32 | id:u32 prefix:u8 kind:u8
 * IPv6  start:u128        | end:u128                 | id:u32 prefix:u8 kind:u8
 * }</pre>
 */
final class IpRows implements RowSource {
  private static final int IPV4_WIDTH = 2;
  private static final int IPV6_WIDTH = 5;
  private static final int BYTE_MASK = 0xFF;

  private final Family family;
  private RowTable table;

  IpRows(Family family) {
    this.family = family;
    table = new RowTable(family == Family.IPV4 ? IPV4_WIDTH : IPV6_WIDTH);
  }

  @Override
  public Family family() {
    return family;
  }

  @Override
  public long rows() {
    return table.size();
  }

  void reserve() {
    table.reserve();
  }

  /** Adds a row whose kind and prefix follow from the target. */
  void add(IpTarget target, long id) {
    switch (target) {
      case Target.Address _ -> add(target, family.bits(), FileFormat.KIND_ADDRESS, id);
      case Target.Network network -> add(target, network.prefix(), FileFormat.KIND_NETWORK, id);
      case Target.Range _ -> add(target, 0, FileFormat.KIND_RANGE, id);
    }
  }

  private void add(IpTarget target, int prefix, int kind, long id) {
    IpAddress first = target.first();
    IpAddress last = target.last();
    long row = table.add();
    if (family == Family.IPV4) {
      table.set(row, 0, first.low() << Integer.SIZE | last.low());
    } else {
      table.set(row, 0, first.high());
      table.set(row, 1, first.low());
      table.set(row, 2, last.high());
      table.set(row, 3, last.low());
    }
    table.set(row, table.width() - 1, (id << Byte.SIZE | prefix) << Byte.SIZE | kind);
  }

  /** Sorts by (start, end, id). */
  void sort() {
    table = RowSorter.sort(table);
  }

  @Override
  public RowCursor open() {
    return new Cursor(table, family);
  }

  private static final class Cursor implements RowCursor {
    private final RowTable table;
    private final Family family;
    private long at;

    Cursor(RowTable table, Family family) {
      this.table = table;
      this.family = family;
    }

    @Override
    public boolean next(IpRow row) {
      if (at == table.size()) {
        return false;
      }
      if (family == Family.IPV4) {
        loadIpv4(row);
      } else {
        loadIpv6(row);
      }
      long details = table.get(at, table.width() - 1);
      row.kind = (int) details & BYTE_MASK;
      row.prefix = (int) (details >>> Byte.SIZE) & BYTE_MASK;
      row.id = details >>> (2 * Byte.SIZE);
      at++;
      return true;
    }

    private void loadIpv4(IpRow row) {
      long bounds = table.get(at, 0);
      row.startHigh = 0;
      row.startLow = bounds >>> Integer.SIZE;
      row.endHigh = 0;
      row.endLow = bounds & FileFormat.MAX_U32;
    }

    private void loadIpv6(IpRow row) {
      row.startHigh = table.get(at, 0);
      row.startLow = table.get(at, 1);
      row.endHigh = table.get(at, 2);
      row.endLow = table.get(at, 3);
    }
  }
}
