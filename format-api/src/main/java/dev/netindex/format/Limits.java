package dev.netindex.format;

/**
 * Bounds on what is opened or built. Exceeding one is a {@link LimitExceededException}, raised
 * before memory is reserved or a byte is written.
 *
 * @param records the largest number of records, 0 to 4,294,967,295
 * @param fileBytes the largest file in bytes, at least 0
 */
public record Limits(long records, long fileBytes) {
  /** The largest number of records that the format can number: 2<sup>32</sup>-1. */
  public static final long FORMAT_RECORDS = 0xFFFF_FFFFL;

  /** What the format allows; the default everywhere. */
  public static final Limits FORMAT = new Limits(FORMAT_RECORDS, Long.MAX_VALUE);

  /** The defaults of the Rust crate {@code netindex}: 1,000,000 records and 128 MiB. */
  public static final Limits CRATE = new Limits(1_000_000, 134_217_728);

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if a bound is out of its range
   */
  public Limits {
    if (records < 0 || records > FORMAT_RECORDS) {
      throw new IllegalArgumentException("records must be 0 to 4294967295, not " + records);
    }
    if (fileBytes < 0) {
      throw new IllegalArgumentException("fileBytes must not be negative: " + fileBytes);
    }
  }
}
