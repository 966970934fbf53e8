package dev.netindex.source.mmdb;

import dev.netindex.codec.json.schema.DatasetInfo;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an MMDB file says about itself.
 *
 * @param databaseType the kind of data, as {@code GeoLite2-City}; empty if the file does not say
 * @param buildEpoch when it was built, in seconds since 1970, an unsigned number; 0 if the file
 *     does not say
 * @param ipVersion 4 or 6
 * @param recordSize bits of one of the two records of a node: 24, 28 or 32
 * @param nodeCount nodes of the search tree, 0 to 2<sup>32</sup>-1
 * @param languages the languages of its names
 * @param description texts by language
 */
public record MmdbMetadata(
    String databaseType,
    long buildEpoch,
    int ipVersion,
    int recordSize,
    long nodeCount,
    List<String> languages,
    Map<String, String> description) {
  /** Copies the collections. */
  public MmdbMetadata {
    languages = List.copyOf(languages);
    description = Map.copyOf(description);
  }

  /**
   * Returns when the file was built.
   *
   * @return empty if the file does not say, or if its number is beyond every {@link Instant}
   */
  public Optional<Instant> built() {
    if (buildEpoch <= 0) {
      // Negative: an unsigned number past the largest long, and so past the largest instant.
      return Optional.empty();
    }
    try {
      return Optional.of(Instant.ofEpochSecond(buildEpoch));
    } catch (DateTimeException beyond) {
      return Optional.empty();
    }
  }

  /**
   * Returns what an index made of this file can say about its data. MMDB files name no licence, so
   * licence and attribution are empty.
   *
   * @param source where the data came from, a file name or address; empty if unknown
   * @return name, time, languages and description of the file
   */
  public DatasetInfo dataset(String source) {
    return new DatasetInfo(databaseType, built(), source, "", "", languages, description);
  }
}
