package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.schema.RecordSchema;
import java.util.List;

/**
 * What inference found.
 *
 * @param schema the schema; every value that was observed can be encoded by it
 * @param fallbacks the places that are kept as JSON text, in the order of the schema
 */
public record InferredSchema(RecordSchema schema, List<Fallback> fallbacks) {
  /** Copies the list. */
  public InferredSchema {
    fallbacks = List.copyOf(fallbacks);
  }
}
