package dev.netindex.benchmarks.records;

import dev.netindex.codec.json.record.FieldPath;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What all participants are asked for, without objects in between.
 *
 * @param country {@code country.iso_code}
 * @param city {@code city.names.en}
 * @param latitude {@code location.latitude}
 * @param longitude {@code location.longitude}
 */
record FourFields(
    @FieldPath("country.iso_code") @Nullable String country,
    @FieldPath("city.names.en") @Nullable String city,
    @FieldPath("location.latitude") @Nullable Double latitude,
    @FieldPath("location.longitude") @Nullable Double longitude) {
  static FourFields of(CityFields typed) {
    CityFields.Names names = typed.city() == null ? null : typed.city().names();
    CityFields.Location location = typed.location();
    return new FourFields(
        typed.country() == null ? null : typed.country().isoCode(),
        names == null ? null : names.english(),
        location == null ? null : location.latitude(),
        location == null ? null : location.longitude());
  }

  static FourFields of(Map<?, ?> record) {
    return new FourFields(
        (String) at(record, "country", "iso_code"),
        (String) at(record, "city", "names", "en"),
        (Double) at(record, "location", "latitude"),
        (Double) at(record, "location", "longitude"));
  }

  /** Follows a path of members. */
  static @Nullable Object at(Map<?, ?> record, String... path) {
    Object value = record;
    for (String name : path) {
      value = value instanceof Map<?, ?> object ? object.get(name) : null;
    }
    return value;
  }
}
