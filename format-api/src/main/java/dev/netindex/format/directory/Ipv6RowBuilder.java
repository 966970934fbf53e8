package dev.netindex.format.directory;

import dev.netindex.format.layout.BlockColumns;
import dev.netindex.format.layout.PackedSection;
import dev.netindex.format.spi.RunKernel;
import org.jspecify.annotations.Nullable;

/** Builds the directory of disjoint IPv6 rows. */
final class Ipv6RowBuilder {
  private final PackedSection section;
  private final Handles handles;
  private final RunKernel runs;
  private final BlockColumns block = new BlockColumns();

  Ipv6RowBuilder(PackedSection section, Handles handles, RunKernel runs) {
    this.section = section;
    this.handles = handles;
    this.runs = runs;
  }

  @Nullable RowDirectory build(long bytes) {
    long rows = section.rows();
    if (StartTree.bytes(rows) + 4 * (rows + 1) + 16 <= bytes) {
      return copies();
    }
    int stride = DirectoryBuilder.stride(rows, bytes);
    return stride == 0 ? null : spans(stride);
  }

  private @Nullable RowDirectory copies() {
    StartTree tree = tree();
    return tree == null ? null : new Ipv6Copies(section, tree, values(tree.exact() ? 64 : 63));
  }

  private @Nullable StartTree tree() {
    int rows = (int) section.rows();
    long[] lowest = StartTree.lowest(rows);
    int at = 1;
    for (long number = 0; number < section.blocks(); number++) {
      section.readStarts(number, block);
      System.arraycopy(block.startHigh, 0, lowest, at, block.rows);
      at += block.rows;
    }
    return StartTree.over(runs, lowest, rows);
  }

  private int[] values(int longest) {
    int[] values = new int[(int) section.rows() + 1];
    values[0] = Ipv6Copies.ODD << Ipv6Copies.HANDLE_BITS;
    int at = 1;
    for (long number = 0; number < section.blocks(); number++) {
      section.read(number, block);
      for (int row = 0; row < block.rows; row++) {
        long id = block.ids[row];
        long handle = handles.of(id);
        values[at++] = Ipv6Copies.value(block.prefixes[row] & 0xFF, longest, handle);
      }
    }
    return values;
  }

  private @Nullable RowDirectory spans(int stride) {
    int starts = (int) ((section.rows() + stride - 1) / stride);
    long[] lowest = StartTree.lowest(starts);
    int at = 1;
    for (long row = 0; row < section.rows(); row += stride) {
      lowest[at++] = section.startHigh(row);
    }
    StartTree tree = StartTree.over(runs, lowest, starts);
    return tree == null ? null : new Ipv6Spans(section, tree, stride);
  }
}
