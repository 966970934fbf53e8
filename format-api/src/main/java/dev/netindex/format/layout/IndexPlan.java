package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;

/**
 * The measures of a file that is about to be written; with them its length is known exactly.
 *
 * @param ipv4 the IPv4 section
 * @param ipv6 the IPv6 section
 * @param asnRows number of ASN rows
 * @param metadataBytes length of the metadata
 * @param references the payload references
 * @param poolBytes length of the payload pool
 */
public record IndexPlan(
    SectionPlan ipv4,
    SectionPlan ipv6,
    long asnRows,
    long metadataBytes,
    ReferencePlan references,
    long poolBytes) {
  /**
   * Returns the number of records.
   *
   * @return the sum of all rows
   */
  public long records() {
    return ipv4.rows() + ipv6.rows() + asnRows;
  }

  /**
   * Returns the header's flags.
   *
   * @return bits of {@link FileFormat}
   */
  public int flags() {
    return (ipv4.packed() ? FileFormat.FLAG_IPV4_PACKED : 0)
        | (ipv6.packed() ? FileFormat.FLAG_IPV6_PACKED : 0)
        | referencesFlag();
  }

  private int referencesFlag() {
    return switch (references.form()) {
      case WIDE -> 0;
      case COMPACT -> FileFormat.FLAG_COMPACT;
      case FIXED -> FileFormat.FLAG_FIXED;
    };
  }

  /**
   * Returns the length of the file.
   *
   * @return bytes
   * @throws LimitExceededException if that is no 64-bit number
   */
  public long fileBytes() {
    long rows = ipv4.bytes() + ipv6.bytes() + asnRows * FileFormat.ASN_BYTES;
    try {
      long small =
          Math.addExact(FileFormat.HEADER_BYTES + metadataBytes + references.bytes(), rows);
      return Math.addExact(small, poolBytes);
    } catch (ArithmeticException overflow) {
      throw new LimitExceededException(
          Fault.ADDRESSABLE_BYTES,
          NetindexException.NO_OFFSET,
          "a file of at most " + Long.MAX_VALUE + " bytes",
          "a payload pool of " + poolBytes + " bytes and more than that");
    }
  }

  /**
   * Checks the file against limits.
   *
   * @param limits what is allowed
   * @throws LimitExceededException if there are too many records or bytes
   */
  public void check(Limits limits) {
    if (records() > limits.records()) {
      throw tooMany(Fault.RECORDS, limits.records(), records(), "records");
    }
    if (fileBytes() > limits.fileBytes()) {
      throw tooMany(Fault.ARTIFACT_BYTES, limits.fileBytes(), fileBytes(), "bytes");
    }
  }

  private static LimitExceededException tooMany(Fault fault, long limit, long found, String unit) {
    return new LimitExceededException(
        fault,
        NetindexException.NO_OFFSET,
        "at most " + limit + " " + unit,
        found + " " + unit + " in the file to be written");
  }
}
