package dev.netindex.format.reader;

import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import dev.netindex.format.layout.BucketBitmap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Up to 64 open indexes, asked together. A routing table tells which of them an address can be in,
 * so that the others cost nothing. Answers come source by source in the given order, and within a
 * source in file order; record ids are local to their source.
 *
 * <p>Immutable and safe for all threads. The readers stay the caller's: the set never closes them,
 * and queries that reach a closed one throw {@link IndexClosedException}.
 */
public final class ReaderSet {
  private static final int FINE_BITS = 16;

  private final List<IndexReader> readers;
  private final int bucketBits;
  private final SourceMasks masks;

  private ReaderSet(List<IndexReader> readers, int bucketBits, SourceMasks masks) {
    this.readers = readers;
    this.bucketBits = bucketBits;
    this.masks = masks;
  }

  /**
   * Combines readers by their coverage: the top 12 address bits, 64 KiB of tables.
   *
   * @param readers at most 64, open
   * @return the set
   * @throws dev.netindex.format.LimitExceededException if there are more
   */
  public static ReaderSet of(List<IndexReader> readers) {
    return of(readers, Coverage.BUCKET_BITS);
  }

  /**
   * Combines readers by the top 16 address bits: 1 MiB of tables, filled by reading every row.
   *
   * @param readers at most 64, open
   * @return the set
   * @throws dev.netindex.format.LimitExceededException if there are more
   */
  public static ReaderSet withFineRouting(List<IndexReader> readers) {
    return of(readers, FINE_BITS);
  }

  private static ReaderSet of(List<IndexReader> readers, int bits) {
    SourceMasks.checkCount(readers.size());
    List<BucketBitmap> bitmaps = new ArrayList<>();
    for (IndexReader reader : readers) {
      bitmaps.add(bitmap(reader, bits));
    }
    return new ReaderSet(List.copyOf(readers), bits, SourceMasks.of(bits, bitmaps));
  }

  private static BucketBitmap bitmap(IndexReader reader, int bits) {
    return bits == Coverage.BUCKET_BITS
        ? reader.coverage().bitmap()
        : Inspector.buckets(reader, bits);
  }

  /**
   * Makes a set with one reader exchanged; this one stays as it is. Only the new reader is looked
   * at.
   *
   * @param position of the reader to exchange
   * @param reader the new one, open
   * @return a new set
   * @throws InvalidInputException if there is no such position
   */
  public ReaderSet replaced(int position, IndexReader reader) {
    checkPosition(position);
    List<IndexReader> changed = new ArrayList<>(readers);
    changed.set(position, reader);
    return new ReaderSet(
        List.copyOf(changed), bucketBits, masks.replaced(position, bitmap(reader, bucketBits)));
  }

  /**
   * Returns the number of readers.
   *
   * @return 0 to 64
   */
  public int size() {
    return readers.size();
  }

  /**
   * Tells whether there is no reader.
   *
   * @return true if {@link #size()} is 0
   */
  public boolean isEmpty() {
    return readers.isEmpty();
  }

  /**
   * Returns a reader.
   *
   * @param position from 0
   * @return the reader
   * @throws InvalidInputException if there is no such position
   */
  public IndexReader reader(int position) {
    checkPosition(position);
    return readers.get(position);
  }

  /**
   * Returns the readers that may contain an address, without asking them.
   *
   * @param address the address, in its own family
   * @return bit k for position k
   */
  public long candidates(IpAddress address) {
    return masks.candidates(address);
  }

