package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import java.util.Locale;
import java.util.Optional;

/** The names of field types in descriptions: {@code u32}, {@code string?}. */
final class FieldNames {
  private static final String OPTIONAL = "?";

  private FieldNames() {}

  static String name(FieldType type) {
    return type.kind().name().toLowerCase(Locale.ROOT)
        + (type.mode() == FieldMode.OPTIONAL ? OPTIONAL : "");
  }

  static Optional<FieldType> type(String name) {
    for (FieldKind kind : FieldKind.values()) {
      for (FieldType type : new FieldType[] {FieldType.required(kind), FieldType.optional(kind)}) {
        if (name(type).equals(name)) {
          return Optional.of(type);
        }
      }
    }
    return Optional.empty();
  }
}
