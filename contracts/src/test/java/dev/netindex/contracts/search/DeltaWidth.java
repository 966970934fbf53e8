package dev.netindex.contracts.search;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.SearchKernels;
import java.util.List;

/** One form for the kernels of all widths, and the slow search that they are compared with. */
enum DeltaWidth {
  ONE(1),
  TWO(2),
  FOUR(4),
  EIGHT(8),
  SIXTEEN(16);

  final int bytes;

  DeltaWidth(int bytes) {
    this.bytes = bytes;
  }

  U128 maximum() {
    return U128.max(bytes);
  }

  /** The largest key that the kernel can be asked with. */
  U128 largestKey() {
    return U128.max(bytes == 16 ? 16 : 8);
  }

  byte[] encode(List<U128> deltas) {
    byte[] column = new byte[deltas.size() * bytes];
    for (int i = 0; i < deltas.size(); i++) {
      deltas.get(i).write(column, i * bytes, bytes);
    }
    return column;
  }

  int search(SearchKernels kernels, Placed column, int rows, U128 key) {
    return search(kernels, column, column.offset(), rows, key);
  }

  int search(SearchKernels kernels, Placed column, long offset, int rows, U128 key) {
    if (this == SIXTEEN) {
      return kernels.deltas16().lastNotAbove(column.file(), offset, rows, key.high(), key.low());
    }
    DeltaKernel kernel =
        switch (this) {
          case ONE -> kernels.deltas1();
          case TWO -> kernels.deltas2();
          case FOUR -> kernels.deltas4();
          default -> kernels.deltas8();
        };
    return kernel.lastNotAbove(column.file(), offset, rows, key.low());
  }

  static int slowSearch(List<U128> deltas, U128 key) {
    int last = -1;
    for (int i = 0; i < deltas.size(); i++) {
      if (!deltas.get(i).isAbove(key)) {
        last = i;
      }
    }
    return last;
  }
}
