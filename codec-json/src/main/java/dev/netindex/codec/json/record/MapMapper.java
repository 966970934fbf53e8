package dev.netindex.codec.json.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An object as a map in the order of the schema, without what is absent or null.
 *
 * @param field the object
 * @param members make the values
 */
record MapMapper(Field field, Map<String, ValueMapper> members) implements ValueMapper {
  @Override
  public @Nullable Object map(RecordView view, MappedElements elements) {
    if (view.locate(field) < 0) {
      return null;
    }
    Map<String, Object> values = new LinkedHashMap<>();
    members.forEach(
        (name, member) -> {
          Object value = member.map(view, elements);
          if (value != null) {
            values.put(name, value);
          }
        });
    return Collections.unmodifiableMap(values);
  }
}
