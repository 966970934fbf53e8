package dev.netindex.contracts.search;

import java.util.List;

/** The two forms of interval rows. */
enum RowForm {
  IPV4(4, 20),
  IPV6(16, 56);

  final int addressBytes;
  final int rowBytes;

  RowForm(int addressBytes, int rowBytes) {
    this.addressBytes = addressBytes;
    this.rowBytes = rowBytes;
  }

  U128 maximum() {
    return U128.max(addressBytes);
  }

  /** Encodes rows with right maxima, and noise where no kernel needs to look. */
  byte[] encode(List<Interval> rows) {
    byte[] bytes = new byte[rows.size() * rowBytes];
    for (int i = 0; i < rows.size(); i++) {
      int at = i * rowBytes;
      rows.get(i).start().write(bytes, at, addressBytes);
      rows.get(i).end().write(bytes, at + addressBytes, addressBytes);
      for (int j = at + 3 * addressBytes; j < at + rowBytes; j++) {
        bytes[j] = (byte) (j * 31);
      }
    }
    writeMaxima(bytes, rows, 0, rows.size());
    return bytes;
  }

  void writeMaximum(byte[] bytes, int row, U128 maximum) {
    maximum.write(bytes, row * rowBytes + 2 * addressBytes, addressBytes);
  }

  private U128 writeMaxima(byte[] bytes, List<Interval> rows, int low, int high) {
    if (low == high) {
      return U128.ZERO;
    }
    int root = low + (high - low) / 2;
    U128 maximum = rows.get(root).end();
    for (U128 child :
        List.of(writeMaxima(bytes, rows, low, root), writeMaxima(bytes, rows, root + 1, high))) {
      maximum = child.isAbove(maximum) ? child : maximum;
    }
    writeMaximum(bytes, root, maximum);
    return maximum;
  }
}
