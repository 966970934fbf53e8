package dev.netindex.format.directory;

import dev.netindex.format.layout.BlockColumns;
import dev.netindex.format.layout.PackedSection;
import dev.netindex.format.spi.RunKernel;
import org.jspecify.annotations.Nullable;

/** Builds the directory of disjoint IPv4 rows. */
final class Ipv4RowBuilder {
  private static final int FINEST_ROOT_BITS = 20;

  private final PackedSection section;
  private final Handles handles;
  private final RunKernel runs;
  private final BlockColumns block = new BlockColumns();

  Ipv4RowBuilder(PackedSection section, Handles handles, RunKernel runs) {
    this.section = section;
    this.handles = handles;
    this.runs = runs;
  }

  @Nullable RowDirectory build(long bytes) {
    RowDirectory copies = copies(bytes);
    return copies != null ? copies : spans(bytes);
  }

  private @Nullable RowDirectory copies(long bytes) {
    long rows = section.rows();
    long forTable = bytes - 8 * (rows + 1 + RunKernel.SHORT) - 64;
    if (forTable < 4 * rows / Ipv4Copies.LEAF_ROWS + 256) {
      return null;
    }
    int bits = DirectoryBuilder.rootBits(rows, forTable);
    AddressTable table = table(bits, Ipv4Copies.LEAF_ROWS, forTable, 1);
    if (table == null && bits < FINEST_ROOT_BITS) {
      // Narrower roots adapt better where few of them are crowded.
      table = table(FINEST_ROOT_BITS, Ipv4Copies.LEAF_ROWS, forTable, 1);
    }
    return table == null ? null : new Ipv4Copies(section, runs, table, entries());
  }

  private @Nullable RowDirectory spans(long bytes) {
    long known = (section.rows() + Ipv4Spans.STRIDE - 1) / Ipv4Spans.STRIDE;
    int bits = DirectoryBuilder.rootBits(known, bytes);
    for (long span = DirectoryBuilder.spanRows(known, bytes); ; span = 2 * span + 1) {
      int leafRows = (int) Math.min(span, Integer.MAX_VALUE);
      AddressTable table = table(bits, leafRows, bytes, Ipv4Spans.STRIDE);
      if (table != null) {
        return new Ipv4Spans(section, table);
      }
      if (span > known) {
        return null;
      }
    }
  }

  /** Makes a table of every so manyth row. */
  private @Nullable AddressTable table(int rootBits, int leafRows, long bytes, int stride) {
    if ((8L << rootBits) + 4 * (1L << rootBits) + 128 > bytes) {
      return null;
    }
    AddressTableBuilder builder = new AddressTableBuilder(rootBits, leafRows, bytes);
    for (long number = 0; number < section.blocks(); number++) {
      section.readStarts(number, block);
      int known = 0;
      for (int row = 0; row < block.rows; row += stride) {
        block.startLow[known++] = block.startLow[row];
      }
      if (!builder.add(block.startLow, known)) {
        return null;
      }
    }
    return builder.build();
  }

  private long[] entries() {
    long[] entries = Ipv4Copies.entries((int) section.rows());
    int at = 1;
    for (long number = 0; number < section.blocks(); number++) {
      section.read(number, block);
      for (int row = 0; row < block.rows; row++) {
        long id = block.ids[row];
        long handle = handles.of(id);
        entries[at++] = Ipv4Copies.entry(block.startLow[row], block.prefixes[row] & 0xFF, handle);
      }
    }
    return entries;
  }
}
