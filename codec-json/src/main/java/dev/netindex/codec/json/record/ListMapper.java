package dev.netindex.codec.json.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list, whose elements may be null.
 *
 * @param field the list
 * @param part the part of its elements
 * @param element makes an element
 */
record ListMapper(Field field, int part, ValueMapper element) implements ValueMapper {
  @Override
  public @Nullable Object map(RecordView view, MappedElements elements) {
    long size = view.size(field, -1);
    if (size < 0) {
      return null;
    }
    elements.add(size);
    RecordView at = new RecordView(view.reader);
    int length = view.reader.part(part).layout().length();
    long start = view.firstElement(field);
    List<@Nullable Object> values = new ArrayList<>((int) size);
    for (long i = 0; i < size; i++) {
      at.moveTo(view.reader.bytes().memory(), start + i * length);
      values.add(element.map(at, elements));
    }
    return Collections.unmodifiableList(values);
  }
}
