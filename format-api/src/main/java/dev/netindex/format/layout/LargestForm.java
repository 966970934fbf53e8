package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;

/**
 * What a file under construction comes to, without metadata, if every part takes its largest form:
 * interval sections and span references. Builders check it for each new record, so that a build
 * fails before its memory grows past the limits; the finished file may be smaller.
 *
 * @param ipv4Rows number of IPv4 rows
 * @param ipv6Rows number of IPv6 rows
 * @param asnRows number of ASN rows
 * @param poolBytes length of the payload pool
 */
public record LargestForm(long ipv4Rows, long ipv6Rows, long asnRows, long poolBytes) {
  /**
   * Returns the number of records.
   *
   * @return the sum of all rows
   */
  public long records() {
    return ipv4Rows + ipv6Rows + asnRows;
  }

  /**
   * Returns the length of the file.
   *
   * @return bytes; {@link Long#MAX_VALUE} if it is more than that
   */
  public long bytes() {
    long rest =
        FileFormat.HEADER_BYTES
            + ipv4Rows * FileFormat.IPV4_INTERVAL_BYTES
            + ipv6Rows * FileFormat.IPV6_INTERVAL_BYTES
            + asnRows * FileFormat.ASN_BYTES
            + records() * ReferencePlan.spanBytes(poolBytes);
    return poolBytes > Long.MAX_VALUE - rest ? Long.MAX_VALUE : rest + poolBytes;
  }

  /**
   * Checks the file against limits.
   *
   * @param limits what is allowed
   * @throws LimitExceededException if there are too many records or bytes
   */
  public void check(Limits limits) {
    if (records() > limits.records()) {
      throw new LimitExceededException(
          Fault.RECORDS,
          NetindexException.NO_OFFSET,
          "at most " + limits.records() + " records",
          "one more");
    }
    if (bytes() > limits.fileBytes()) {
      throw new LimitExceededException(
          Fault.ARTIFACT_BYTES,
          NetindexException.NO_OFFSET,
          "at most " + limits.fileBytes() + " bytes",
          bytes() + " bytes in the largest form of the file");
    }
  }
}
