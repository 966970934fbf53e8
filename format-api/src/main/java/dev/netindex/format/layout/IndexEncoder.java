package dev.netindex.format.layout;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.WritableByteChannel;

/**
 * Writes a whole file, part after part, to a sequential channel. Measure first ({@link #plan}),
 * check the limits ({@link IndexPlan#check}), then {@link #write}: no byte is written before the
 * length of the file is known. The bytes depend on nothing but the sources and the metadata.
 */
public final class IndexEncoder {
  private final RowSource ipv4;
  private final RowSource ipv6;
  private final AsnSource asn;
  private final PayloadSource payloads;
  private final MemorySegment metadata;

  /**
   * Prepares the encoding of a file. The ids of all rows together must be 0, 1, 2, … without gaps.
   *
   * @param ipv4 rows of the IPv4 section
   * @param ipv6 rows of the IPv6 section
   * @param asn rows of the ASN section
   * @param payloads a payload for each record
   * @param metadata opaque bytes, perhaps none
   */
  public IndexEncoder(
      RowSource ipv4,
      RowSource ipv6,
      AsnSource asn,
      PayloadSource payloads,
      MemorySegment metadata) {
    this.ipv4 = ipv4;
    this.ipv6 = ipv6;
    this.asn = asn;
    this.payloads = payloads;
    this.metadata = metadata;
  }

  /**
   * Measures the file.
   *
   * @return the encoding of each part, and its length
   * @throws IOException if the sources cannot be read
   */
  public IndexPlan plan() throws IOException {
    return new IndexPlan(
        SectionPlan.of(ipv4),
        SectionPlan.of(ipv6),
        asn.rows(),
        metadata.byteSize(),
        ReferencePlan.of(payloads),
        payloads.poolBytes());
  }

  /**
   * Writes the file. If that fails, what the channel received is incomplete.
   *
   * @param plan from {@link #plan}, with the sources unchanged since
   * @param channel receives the bytes; stays open
   * @return how many bytes
   * @throws IOException if the sources cannot be read, or the channel fails
   */
  public long write(IndexPlan plan, WritableByteChannel channel) throws IOException {
    FileWriter out = new FileWriter(channel);
    new HeaderEncoder(plan).write(out);
    out.putBytes(metadata);
    plan.ipv4().write(ipv4, out);
    plan.ipv6().write(ipv6, out);
    new AsnEncoder(asn).write(out);
    new PayloadReferenceEncoder(payloads, plan.references()).write(out);
    payloads.writePool(out);
    out.flush();
    if (out.position() != plan.fileBytes()) {
      throw new IllegalStateException(
          "measured " + plan.fileBytes() + " bytes, wrote " + out.position());
    }
    return out.position();
  }
}
