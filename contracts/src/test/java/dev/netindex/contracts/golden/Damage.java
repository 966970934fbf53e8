package dev.netindex.contracts.golden;

import java.util.Arrays;

/**
 * A change to a golden file, with what the crate says on opening the result.
 *
 * @param change {@code base}, {@code truncate}, {@code append00}, {@code xorNN}
 * @param position where
 * @param kind {@code ok}, {@code Invalid}, {@code Limit} or {@code Version}
 * @param detail the number of records, the crate's name of the check, or the format identifier
 */
public record Damage(String change, int position, String kind, String detail) {
  /** Reads a line of a {@code mutations} file. */
  static Damage parse(String line) {
    String[] columns = line.split("\t");
    int position = columns[1].equals("-") ? 0 : Integer.parseInt(columns[1]);
    String says = columns[2];
    return says.startsWith("ok records=")
        ? new Damage(columns[0], position, "ok", says.substring("ok records=".length()))
        : new Damage(
            columns[0],
            position,
            says.substring(0, says.indexOf(": ")),
            says.substring(says.indexOf(": ") + 2));
  }

  /** Returns whether the crate opens the result. */
  public boolean accepted() {
    return kind.equals("ok");
  }

  /** Returns the damaged file. */
  public byte[] apply(byte[] file) {
    if (change.startsWith("xor")) {
      byte[] damaged = file.clone();
      damaged[position] ^= (byte) Integer.parseInt(change.substring(3), 16);
      return damaged;
    }
    return switch (change) {
      case "base" -> file;
      case "truncate" -> Arrays.copyOf(file, position);
      case "append00" -> Arrays.copyOf(file, file.length + 1);
      default -> throw new IllegalArgumentException(change);
    };
  }

  @Override
  public String toString() {
    return change + " " + position;
  }
}
