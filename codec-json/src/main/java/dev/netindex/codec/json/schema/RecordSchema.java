package dev.netindex.codec.json.schema;

import java.util.List;

/**
 * What the records of an index look like. A payload is a record of {@link #root}; columns of kind
 * bytes lead to records of {@link #parts} in the byte pool. A part refers only to parts of higher
 * number, so that no record contains itself.
 *
 * @param dataset about the data as a whole
 * @param root the record that a payload is
 * @param parts the shared parts, numbered from 0
 */
public record RecordSchema(DatasetInfo dataset, RecordPart root, List<RecordPart> parts) {
  /** Copies the parts. */
  public RecordSchema {
    parts = List.copyOf(parts);
  }
}
