package dev.netindex.format.reader;

/**
 * A query of a batch failed. All matches of the queries before it were delivered, and none after.
 */
public final class BatchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int queryIndex;

  /**
   * Names the query that failed.
   *
   * @param queryIndex its position in the batch, from 0
   * @param cause what it threw
   */
  public BatchException(int queryIndex, RuntimeException cause) {
    super("batch query " + queryIndex + " failed: " + cause.getMessage(), cause);
    this.queryIndex = queryIndex;
  }

  /**
   * Returns the position of the query that failed.
   *
   * @return from 0
   */
  public int queryIndex() {
    return queryIndex;
  }
}
