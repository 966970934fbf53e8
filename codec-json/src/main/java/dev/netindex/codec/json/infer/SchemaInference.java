package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;

/**
 * Finds a schema for values: the first of the two passes over a source. Every value that is to be
 * encoded must be observed; observing one again changes nothing but counts. The schema depends on
 * the values and their order alone. Memory does not grow with the number of values: some 100 bytes
 * for each place, at most 32 MiB to count different objects, and a cache of 8,192 of them.
 *
 * <p>What is chosen:
 *
 * <ul>
 *   <li>Members of an object are all that were seen, a new one behind the one before it; one that
 *       some object lacks is optional.
 *   <li>Integers take the narrowest column without sign, less the smallest of them where that is
 *       negative or saves width; their type is the widest seen, or {@code integer} where signs mix.
 *   <li>Numbers of IEEE 754 are decimals of the least scale up to 9 that gives all of them exactly,
 *       if that takes fewer than 8 bytes. Both widths in one place become f64 if all are written
 *       the same by that.
 *   <li>Numbers as JSON spells them are integers, f64, decimals of a fixed number of digits, or
 *       numbers without needless zeros, if that gives every spelling back.
 *   <li>Untyped texts are integers of 64 bits, decimals of a fixed number of digits, f64, numbers
 *       without needless zeros, or truth values, if that gives every text back; else texts. A
 *       declared type comes before that.
 *   <li>A value that is the same wherever it is needs no column; null beside another type has a
 *       column of truth values.
 *   <li>Objects are shared where that saves at least 3% of their bytes.
 *   <li>What has no type, or exceeds the {@link InferenceOptions}, is kept as JSON text and
 *       reported as {@link Fallback}.
 * </ul>
 *
 * <p>Values must not change after they were observed. Not safe for use by several threads.
 */
public final class SchemaInference {
  private final Observer observer;
  private final Place root;

  /**
   * Starts with nothing seen.
   *
   * @param options bounds beyond which a subtree is kept as JSON text
   */
  public SchemaInference(InferenceOptions options) {
    observer = new Observer(options);
    root = observer.root();
  }

  /**
   * Declares what the untyped texts of a place are, before any is observed. Values of other types
   * at the place keep theirs.
   *
   * @param path names of members joined by points, {@code *} for the elements of a list; empty for
   *     the record itself
   * @param type what they are
   * @throws IllegalStateException if values were observed already
   */
  public void declare(String path, ColumnType type) {
    if (root.seen() > 0) {
      throw new IllegalStateException("values were observed already");
    }
    observer.declared().put(path, type);
    root.declare(observer.declared().at(root));
  }

  /**
   * Takes one record into account. After an exception the record may be taken into account in part,
   * which widens the schema at most.
   *
   * @param value the record
   * @throws dev.netindex.format.InvalidInputException if it has two members of one name, a name
   *     with a lone surrogate, more than 512 levels, or a text that is not of the declared type;
   *     the message names path and value. What is kept as JSON text is looked at by the encoder
   *     only
   */
  public void observe(RecordValue value) {
    observer.observe(root, value, 0);
  }

  /**
   * Chooses types, widths, constants, and what to share. More can be observed afterwards for
   * another schema.
   *
   * @param dataset becomes part of the schema
   * @return a schema by which everything observed can be encoded; of objects without members if
   *     nothing was
   */
  public InferredSchema schema(DatasetInfo dataset) {
    return new SchemaBuilder().build(root, dataset);
  }
}
