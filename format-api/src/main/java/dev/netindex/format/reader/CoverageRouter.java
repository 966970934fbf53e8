package dev.netindex.format.reader;

import dev.netindex.format.IpAddress;
import java.util.List;

/**
 * Tells which of up to 64 indexes may contain an address, from their {@link Coverage} alone: two
 * tables of 4,096 masks, 64 KiB. Immutable, safe for all threads.
 */
public final class CoverageRouter {
  private final SourceMasks masks;

  /**
   * Combines coverages; their positions in the list name them.
   *
   * @param coverages at most 64
   * @throws dev.netindex.format.LimitExceededException if there are more
   */
  public CoverageRouter(List<Coverage> coverages) {
    SourceMasks.checkCount(coverages.size());
    this.masks =
        SourceMasks.of(Coverage.BUCKET_BITS, coverages.stream().map(Coverage::bitmap).toList());
  }

  /**
   * Returns the indexes that may contain an address. Touches one cache line.
   *
   * @param address the address, in its own family
   * @return bit k for position k
   */
  public long candidates(IpAddress address) {
    return masks.candidates(address);
  }

  /**
   * Returns the positions of the indexes that may contain an address.
   *
   * @param address the address, in its own family
   * @return rising positions
   */
  public int[] candidatePositions(IpAddress address) {
    return SourceMasks.positions(masks.candidates(address));
  }
}
