package dev.netindex.format.layout;

import java.io.IOException;

/** Writes the 80 bytes at the start of a file. */
public final class HeaderEncoder {
  private final IndexPlan plan;

  /**
   * Prepares the encoding of a header.
   *
   * @param plan the measures that the header states
   */
  public HeaderEncoder(IndexPlan plan) {
    this.plan = plan;
  }

  /**
   * Writes the header.
   *
   * @param out receives {@link FileFormat#HEADER_BYTES} bytes
   * @throws IOException if {@code out} fails
   */
  public void write(FileWriter out) throws IOException {
    out.putLong(FileFormat.MAGIC);
    out.putInt(FileFormat.IDENTIFIER);
    out.putInt(plan.flags());
    out.putLong(plan.records());
    out.putLong(plan.ipv4().rows());
    out.putLong(plan.ipv6().rows());
    out.putLong(plan.asnRows());
    out.putLong(plan.metadataBytes());
    out.putLong(plan.poolBytes());
    out.putLong(plan.ipv4().packedBytes());
    out.putLong(plan.ipv6().packedBytes());
  }
}
