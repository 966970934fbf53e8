package dev.netindex.codec.json.record;

import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * An object as a Java record.
 *
 * @param field the object
 * @param constructor from an array of components
 * @param components make the components
 */
@SuppressWarnings("ArrayRecordComponent")
record ObjectMapper(Field field, MethodHandle constructor, ValueMapper[] components)
    implements ValueMapper {
  @Override
  public @Nullable Object map(RecordView view, MappedElements elements) {
    if (view.locate(field) < 0) {
      return null;
    }
    @Nullable Object[] arguments = new Object[components.length];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = components[i].map(view, elements);
    }
    try {
      return (Object) constructor.invokeExact(arguments);
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable failure) {
      throw new IllegalStateException("a constructor that throws what it may not", failure);
    }
  }
}
