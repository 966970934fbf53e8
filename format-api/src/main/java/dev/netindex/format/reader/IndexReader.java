package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;
import dev.netindex.format.layout.AsnSection;
import dev.netindex.format.layout.IndexSections;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.spi.RunKernel;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An open index file, and the questions it answers. Safe for any number of threads without a lock;
 * made to be opened once and kept.
 *
 * <p>Three levels: lists and {@link Optional}s for convenience; {@code visit} methods that give one
 * reused {@link MatchView} (both in {@link IndexQueries}); and a reusable {@link #cursor()} that
 * allocates nothing. Payloads are always borrowed from the file. An address asks rows of its own
 * family only.
 *
 * <p>A file must not be changed in place while it is open: replace it by renaming a new one over
 * it, as the builder's {@code publishTo} does. A mapped file that is cut short meanwhile gives
 * {@link InvalidIndexException} with {@link Fault#MAPPED_FILE}.
 *
 * <p>After {@link #close()}, and in lookups that race with it, every method that needs the file
 * throws {@link IndexClosedException}.
 */
public final class IndexReader implements IndexQueries, AutoCloseable {
  private static final VarHandle CLOSED = closedHandle();

  private final IndexMemory memory;
  private final IndexSections sections;
  private final String searchProvider;
  private final long poolBytes;
  private final LookupTables tables;
  private volatile @Nullable Coverage coverage;
  private volatile long distinctPayloads;
  private boolean closed;

  IndexReader(
      IndexMemory memory,
      IndexSections sections,
      String searchProvider,
      RunKernel runs,
      OpenOptions options,
      @Nullable Coverage coverage,
      long distinctPayloads) {
    this.memory = memory;
    this.sections = sections;
    this.searchProvider = searchProvider;
    this.poolBytes = sections.layout().header().poolBytes();
    this.tables = new LookupTables(sections, runs, options);
    this.coverage = coverage;
    this.distinctPayloads = distinctPayloads;
  }

  /**
   * Opens a file: maps it and checks every byte of its structure.
   *
   * @param path the file
   * @return the reader; closing it unmaps the file
   * @throws IOException if the file can't be read
   * @throws dev.netindex.format.NetindexException if it is no valid index of format 3
   * @throws dev.netindex.format.spi.NoSearchProviderException if no search provider is there
   */
  public static IndexReader open(Path path) throws IOException {
    return open(path, OpenOptions.defaults());
  }

  /**
   * Opens a file.
   *
   * @param path the file
   * @param options how
   * @return the reader; closing it unmaps the file, or frees the copy
   * @throws IOException if the file can't be read
   * @throws dev.netindex.format.NetindexException if it is no valid index of format 3, or exceeds
   *     the limits
   * @throws dev.netindex.format.spi.NoSearchProviderException if no search provider is there
   */
  public static IndexReader open(Path path, OpenOptions options) throws IOException {
    Path receipt = options.receipt();
    CheckReceipt known = receipt == null ? null : CheckReceipt.of(receipt, path);
    return IndexOpener.open(IndexMemory.ofPath(path, options), options, known);
  }

  /**
   * Opens an index in memory that stays the caller's: it must not change nor be freed as long as
   * the reader is used, and must be accessible from every thread that uses the reader.
   *
   * @param index the whole index
   * @param options how
   * @return the reader
   * @throws dev.netindex.format.NetindexException if it is no valid index of format 3, or exceeds
   *     the limits
   * @throws dev.netindex.format.spi.NoSearchProviderException if no search provider is there
   */
  public static IndexReader open(MemorySegment index, OpenOptions options) {
    return IndexOpener.open(IndexMemory.ofSegment(index, options), options, null);
  }

  /**
   * Opens an index in memory that stays the caller's, with the default options.
   *
   * @param index the whole index
   * @return the reader
   * @throws dev.netindex.format.NetindexException if it is no valid index of format 3
   * @throws dev.netindex.format.spi.NoSearchProviderException if no search provider is there
   */
  public static IndexReader open(MemorySegment index) {
    return open(index, OpenOptions.defaults());
  }

  /**
   * Opens an index in an array, which must not change as long as the reader is used.
   *
   * @param index the whole index
   * @param options how
   * @return the reader
   * @throws dev.netindex.format.NetindexException if it is no valid index of format 3, or exceeds
   *     the limits
   * @throws dev.netindex.format.spi.NoSearchProviderException if no search provider is there
   */
  public static IndexReader open(byte[] index, OpenOptions options) {
    return open(MemorySegment.ofArray(index), options);
  }

  /**
   * Opens an index in an array, which must not change as long as the reader is used.
   *
   * @param index the whole index
   * @return the reader
   * @throws dev.netindex.format.NetindexException if it is no valid index of format 3
   * @throws dev.netindex.format.spi.NoSearchProviderException if no search provider is there
   */
  public static IndexReader open(byte[] index) {
    return open(index, OpenOptions.defaults());
  }

  /**
   * Returns the number of records.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  public long size() {
    return sections.layout().header().records();
  }

  /**
   * Tells whether there is no record.
   *
   * @return true if {@link #size()} is 0
   */
  public boolean isEmpty() {
    return size() == 0;
  }

  /**
   * Returns the metadata, opaque here.
   *
   * @return a read-only slice, borrowed until the reader closes
   */
  public MemorySegment metadata() {
    ensureOpen();
    return memory
        .segment()
        .asSlice(sections.layout().metadata(), sections.layout().header().metadataBytes());
  }

  /**
   * Returns the whole file, to which {@link MatchView#payloadOffset()} refers.
   *
   * @return read-only, borrowed until the reader closes
   */
  public MemorySegment memory() {
    ensureOpen();
    return memory.segment();
  }

  /**
   * Returns the coverage. With trusted rows it is computed by the first call.
   *
   * @return the coverage, which stays usable after closing
   */
  public Coverage coverage() {
    Coverage known = coverage;
    if (known == null) {
      known = new Coverage(Inspector.buckets(this, Coverage.BUCKET_BITS));
      coverage = known;
    }
    return known;
  }

  /**
   * Tells what the file holds and how. With trusted rows the first call reads all of them.
   *
   * @return the inspection
   */
  public Inspection inspect() {
    return Inspector.inspect(this);
  }

  /**
   * Returns the name of the search provider in use.
   *
   * @return as {@link dev.netindex.format.spi.Provider#name()}
   */
  public String searchProvider() {
    return searchProvider;
  }

  @Override
  public MatchCursor cursor() {
    return new MatchCursor(this);
  }

  /**
   * Makes lookups of many addresses at once. It is cheap, and belongs to one thread.
   *
   * @return batches with no state of their own
   */
  public BatchLookup batch() {
    return new BatchLookup(this);
  }

  @Override
  public boolean contains(IpAddress address) {
    return contains(address.family(), address.high(), address.low());
  }

  /**
   * Tells whether any assertion contains an IPv4 address. Allocates nothing.
   *
   * @param address the address in network order
   * @return true if one does
   */
  public boolean containsIpv4(int address) {
    return contains(Family.IPV4, 0, Integer.toUnsignedLong(address));
  }

  /**
   * Tells whether any assertion contains an IPv6 address, taken literally. Allocates nothing.
   *
   * @param high first 64 bits
   * @param low last 64 bits
   * @return true if one does
   */
  public boolean containsIpv6(long high, long low) {
    return contains(Family.IPV6, high, low);
  }

  @Override
  public boolean containsAsn(long number) {
    try {
      ensureOpen();
      AsnSection section = sections.asn();
      // AS 0 is in no row, and numbers past 32 bits are above all.
      long row = section.lowerBound(number);
      boolean found = row < section.rows() && section.number(row) == number;
      AccessFaults.settle();
      return found;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  @Override
  public boolean intersects(Target target) {
    IpTarget span = TargetSpan.require(target);
    IpAddress first = span.first();
    return intersects(
        first.family(),
        first.high(),
        first.low(),
        TargetSpan.lastHigh(span),
        TargetSpan.lastLow(span));
  }

  /**
   * Tells whether the reader was closed.
   *
   * @return true after {@link #close()}
   */
  public boolean isClosed() {
    return (boolean) CLOSED.getOpaque(this);
  }

  /**
   * Closes the reader: unmaps the file or frees the copy; memory of the caller stays as it is.
   * Closing again does nothing. Lookups of other threads finish or throw {@link
   * IndexClosedException}.
   *
   * @throws IllegalStateException if a payload slice is stuck in an I/O call of another thread for
   *     seconds; the reader refuses lookups, and closing may be tried again
   */
  @Override
  public void close() {
    CLOSED.setVolatile(this, true);
    memory.free();
  }

  LookupTables tables() {
    return tables;
  }

  /** Tells whether a payload would not lie in the pool, as in a trusted file it may. */
  boolean outsidePool(long offset, long length) {
    return Long.compareUnsigned(offset, poolBytes) > 0
        || Long.compareUnsigned(length, poolBytes - offset) > 0;
  }

  IndexSections sections() {
    return sections;
  }

  long distinctPayloads() {
    if (distinctPayloads < 0) {
      distinctPayloads = Inspector.distinctPayloads(this);
    }
    return distinctPayloads;
  }

  /**
   * Looks at each call, so that a reader of the caller's memory refuses lookups after closing too;
   * but nothing else is to be seen with it, so the compiler may keep what it read before.
   */
  void ensureOpen() {
    if (isClosed()) {
      throw new IndexClosedException();
    }
  }

  private static VarHandle closedHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(IndexReader.class, "closed", boolean.class);
    } catch (ReflectiveOperationException impossible) {
      throw new ExceptionInInitializerError(impossible);
    }
  }

  /** Turns what a memory access threw into the documented exception. */
  RuntimeException translated(Throwable failure) {
    boolean gone = isClosed() || !memory.segment().scope().isAlive();
    return AccessFaults.translated(failure, gone);
  }

  private boolean contains(Family family, long high, long low) {
    try {
      ensureOpen();
      return tables.contains(family, high, low);
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  private boolean intersects(
      Family family, long firstHigh, long firstLow, long lastHigh, long lastLow) {
    try {
      ensureOpen();
      IpSection section = sections.ip(family);
      boolean found =
          !section.outside(firstHigh, firstLow, lastHigh, lastLow)
              && section.next(0, lastHigh, lastLow, firstHigh, firstLow) >= 0;
      AccessFaults.settle();
      return found;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }
}
