package dev.netindex.cli.command;

import dev.netindex.cli.output.RecordWriter;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.MatchView;
import dev.netindex.format.reader.TargetKind;
import java.io.IOException;

/**
 * Puts the records of an index into insertion order. A file keeps its rows sorted by address, so it
 * is walked once for each window of ids, which has room for as many records as memory allows.
 */
final class RecordWindow {
  private static final int BYTES_PER_RECORD = 6 * Long.BYTES + Long.BYTES + Short.BYTES + 1;
  private static final long MAX_RECORDS = 1 << 26;

  private final long[] startHigh;
  private final long[] startLow;
  private final long[] endHigh;
  private final long[] endLow;
  private final long[] payloadOffset;
  private final long[] payloadLength;
  private final TargetKind[] kind;
  private final short[] prefix;
  private final boolean[] ipv4;

  private RecordWindow(int records) {
    startHigh = new long[records];
    startLow = new long[records];
    endHigh = new long[records];
    endLow = new long[records];
    payloadOffset = new long[records];
    payloadLength = new long[records];
    kind = new TargetKind[records];
    prefix = new short[records];
    ipv4 = new boolean[records];
  }

  /** Returns how many records fit into a quarter of the heap. */
  static int defaultRecords() {
    long fitting = Runtime.getRuntime().maxMemory() / 4 / BYTES_PER_RECORD;
    return (int) Math.max(1 << 10, Math.min(MAX_RECORDS, fitting));
  }

  /**
   * Writes all records of an index in the order of their ids.
   *
   * @param reader the index
   * @param records the size of the window
   * @param writer takes the records
   */
  static void writeAll(IndexReader reader, int records, RecordWriter writer) throws IOException {
    long size = reader.size();
    RecordWindow window = new RecordWindow((int) Math.min(size, records));
    MatchCursor cursor = reader.cursor();
    StringBuilder target = new StringBuilder(100);
    for (long first = 0; first < size; first += records) {
      int count = (int) Math.min(records, size - first);
      int found = 0;
      cursor.matchAll();
      while (found < count && cursor.next()) {
        long slot = cursor.recordId() - first;
        if (slot >= 0 && slot < count) {
          window.put((int) slot, cursor);
          found++;
        }
      }
      for (int slot = 0; slot < count; slot++) {
        target.setLength(0);
        window.appendTarget(slot, target);
        writer.write(target, first + slot, window.payloadOffset[slot], window.payloadLength[slot]);
      }
    }
  }

  private void put(int slot, MatchView record) {
    TargetKind kindHere = record.kind();
    kind[slot] = kindHere;
    payloadOffset[slot] = record.payloadOffset();
    payloadLength[slot] = record.payloadLength();
    if (kindHere == TargetKind.ASN) {
      startLow[slot] = record.asn();
      return;
    }
    startHigh[slot] = record.startHigh();
    startLow[slot] = record.startLow();
    endHigh[slot] = record.endHigh();
    endLow[slot] = record.endLow();
    prefix[slot] = (short) record.prefixLength();
    ipv4[slot] = record.family() == Family.IPV4;
  }

  private void appendTarget(int slot, StringBuilder out) {
    TargetKind kindHere = kind[slot];
    if (kindHere == TargetKind.ASN) {
      out.append("AS").append(startLow[slot]);
      return;
    }
    Family family = ipv4[slot] ? Family.IPV4 : Family.IPV6;
    IpAddress.append(out, family, startHigh[slot], startLow[slot]);
    if (kindHere == TargetKind.NETWORK) {
      out.append('/').append(prefix[slot]);
    } else if (kindHere == TargetKind.RANGE) {
      IpAddress.append(out.append('-'), family, endHigh[slot], endLow[slot]);
    }
  }
}
