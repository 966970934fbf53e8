package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Family;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IndexEncoderTest {
  @Test
  void aFileWithAPoolOfMoreThanFourGibibytesHasWideReferences() throws Exception {
    long length = (1L << 32) / 16;
    IndexEncoder encoder = encoder(16, new SyntheticPayloads(16, length, false));
    IndexPlan plan = encoder.plan();
    Discarding channel = new Discarding();

    long written = encoder.write(plan, channel);

    assertEquals(FileFormat.FLAG_IPV4_PACKED, plan.flags());
    assertEquals(80 + (32 + 16 * 2) + 16 * 16 + (1L << 32), written);
    assertEquals(written, channel.bytes);
    assertEquals(1L << 32, channel.header.getLong(56));
    assertEquals(15 * length, channel.header.getLong(80 + 64 + 15 * 16));
    assertEquals(length, channel.header.getLong(80 + 64 + 15 * 16 + 8));
  }

  @Test
  void aFilePastALimitIsRefusedByItsPlan() throws Exception {
    IndexPlan plan = encoder(3, new SyntheticPayloads(3, 1, true)).plan();

    plan.check(new Limits(3, plan.fileBytes()));
    assertFault(Fault.RECORDS, plan, new Limits(2, plan.fileBytes()));
    assertFault(Fault.ARTIFACT_BYTES, plan, new Limits(3, plan.fileBytes() - 1));
  }

  @Test
  void aFilePast64BitsIsRefusedByItsPlan() throws Exception {
    IndexPlan plan = encoder(2, new SyntheticPayloads(2, Long.MAX_VALUE / 2, false)).plan();

    assertFault(Fault.ADDRESSABLE_BYTES, plan, Limits.FORMAT);
  }

  @Test
  void aSourceThatChangesAfterMeasuringIsNoticed() throws Exception {
    List<IpRow> rows = new ArrayList<>(rows(2));
    IndexEncoder encoder = encoder(rows, new SyntheticPayloads(2, 1, true));
    IndexPlan plan = encoder.plan();
    rows.add(ListedRows.row(9, 9, 32, 0, 2));

    assertThrows(IllegalStateException.class, () -> encoder.write(plan, new Discarding()));
  }

  private static void assertFault(Fault fault, IndexPlan plan, Limits limits) {
    assertEquals(
        fault, assertThrows(LimitExceededException.class, () -> plan.check(limits)).fault());
  }

  private static IndexEncoder encoder(int rows, PayloadSource payloads) {
    return encoder(rows(rows), payloads);
  }

  private static IndexEncoder encoder(List<IpRow> rows, PayloadSource payloads) {
    return new IndexEncoder(
        new ListedRows(Family.IPV4, rows),
        new ListedRows(Family.IPV6, List.of()),
        new NoAsns(),
        payloads,
        MemorySegment.ofArray(new byte[0]));
  }

  private static List<IpRow> rows(int count) {
    List<IpRow> rows = new ArrayList<>();
    for (int at = 0; at < count; at++) {
      rows.add(ListedRows.row(at, at, 32, FileFormat.KIND_ADDRESS, at));
    }
    return rows;
  }

  private record NoAsns() implements AsnSource {
    @Override
    public long rows() {
      return 0;
    }

    @Override
    public AsnCursor open() {
      return new AsnCursor() {
        @Override
        public boolean next() {
          return false;
        }

        @Override
        public long asn() {
          throw new IllegalStateException();
        }

        @Override
        public long id() {
          throw new IllegalStateException();
        }
      };
    }
  }

  /** Counts, and keeps the beginning. */
  private static final class Discarding implements WritableByteChannel {
    private final ByteBuffer header =
        ByteBuffer.allocate(1024).order(java.nio.ByteOrder.LITTLE_ENDIAN);
    private long bytes;

    @Override
    public int write(ByteBuffer source) {
      int count = source.remaining();
      if (bytes == 0) {
        header.put(0, source, source.position(), Math.min(count, header.capacity()));
      }
      bytes += count;
      source.position(source.limit());
      return count;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}
