package dev.netindex.codec.json.schema;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known about the data as a whole.
 *
 * @param name its name, as {@code GeoLite2-City}; empty if unknown
 * @param built when the provider made it; empty if unknown
 * @param source where it came from, a file name or address; empty if unknown
 * @param licence the licence of the data; empty if unknown
 * @param attribution what the licence asks to be said; empty if unknown
 * @param languages the languages of its names
 * @param description texts by language
 */
public record DatasetInfo(
    String name,
    Optional<Instant> built,
    String source,
    String licence,
    String attribution,
    List<String> languages,
    Map<String, String> description) {
  /** Nothing is known. */
  public static final DatasetInfo UNKNOWN =
      new DatasetInfo("", Optional.empty(), "", "", "", List.of(), Map.of());

  /** Copies the collections, and keeps their order. */
  public DatasetInfo {
    languages = List.copyOf(languages);
    description = Collections.unmodifiableMap(new LinkedHashMap<>(description));
  }
}
