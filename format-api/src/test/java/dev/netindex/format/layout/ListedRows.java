package dev.netindex.format.layout;

import dev.netindex.format.Family;
import java.util.Iterator;
import java.util.List;

/** Rows of a list, in its order. */
record ListedRows(Family family, List<IpRow> list) implements RowSource {
  @Override
  public long rows() {
    return list.size();
  }

  @Override
  public RowCursor open() {
    Iterator<IpRow> rows = list.iterator();
    return row -> {
      if (!rows.hasNext()) {
        return false;
      }
      IpRow next = rows.next();
      row.startHigh = next.startHigh;
      row.startLow = next.startLow;
      row.endHigh = next.endHigh;
      row.endLow = next.endLow;
      row.prefix = next.prefix;
      row.kind = next.kind;
      row.id = next.id;
      return true;
    };
  }

  static IpRow row(long start, long end, int prefix, int kind, long id) {
    IpRow row = new IpRow();
    row.startLow = start;
    row.endLow = end;
    row.prefix = prefix;
    row.kind = kind;
    row.id = id;
    return row;
  }
}
