package dev.netindex.benchmarks.records;

import com.maxmind.db.MaxMindDbConstructor;
import com.maxmind.db.MaxMindDbParameter;
import dev.netindex.codec.json.record.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * The four fields of these benchmarks and nothing else, as both participants make it. For the peer
 * that is the best case: it skips what no component names.
 *
 * @param country where the address is
 * @param city the same
 * @param location the same
 */
public record CityFields(
    @MaxMindDbParameter(name = "country") @Nullable Country country,
    @MaxMindDbParameter(name = "city") @Nullable City city,
    @MaxMindDbParameter(name = "location") @Nullable Location location) {
  /** Tells the peer that this is how to make the object. */
  @MaxMindDbConstructor
  public CityFields {}

  /**
   * A country.
   *
   * @param isoCode two letters
   */
  public record Country(@MaxMindDbParameter(name = "iso_code") @Nullable String isoCode) {
    /** Tells the peer that this is how to make the object. */
    @MaxMindDbConstructor
    public Country {}
  }

  /**
   * A city.
   *
   * @param names what it is called
   */
  public record City(@MaxMindDbParameter(name = "names") @Nullable Names names) {
    /** Tells the peer that this is how to make the object. */
    @MaxMindDbConstructor
    public City {}
  }

  /**
   * Names by language.
   *
   * @param english the English name
   */
  public record Names(@MaxMindDbParameter(name = "en") @FieldPath("en") @Nullable String english) {
    /** Tells the peer that this is how to make the object. */
    @MaxMindDbConstructor
    public Names {}
  }

  /**
   * A point on Earth.
   *
   * @param latitude in degrees
   * @param longitude in degrees
   */
  public record Location(
      @MaxMindDbParameter(name = "latitude") @Nullable Double latitude,
      @MaxMindDbParameter(name = "longitude") @Nullable Double longitude) {
    /** Tells the peer that this is how to make the object. */
    @MaxMindDbConstructor
    public Location {}
  }
}
