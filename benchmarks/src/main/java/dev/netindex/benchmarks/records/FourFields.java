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
  static FourFields of(Record typed) {
    return switch (typed) {
      case FourFields same -> same;
      case FlatFields flat -> of(flat);
      case CityFields nested -> of(nested);
      default -> throw new IllegalArgumentException("no such fields: " + typed);
    };
  }

  private static FourFields of(FlatFields typed) {
    return new FourFields(
        typed.country(), typed.city(), wide(typed.latitude()), wide(typed.longitude()));
  }

  private static @Nullable Double wide(@Nullable Object number) {
    return number instanceof Number known ? Double.valueOf(known.doubleValue()) : null;
  }

  private static FourFields of(CityFields typed) {
    CityFields.Names names = typed.city() == null ? null : typed.city().names();
    CityFields.Location location = typed.location();
    return new FourFields(
        typed.country() == null ? null : typed.country().isoCode(),
        names == null ? null : names.english(),
        location == null ? null : location.latitude(),
        location == null ? null : location.longitude());
  }

  static FourFields of(Map<?, ?> record) {
    if (record.containsKey("country_code")) {
      return new FourFields(
          (String) record.get("country_code"),
          (String) record.get("city"),
          wide(record.get("latitude")),
          wide(record.get("longitude")));
    }
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
