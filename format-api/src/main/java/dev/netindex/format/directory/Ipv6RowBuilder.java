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
    long nodes = Ipv6Copies.size(rows);
    long tree = StartTree.bytes((rows + Ipv6Copies.ROWS - 1) / Ipv6Copies.ROWS);
    if (nodes < Integer.MAX_VALUE - 64 && tree + 8 * nodes + 16 <= bytes) {
      return copies();
    }
    int stride = DirectoryBuilder.stride(rows, bytes);
    return stride == 0 ? null : spans(stride);
  }

  private @Nullable RowDirectory copies() {
    StartTree tree = tree(Ipv6Copies.ROWS);
    if (tree == null) {
      return null;
    }
    long[] nodes = Ipv6Copies.nodes((int) section.rows());
    int longest = tree.exact() ? 64 : 63;
    int row = 0;
    long previous = 0;
    for (long number = 0; number < section.blocks(); number++) {
      section.read(number, block);
      for (int i = 0; i < block.rows; i++) {
        long key = tree.key(block.startHigh[i]);
        if (key < previous) {
          return null;
        }
        previous = key;
        nodes[Ipv6Copies.keyPlace(row)] = key;
        int prefix = block.prefixes[i] & 0xFF;
        long handle = handles.of(block.ids[i]);
        Ipv6Copies.setValue(nodes, row++, Ipv6Copies.value(prefix, longest, handle));
      }
    }
    while (row % Ipv6Copies.ROWS != 0) {
      nodes[Ipv6Copies.keyPlace(row++)] = StartTree.filler();
    }
    return new Ipv6Copies(section, runs, tree, nodes);
  }

  private @Nullable RowDirectory spans(int stride) {
    StartTree tree = tree(stride);
    return tree == null ? null : new Ipv6Spans(section, tree, stride);
  }

  /** Makes a tree of the start of every so manyth row. */
  private @Nullable StartTree tree(int stride) {
    long rows = section.rows();
    int starts = (int) ((rows + stride - 1) / stride);
    long[] lowest = StartTree.lowest(starts);
    int at = 1;
    for (long row = 0; row < rows; row += stride) {
      lowest[StartTree.place(at++)] = section.startHigh(row);
    }
    return StartTree.over(runs, lowest, starts, section.startHigh(rows - 1));
  }
}
