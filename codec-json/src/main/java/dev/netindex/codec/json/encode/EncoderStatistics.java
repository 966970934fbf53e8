package dev.netindex.codec.json.encode;

import java.util.List;

/**
 * What an encoder holds.
 *
 * @param texts different texts in the string pool
 * @param stringPoolBytes length of the string pool, directory included
 * @param values different values in the byte pool
 * @param bytePoolBytes length of the byte pool, directory included
 * @param parts what each part has put into the byte pool, by its number
 */
public record EncoderStatistics(
    long texts, long stringPoolBytes, long values, long bytePoolBytes, List<PartStatistics> parts) {
  /** Copies the list. */
  public EncoderStatistics {
    parts = List.copyOf(parts);
  }

  /**
   * What a part has put into the byte pool. Bytes that two parts have in common count for the first
   * of them.
   *
   * @param path where it is used first: names of members joined by points, {@code *} for the
   *     elements of a list
   * @param recordBytes length of one record of it
   * @param values different values: records, or lists of records
   * @param bytes their length together, without the directory of the pool
   */
  public record PartStatistics(String path, int recordBytes, long values, long bytes) {}
}
