package dev.netindex.source.csv;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads the raw form {@code TARGET<TAB>PAYLOAD}, byte for byte, as assertions.
 *
 * <p>A line is split at its first TAB. In the payload the bytes 0x20 to 0x7e stand for themselves,
 * but for the backslash; every other byte is written {@code \xNN} with two lower-case hex digits,
 * the backslash as {@code \x5c}. Lines end with LF or CRLF, the last one with or without. There are
 * no comments, no header and no byte order mark; an empty line, a line without TAB, any other byte
 * (so also a second TAB or CR), an upper-case hex digit and a backslash that begins no {@code \xNN}
 * are errors of the row. A line is at most {@value #MAX_LINE_BYTES} bytes long.
 *
 * <p>Instances are immutable.
 */
public final class TsvSource implements AssertionSource {
  /** The longest line in bytes, without its line end. */
  public static final int MAX_LINE_BYTES = 1 << 26;

  private static final TsvSource STRICT = new TsvSource(false, false, false);

  private final boolean literal;
  private final boolean maskHostBits;
  private final boolean skipBadRows;

  private TsvSource(boolean literal, boolean maskHostBits, boolean skipBadRows) {
    this.literal = literal;
    this.maskHostBits = maskHostBits;
    this.skipBadRows = skipBadRows;
  }

  /**
   * Returns the source with all defaults: the first bad row ends the import, host bits are refused,
   * mapped targets mean IPv4.
   *
   * @return the same instance each time
   */
  public static TsvSource strict() {
    return STRICT;
  }

  /**
   * Returns a source that takes families as written: targets inside {@code ::ffff:0:0/96} stay
   * IPv6.
   *
   * @param value true for as written
   * @return another source
   */
  public TsvSource literal(boolean value) {
    return new TsvSource(value, maskHostBits, skipBadRows);
  }

  /**
   * Returns a source that clears the host bits of networks instead of refusing them.
   *
   * @param value true for clearing
   * @return another source
   */
  public TsvSource maskHostBits(boolean value) {
    return new TsvSource(literal, value, skipBadRows);
  }

  /**
   * Returns a source that skips and counts bad rows instead of ending at the first one.
   *
   * @param value true for skipping
   * @return another source
   */
  public TsvSource skipBadRows(boolean value) {
    return new TsvSource(literal, maskHostBits, value);
  }

  @Override
  public ImportReport read(InputStream in, String name, RowSink sink, ImportProgress progress)
      throws IOException {
    return TsvImport.run(
        new TargetCells(AddressForm.TEXT, literal, maskHostBits),
        skipBadRows,
        in,
        name,
        sink,
        progress);
  }
}
