package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;

/**
 * Finds a schema for values: the first of the two passes over a source. Every value that is to be
 * encoded must be observed; observing one again changes nothing. Memory does not grow with the
 * number of values.
 *
 * <p>Not safe for use by several threads.
 */
@SuppressWarnings("DoNotCallSuggester")
public final class SchemaInference {
  /**
   * Starts with nothing seen.
   *
   * @param options bounds beyond which a subtree is kept as JSON text
   */
  public SchemaInference(InferenceOptions options) {}

  /**
   * Declares what the texts of a place are, before any is observed.
   *
   * @param path names of members joined by points, {@code *} for the elements of a list
   * @param type what they are
   * @throws IllegalStateException if values were observed already
   */
  public void declare(String path, ColumnType type) {
    throw new UnsupportedOperationException();
  }

  /**
   * Takes one record into account.
   *
   * @param value the record
   * @throws dev.netindex.format.InvalidInputException if it has two members of one name, a name
   *     with a lone surrogate, more than 512 levels, or a text that is not of the declared type;
   *     the message names path and value
   */
  public void observe(RecordValue value) {
    throw new UnsupportedOperationException();
  }

  /**
   * Chooses types, widths, constants, and what to share.
   *
   * @param dataset becomes part of the schema
   * @return a schema by which everything observed can be encoded
   */
  public InferredSchema schema(DatasetInfo dataset) {
    throw new UnsupportedOperationException();
  }
}
