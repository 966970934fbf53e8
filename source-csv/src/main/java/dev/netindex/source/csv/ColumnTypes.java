package dev.netindex.source.csv;

import dev.netindex.codec.json.infer.ColumnType;
import dev.netindex.codec.json.infer.SchemaInference;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Types that the user gives to columns by name. Columns not named get their type from all their
 * cells, where a schema is inferred.
 *
 * @param declarations from names of columns to types; not changed, and in the order of the caller
 */
public record ColumnTypes(Map<String, CellType> declarations) {
  /** No declarations. */
  public static final ColumnTypes NONE = new ColumnTypes(Map.of());

  /** Copies the map. */
  public ColumnTypes {
    declarations = Collections.unmodifiableMap(new LinkedHashMap<>(declarations));
  }

  /**
   * Tells inference what it could not see from typed rows: which columns are {@link
   * CellType#DECIMAL} or {@link CellType#NUMBER}. Values of the other types say themselves what
   * they are.
   *
   * @param inference has observed nothing yet
   * @throws IllegalStateException if it has
   */
  public void declareTo(SchemaInference inference) {
    declarations.forEach(
        (name, type) -> {
          if (type == CellType.DECIMAL) {
            inference.declare(name, ColumnType.DECIMAL);
          } else if (type == CellType.NUMBER) {
            inference.declare(name, ColumnType.NUMBER);
          }
        });
  }

  /**
   * Reads declarations as a command line has them, such as {@code asn=u32,code=text}. What is
   * before the last {@code =} is the name, which must not hold a comma.
   *
   * @param text declarations separated by commas
   * @return the types
   * @throws IllegalArgumentException if a declaration has no name or no known type, or a name
   *     appears twice; the message says which
   */
  public static ColumnTypes parse(String text) {
    Map<String, CellType> types = new LinkedHashMap<>();
    for (String declaration : text.split(",", -1)) {
      int equals = declaration.lastIndexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException(
            "expected NAME=TYPE, found " + Shown.quoted(declaration));
      }
      String name = declaration.substring(0, equals);
      String type = declaration.substring(equals + 1);
      CellType known =
          CellType.named(type)
              .orElseThrow(
                  () -> new IllegalArgumentException("there is no type " + Shown.quoted(type)));
      if (types.put(name, known) != null) {
        throw new IllegalArgumentException("two types for " + Shown.quoted(name));
      }
    }
    return new ColumnTypes(types);
  }
}
