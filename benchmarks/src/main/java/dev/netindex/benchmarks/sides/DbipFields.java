package dev.netindex.benchmarks.sides;

import com.maxmind.db.MaxMindDbConstructor;
import com.maxmind.db.MaxMindDbParameter;
import org.jspecify.annotations.Nullable;

/**
 * Four fields of DB-IP City and nothing else: the best case for the peer, which skips what no
 * component names.
 *
 * @param country two letters
 * @param city its name
 * @param latitude in degrees
 * @param longitude in degrees
 */
public record DbipFields(
    @MaxMindDbParameter(name = "country_code") @Nullable String country,
    @MaxMindDbParameter(name = "city") @Nullable String city,
    @MaxMindDbParameter(name = "latitude") @Nullable Float latitude,
    @MaxMindDbParameter(name = "longitude") @Nullable Float longitude) {
  /** Tells the peer that this is how to make the object. */
  @MaxMindDbConstructor
  public DbipFields {}
}
