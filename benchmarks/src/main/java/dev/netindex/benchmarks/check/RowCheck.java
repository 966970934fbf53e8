package dev.netindex.benchmarks.check;

import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.TargetKind;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Looks up the ends of a row and compares what comes with what stands in the text. */
final class RowCheck {
  private final IndexReader index;
  private final MatchCursor cursor;
  private final Overlaps overlaps;
  private final List<String> differences = new ArrayList<>();

  RowCheck(IndexReader index, Overlaps overlaps) {
    this.index = index;
    this.cursor = index.cursor();
    this.overlaps = overlaps;
  }

  void check(AsnRow row) {
    check(row, row.first());
    check(row, row.last());
  }

  /** Asks by number and by text. */
  private void check(AsnRow row, InetAddress address) {
    Set<Long> expected = overlaps.containing(row, address);
    Set<Long> found = new TreeSet<>();
    for (MatchCursor match = asked(address); match.next(); ) {
      found.add(match.recordId());
      if (match.recordId() == row.id()) {
        compare(row, match);
      }
    }
    Set<Long> listed = new TreeSet<>();
    for (Match match : index.lookup(address.getHostAddress())) {
      listed.add(match.recordId());
    }
    if (!found.equals(expected) || !listed.equals(expected)) {
      differences.add(
          "%s: %s is in records %s, cursor says %s, list says %s"
              .formatted(row, address.getHostAddress(), expected, found, listed));
    }
  }

  private MatchCursor asked(InetAddress address) {
    ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
    return bytes.capacity() == 4
        ? cursor.matchIpv4(bytes.getInt())
        : cursor.matchIpv6(bytes.getLong(), bytes.getLong());
  }

  private void compare(AsnRow row, MatchCursor match) {
    String payload =
        new String(match.payload().toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    String expected =
        "{\"asn\":\"%s\",\"organisation\":\"%s\"}"
            .formatted(escaped(row.number()), escaped(row.organisation()));
    boolean same =
        match.kind() == TargetKind.RANGE
            && isAt(row.first(), match.startHigh(), match.startLow())
            && isAt(row.last(), match.endHigh(), match.endLow())
            && payload.equals(expected);
    if (!same) {
      differences.add(row + ": found " + match.target() + " " + payload);
    }
  }

  private static boolean isAt(InetAddress address, long high, long low) {
    ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
    return bytes.capacity() == 4
        ? high == 0 && low == Integer.toUnsignedLong(bytes.getInt())
        : high == bytes.getLong() && low == bytes.getLong();
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  /** Returns what was not as it should be. */
  List<String> differences() {
    return differences;
  }
}
