package dev.netindex.codec.json.record;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;

/** The canonical constructor of a Java record, and how its components are spelled in data. */
final class JavaRecord {
  private JavaRecord() {}

  /** Returns a handle from an array of components to the record. */
  static MethodHandle constructor(MethodHandles.Lookup lookup, Class<?> type) {
    Class<?>[] types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return lookup
          .findConstructor(type, MethodType.methodType(void.class, types))
          .asFixedArity()
          .asSpreader(Object[].class, types.length)
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException failure) {
      throw new IllegalArgumentException(
          "the lookup can't reach the constructor of " + type.getName(), failure);
    }
  }

  /** Turns {@code isoCode} into {@code iso_code}. */
  static String snakeCase(String name) {
    StringBuilder out = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (Character.isUpperCase(c) && i > 0) {
        out.append('_');
      }
      out.append(c);
    }
    return out.toString().toLowerCase(Locale.ROOT);
  }
}