  /**
   * Visits all assertions that contain an address.
   *
   * @param address the address, in its own family
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   */
  public boolean visit(IpAddress address, SourceVisitor visitor) {
    for (long left = masks.candidates(address); left != 0; left &= left - 1) {
      int source = Long.numberOfTrailingZeros(left);
      if (!visitSource(readers.get(source).cursor().match(address), source, visitor)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Visits all assertions of an AS number; asks every reader.
   *
   * @param number the AS number
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   */
  public boolean visitAsn(long number, SourceVisitor visitor) {
    return visitEvery(Query.asn(number), visitor);
  }

  /**
   * Visits all assertions that share an address with a target; asks every reader.
   *
   * @param target an address, network or range
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   * @throws InvalidInputException if the target is an AS number
   */
  public boolean visitIntersecting(Target target, SourceVisitor visitor) {
    return visitEvery(Query.intersecting(target), visitor);
  }

  /**
   * Asks many queries one after another: in the order of the queries, then sources, then files.
   *
   * @param queries the queries
   * @param visitor takes the matches
   * @return false if the visitor stopped the batch
   * @throws BatchException if a query can't be asked or the visitor throws
   * @throws IndexClosedException if a reader is closed
   */
  public boolean visitBatch(List<Query> queries, SourceBatchVisitor visitor) {
    for (int i = 0; i < queries.size(); i++) {
      int position = i;
      SourceVisitor one = (source, match) -> visitor.visit(position, source, match);
      try {
        if (!visit(queries.get(i), one)) {
          return false;
        }
      } catch (IndexClosedException failure) {
        throw failure;
      } catch (RuntimeException failure) {
        throw new BatchException(position, failure);
      }
    }
    return true;
  }

  /**
   * Finds all assertions that contain an address.
   *
   * @param address the address, in its own family
   * @return source by source
   */
  public List<SourceMatch> lookup(IpAddress address) {
    return lookup(Query.ip(address));
  }

  /**
   * Finds all assertions that answer a query.
   *
   * @param query the query
   * @return source by source
   * @throws InvalidInputException if the query can't be asked
   */
  public List<SourceMatch> lookup(Query query) {
    List<SourceMatch> matches = new ArrayList<>();
    visit(query, (source, match) -> matches.add(new SourceMatch(source, match.toMatch())));
    return matches;
  }

  /**
   * Finds the assertion of longest prefix that contains an address in any source; of equal ones
   * that of the first source, then of the lowest record id.
   *
   * @param address the address, in its own family
   * @return empty if none does
   */
  public Optional<SourceMatch> longestPrefix(IpAddress address) {
    int longest = -1;
    Optional<SourceMatch> best = Optional.empty();
    for (long left = masks.candidates(address); left != 0; left &= left - 1) {
      int source = Long.numberOfTrailingZeros(left);
      MatchCursor cursor = readers.get(source).cursor().matchLongest(address);
      if (cursor.next() && cursor.prefixLength() > longest) {
        longest = cursor.prefixLength();
        best = Optional.of(new SourceMatch(source, cursor.toMatch()));
      }
    }
    return best;
  }

  /**
   * Tells whether any source has an assertion that contains an address.
   *
   * @param address the address, in its own family
   * @return true if one does
   */
  public boolean contains(IpAddress address) {
    for (long left = masks.candidates(address); left != 0; left &= left - 1) {
      if (readers.get(Long.numberOfTrailingZeros(left)).contains(address)) {
        return true;
      }
    }
    return false;
  }

  private boolean visit(Query query, SourceVisitor visitor) {
    return query instanceof Query.Ip ip ? visit(ip.address(), visitor) : visitEvery(query, visitor);
  }

  private boolean visitEvery(Query query, SourceVisitor visitor) {
    for (int source = 0; source < readers.size(); source++) {
      if (!visitSource(readers.get(source).cursor().match(query), source, visitor)) {
        return false;
      }
    }
    return true;
  }

  private static boolean visitSource(MatchCursor cursor, int source, SourceVisitor visitor) {
    return cursor.forEach(match -> visitor.visit(source, match));
  }

  private void checkPosition(int position) {
    if (position < 0 || position >= readers.size()) {
      throw new InvalidInputException(
          Fault.READER_POSITION,
          NetindexException.NO_OFFSET,
          "0 to " + (readers.size() - 1),
          Integer.toString(position));
    }
  }
}
