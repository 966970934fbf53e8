package dev.netindex.source.csv;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything a {@link CsvSource} was told; see its builder. */
record CsvSettings(
    @Nullable CsvPreset preset,
    char delimiter,
    @Nullable Character comment,
    HeaderPolicy header,
    @Nullable List<String> columns,
    @Nullable TargetColumns targetColumns,
    @Nullable AddressForm addresses,
    boolean literal,
    boolean maskHostBits,
    boolean skipBadRows,
    @Nullable String sourceField,
    ColumnTypes types,
    @Nullable ColumnRef payloadColumn) {
  /** Says whether lines before the first row that begin with # are comments without being asked. */
  boolean skipsLeadingComments() {
    return header == HeaderPolicy.AUTO && delimiter != '#';
  }

  /** Checks that a text can be written as UTF-8. */
  static String requireUnicode(String text) {
    if (Malformed.indexIn(text) >= 0) {
      throw new IllegalArgumentException(Shown.quoted(text) + " holds half of a surrogate pair");
    }
    return text;
  }

  /** Checks that a character can separate fields or begin comments. */
  static char requireSeparator(char value) {
    if (value == '"' || value == '\r' || value == '\n' || Character.isSurrogate(value)) {
      throw new IllegalArgumentException(
          "a delimiter or comment character must not be a quote, CR, LF or surrogate");
    }
    return value;
  }
}
