package dev.netindex.codec.json.record;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Limits;
import dev.netindex.format.reader.AccessFaults;
import dev.netindex.format.reader.IndexReader;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The typed records of an index: their schema and pools, checked once when it is made. Immutable,
 * safe for all threads; the memory stays that of the index, and whatever needs it throws {@link
 * IndexClosedException} once the index is closed.
 *
 * <pre>{@code
 * RecordReader records = RecordReader.of(index);
 * Field country = records.field("country.iso_code");
 * RecordView view = records.view();          // one a thread
 * cursor.matchIpv4(0x08080808);
 * if (cursor.next() && view.wrap(cursor).text(country, text)) {
 *   use(text);
 * }
 * }</pre>
 */
public final class RecordReader {
  /** Stands for the record itself where the number of a part is asked for. */
  static final int ROOT = -1;

  private final @Nullable IndexReader index;
  private final RecordEnvelope envelope;
  private final Pool strings;
  private final Pool bytes;
  private final MemberIndex members = new MemberIndex();

  private RecordReader(@Nullable IndexReader index, RecordEnvelope envelope) {
    this.index = index;
    this.envelope = envelope;
    this.strings = Pool.of(envelope.strings().values());
    this.bytes = Pool.of(envelope.bytes());
  }

  /**
   * Tells whether the metadata of an index says that its payloads are typed records. It is not
   * checked here.
   *
   * @param index an open index
   * @return true if {@link #of(IndexReader)} would try
   * @throws IndexClosedException if it is closed
   */
  public static boolean describes(IndexReader index) {
    MemorySegment metadata = index.metadata();
    try {
      boolean same = RecordEnvelope.isEnvelope(metadata);
      AccessFaults.settle();
      return same;
    } catch (IllegalStateException | InternalError failure) {
      throw AccessFaults.translated(failure, index.isClosed());
    }
  }

  /**
   * Reads and checks the metadata of an index: its schema, and every byte of both pools.
   *
   * @param index an open index, which must stay open as long as the result is used
   * @return the reader of its records
   * @throws InvalidIndexException if the metadata is no envelope of typed records, or a wrong one
   * @throws dev.netindex.format.LimitExceededException if it is larger than an envelope may be
   * @throws IndexClosedException if the index is closed
   */
  public static RecordReader of(IndexReader index) {
    MemorySegment memory = index.memory();
    MemorySegment metadata = index.metadata();
    try {
      long offset = metadata.address() - memory.address();
      RecordEnvelope envelope =
          RecordEnvelope.open(memory, offset, metadata.byteSize(), Limits.FORMAT);
      AccessFaults.settle();
      return new RecordReader(index, envelope);
    } catch (IllegalStateException | InternalError failure) {
      throw AccessFaults.translated(failure, index.isClosed());
    }
  }

  /**
   * Reads and checks an envelope that lies in no index. Offsets in messages count from the start of
   * the metadata.
   *
   * @param metadata the envelope, which must neither change nor be freed as long as the result is
   *     used
   * @param limits bounds on its size
   * @return the reader of records that are described by it
   * @throws InvalidIndexException if it is no envelope of typed records, or a wrong one
   * @throws dev.netindex.format.LimitExceededException if it exceeds the limits
   */
  public static RecordReader of(MemorySegment metadata, Limits limits) {
    MemorySegment memory = metadata.asReadOnly();
    return new RecordReader(null, RecordEnvelope.open(memory, 0, metadata.byteSize(), limits));
  }

  /**
   * Returns what the records look like.
   *
   * @return the schema
   */
  public RecordSchema schema() {
    return envelope.schema();
  }

  /**
   * Returns the envelope, with the pools.
   *
   * @return the envelope, borrowed until the index closes; what then reads its pools gets the JDK's
   *     exception
   */
  public RecordEnvelope envelope() {
    return envelope;
  }

  /**
   * Resolves a path: names and list positions joined by dots, as {@code country.iso_code} or {@code
   * subdivisions.0.iso_code}. A backslash takes the next character as part of a name. The empty
   * path is the record itself; a member of the record with the empty name has no path as text, only
   * one as {@linkplain #field(List) names}. A path may end at an object or a list.
   *
   * @param path the path
   * @return the field
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if there is no such field; the
   *     message names those that come nearest
   */
  public Field field(String path) {
    return field(FieldPaths.split(path));
  }

  /**
   * Resolves a path.
   *
   * @param names its names and list positions in order; none for the record itself
   * @return the field
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if there is no such field; the
   *     message names those that come nearest
   */
  public Field field(List<String> names) {
    return PathResolver.resolve(this, ROOT, schema().root().node(), List.copyOf(names));
  }

  /**
   * Lists all leaves of the tree of records, in the order of output. A shared part is listed
   * wherever it occurs.
   *
   * @return the leaves
   * @throws dev.netindex.format.LimitExceededException with {@link Fault#CODEC_FIELDS} if there are
   *     more than 65,536, or their paths have more than 67,108,864 characters together, or the tree
   *     has more than 1,048,576 values
   */
  public List<FieldSummary> fields() {
    return new FieldListing(this).list();
  }

  /**
   * Makes a view of records.
   *
   * @return a new view, for one thread
   */
  public RecordView view() {
    return new RecordView(this);
  }

  /**
   * Makes what reads the same fields of many records.
   *
   * @param fields of this reader, neither objects nor lists
   * @return a new row, for one thread
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if a field is of another reader, or
   *     an object or list
   */
  public RecordRow row(Field... fields) {
    return new RecordRow(this, List.of(fields));
  }

  /**
   * Makes what reads the same fields of many records at once.
   *
   * @param capacity the most records at once, at least 1
   * @param fields of this reader, neither objects nor lists
   * @return a new batch, for one thread, with 12 bytes for each field of each record
   * @throws IllegalArgumentException if the capacity is less than 1
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if a field is of another reader, or
   *     an object or list
   */
  public RecordBatch batch(int capacity, Field... fields) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity must be at least 1: " + capacity);
    }
    return new RecordBatch(this, capacity, List.of(fields));
  }

  /**
   * Makes a validator of records.
   *
   * @return a new validator, for one thread
   */
  public RecordValidator validator() {
    return new RecordValidator(this);
  }

  /** Returns a shared part, or the record for {@link #ROOT}. */
  RecordPart part(int number) {
    return number == ROOT ? schema().root() : schema().parts().get(number);
  }

  /** Returns what finds members of objects. */
  MemberIndex members() {
    return members;
  }

  Pool strings() {
    return strings;
  }

  Pool bytes() {
    return bytes;
  }

  @Nullable IndexReader index() {
    return index;
  }

  /**
   * Tells whether the index was closed, or the memory freed otherwise.
   *
   * @return true if nothing can be read any more
   */
  public boolean isClosed() {
    return index != null && index.isClosed() || !bytes.memory().scope().isAlive();
  }

  /**
   * Refuses a record of another reader, whose columns are others.
   *
   * @param view the record
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if it is none of this reader
   */
  public void requireOwn(RecordView view) {
    if (view.reader() != this) {
      throw new InvalidInputException(
          Fault.FIELD_PATH,
          InvalidInputException.NO_OFFSET,
          "a record of this reader",
          "one of another reader");
    }
  }

  /** Refuses work on a closed index whose memory, the caller's, may still be there. */
  void ensureOpen() {
    if (index != null && index.isClosed()) {
      throw new IndexClosedException();
    }
  }

  /** Turns what an access to memory threw into the documented exception. */
  RuntimeException translated(Throwable failure, MemorySegment memory) {
    return AccessFaults.translated(failure, isClosed() || !memory.scope().isAlive());
  }
}
