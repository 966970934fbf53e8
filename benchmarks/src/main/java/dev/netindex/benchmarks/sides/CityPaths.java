package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.AsnRecord;
import dev.netindex.benchmarks.records.CityFields;
import dev.netindex.benchmarks.records.FlatFields;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import java.util.stream.Stream;

/**
 * Where the four fields are in a file of cities.
 *
 * @param country path of the country's two letters
 * @param city path of the city's English name
 * @param latitude path of the latitude
 * @param longitude path of the longitude
 * @param type the class with just these fields, as the peer makes it
 */
record CityPaths(String country, String city, String latitude, String longitude, Class<?> type) {
  private static final CityPaths GEOLITE =
      new CityPaths(
          "country.iso_code",
          "city.names.en",
          "location.latitude",
          "location.longitude",
          CityFields.class);

  private static final CityPaths DBIP =
      new CityPaths("country_code", "city", "latitude", "longitude", FlatFields.class);

  static CityPaths of(String data) {
    return data.contains("dbip") ? DBIP : GEOLITE;
  }

  /** Returns the four in the order of the components. */
  Field[] fields(RecordReader records) {
    return Stream.of(country, city, latitude, longitude).map(records::field).toArray(Field[]::new);
  }

  /** Returns the class of the fields that are asked for in any file. */
  static Class<?> typeOf(String data) {
    return data.endsWith("ASN") ? AsnRecord.class : of(data).type();
  }
}
