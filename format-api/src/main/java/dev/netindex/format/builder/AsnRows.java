package dev.netindex.format.builder;

import dev.netindex.format.layout.AsnCursor;
import dev.netindex.format.layout.AsnSource;
import dev.netindex.format.layout.FileFormat;

/** The AS number rows: 8 bytes each, AS number and record id. */
final class AsnRows implements AsnSource {
  private RowTable table = new RowTable(1);

  @Override
  public long rows() {
    return table.size();
  }

  void reserve() {
    table.reserve();
  }

  void add(long asn, long id) {
    table.set(table.add(), 0, asn << Integer.SIZE | id);
  }

  /** Sorts by (AS number, id). */
  void sort() {
    table = RowSorter.sort(table);
  }

  @Override
  public AsnCursor open() {
    return new Cursor(table);
  }

  private static final class Cursor implements AsnCursor {
    private final RowTable table;
    private long at = -1;

    Cursor(RowTable table) {
      this.table = table;
    }

    @Override
    public boolean next() {
      at++;
      return at < table.size();
    }

    @Override
    public long asn() {
      return table.get(at, 0) >>> Integer.SIZE;
    }

    @Override
    public long id() {
      return table.get(at, 0) & FileFormat.MAX_U32;
    }
  }
}
