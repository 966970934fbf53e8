package dev.netindex.cli.diff;

import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.field.RecordJson;
import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.MatchView;
import dev.netindex.format.reader.TargetKind;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One of two indexes that are compared, walked in the order of its file: IPv4, IPv6, AS numbers;
 * first and last address. Rows of the same addresses form a group. Belongs to one thread.
 */
public final class DiffSide {
  private static final int ASN = 2;

  private final String name;
  private final MatchCursor cursor;
  private final Optional<RecordJson> json;
  private final CellBuffer buffer = new CellBuffer();
  private final StringBuilder text = new StringBuilder(100);
  private boolean present;
  private int section;
  private long firstHigh;
  private long firstLow;
  private long lastHigh;
  private long lastLow;

  /** A row of a group. */
  @SuppressWarnings("ArrayRecordComponent") // Rows are never compared as such.
  record Row(TargetKind kind, String target, byte[] bytes) {}

  /**
   * Stands at the first group.
   *
   * @param name what messages call the index
   * @param reader the index
   * @param json writes its records; empty if they are not typed
   */
  public DiffSide(String name, IndexReader reader, Optional<RecordJson> json) {
    this.name = name;
    this.cursor = reader.cursor().matchAll();
    this.json = json;
    advance();
    span();
  }

  private void advance() {
    try {
      present = cursor.next();
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }

  private void span() {
    if (present) {
      section = section(cursor);
      firstHigh = cursor.startHigh();
      firstLow = section == ASN ? cursor.asn() : cursor.startLow();
      lastHigh = cursor.endHigh();
      lastLow = cursor.endLow();
    }
  }

  private static int section(MatchView row) {
    if (row.kind() == TargetKind.ASN) {
      return ASN;
    }
    return row.family() == Family.IPV4 ? 0 : 1;
  }

  /** Tells whether there is a group. */
  boolean present() {
    return present;
  }

  boolean typed() {
    return json.isPresent();
  }

  /** Compares the places of the groups at hand; one must be present. A missing one is last. */
  int compareTo(DiffSide other) {
    if (!present || !other.present) {
      return present ? -1 : 1;
    }
    if (section != other.section) {
      return Integer.compare(section, other.section);
    }
    int first = AddressBits.compare(firstHigh, firstLow, other.firstHigh, other.firstLow);
    return first != 0
        ? first
        : AddressBits.compare(lastHigh, lastLow, other.lastHigh, other.lastLow);
  }

  /** Takes the group at hand and goes to the next one. */
  List<Row> take() throws IOException {
    List<Row> rows = new ArrayList<>(1);
    do {
      rows.add(row());
      advance();
    } while (present && sameSpan());
    span();
    return rows;
  }

  /** Takes the row at hand, which need not be all of its group. */
  Row takeRow() throws IOException {
    Row row = row();
    advance();
    span();
    return row;
  }

  private Row row() throws IOException {
    text.setLength(0);
    cursor.appendTarget(text);
    try {
      return new Row(cursor.kind(), text.toString(), bytes());
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }

  private byte[] bytes() throws IOException {
    if (json.isEmpty()) {
      return cursor.payload().toArray(ValueLayout.JAVA_BYTE);
    }
    buffer.clear();
    json.get().write(cursor.payloadOffset(), cursor.payloadLength(), buffer);
    return Arrays.copyOf(buffer.bytes(), buffer.length());
  }

  private boolean sameSpan() {
    return section == section(cursor)
        && firstHigh == cursor.startHigh()
        && firstLow == (section == ASN ? cursor.asn() : cursor.startLow())
        && lastHigh == cursor.endHigh()
        && lastLow == cursor.endLow();
  }
}
