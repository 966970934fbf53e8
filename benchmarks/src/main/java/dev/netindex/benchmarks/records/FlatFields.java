package dev.netindex.benchmarks.records;

import com.maxmind.db.MaxMindDbConstructor;
import com.maxmind.db.MaxMindDbParameter;
import dev.netindex.codec.json.record.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * The four fields as DB-IP has them, which is the best case for the peer.
 *
 * @param country two letters
 * @param city its name
 * @param latitude in degrees
 * @param longitude in degrees
 */
public record FlatFields(
    @MaxMindDbParameter(name = "country_code") @FieldPath("country_code") @Nullable String country,
    @MaxMindDbParameter(name = "city") @Nullable String city,
    @MaxMindDbParameter(name = "latitude") @Nullable Float latitude,
    @MaxMindDbParameter(name = "longitude") @Nullable Float longitude) {
  /** Tells the peer that this is how to make the object. */
  @MaxMindDbConstructor
  public FlatFields {}
}
