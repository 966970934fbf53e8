package dev.netindex.format.layout;

import java.io.IOException;

/** Writes the ASN section: AS number and record id, 32 bits each. */
public final class AsnEncoder {
  private final AsnSource source;

  /**
   * Prepares the encoding of the ASN rows.
   *
   * @param source the rows
   */
  public AsnEncoder(AsnSource source) {
    this.source = source;
  }

  /**
   * Writes the section.
   *
   * @param out receives {@link FileFormat#ASN_BYTES} bytes a row
   * @throws IOException if the rows cannot be read, or {@code out} fails
   */
  public void write(FileWriter out) throws IOException {
    try (AsnCursor cursor = source.open()) {
      while (cursor.next()) {
        out.putInt(cursor.asn());
        out.putInt(cursor.id());
      }
    }
  }
}
