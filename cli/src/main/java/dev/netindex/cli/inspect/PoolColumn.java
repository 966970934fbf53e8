package dev.netindex.cli.inspect;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * A column that leads into the byte pool.
 *
 * @param layout where columns lie
 * @param column the column
 * @param presences the columns that must be present for it to hold a value
 * @param nulls the columns that must be false for it to hold a value
 * @param part the part whose record or list it leads to, or -1 for bytes that are no records
 * @param list whether it leads to a list
 */
record PoolColumn(
    RecordLayout layout,
    int column,
    List<Integer> presences,
    List<Integer> nulls,
    int part,
    boolean list) {
  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** What {@link #id} returns where a record has no value. */
  static final long NONE = -1;

  /** Lists those of a layout. */
  static List<PoolColumn> of(RecordPart part) {
    List<PoolColumn> columns = new ArrayList<>();
    collect(part.layout(), part.node(), List.of(), List.of(), columns);
    return columns;
  }

  private static void collect(
      RecordLayout layout,
      Node node,
      List<Integer> presencesAround,
      List<Integer> nullsAround,
      List<PoolColumn> columns) {
    List<Integer> presences = with(presencesAround, node.presence());
    List<Integer> nulls = with(nullsAround, node.nulls());
    switch (node) {
      case Node.ObjectNode object ->
          object
              .members()
              .forEach(member -> collect(layout, member.node(), presences, nulls, columns));
      case Node.SharedNode shared ->
          columns.add(
              new PoolColumn(layout, shared.column(), presences, nulls, shared.part(), false));
      case Node.ListNode list ->
          columns.add(new PoolColumn(layout, list.column(), presences, nulls, list.part(), true));
      case Node.BytesNode bytes ->
          columns.add(new PoolColumn(layout, bytes.column(), presences, nulls, -1, false));
      case Node.WideIntegerNode wide ->
          columns.add(new PoolColumn(layout, wide.column(), presences, nulls, -1, false));
      default -> {
        // Nothing in the byte pool.
      }
    }
  }

  private static List<Integer> with(List<Integer> columns, int column) {
    if (column == Node.NONE) {
      return columns;
    }
    List<Integer> more = new ArrayList<>(columns);
    more.add(column);
    return more;
  }

  /** Returns the id that a record has in this column, or {@link #NONE}. */
  long id(MemorySegment memory, long record) {
    for (int presence : presences) {
      int bit = layout.presenceBit(presence);
      if (bit >= 0 && (memory.get(ValueLayout.JAVA_BYTE, record + bit / 8) >> bit % 8 & 1) == 0) {
        return NONE;
      }
    }
    for (int nothing : nulls) {
      if (memory.get(ValueLayout.JAVA_BYTE, record + layout.offset(nothing)) != 0) {
        return NONE;
      }
    }
    return Integer.toUnsignedLong(memory.get(INT, record + layout.offset(column)));
  }
}
