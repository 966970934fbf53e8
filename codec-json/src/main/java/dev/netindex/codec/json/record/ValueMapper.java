package dev.netindex.codec.json.record;

import org.jspecify.annotations.Nullable;

/** Makes an object of a field. */
@FunctionalInterface
interface ValueMapper {
  /**
   * Makes it.
   *
   * @param view stands on the record, or on an element of a list, that the field is resolved from
   * @param elements counts elements of lists
   * @return the object; null where the value is absent or null
   */
  @Nullable Object map(RecordView view, MappedElements elements);
}
