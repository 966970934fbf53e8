package dev.netindex.benchmarks.records;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Path;

/** City databases with the family that is asked for. */
public enum CityData {
  /** Deep records whose parts are shared. */
  GEOLITE2_IPV4("GeoLite2-City", Family.IPV4),

  /** The same. */
  GEOLITE2_IPV6("GeoLite2-City", Family.IPV6),

  /** Flat records, twice as many networks. */
  DBIP_IPV4("dbip-city-ipv4", Family.IPV4),

  /** The same. */
  DBIP_IPV6("dbip-city-ipv6", Family.IPV6);

  private final String file;
  private final Family family;

  CityData(String file, Family family) {
    this.file = file;
    this.family = family;
  }

  Family family() {
    return family;
  }

  Path index() {
    return BenchmarkFiles.records(file);
  }

  Path mmdb() {
    return BenchmarkFiles.mmdb(file);
  }

  /** Returns the addresses to ask for, those of every benchmark of these data. */
  Addresses addresses(Sample sample) throws IOException {
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    try (IndexReader reader = IndexReader.open(index(), trusting)) {
      return Addresses.of(reader, family, sample);
    }
  }

  /** Tells whether records are flat. */
  boolean flat() {
    return this == DBIP_IPV4 || this == DBIP_IPV6;
  }

  String country() {
    return flat() ? "country_code" : "country.iso_code";
  }

  String city() {
    return flat() ? "city" : "city.names.en";
  }

  String latitude() {
    return flat() ? "latitude" : "location.latitude";
  }

  String longitude() {
    return flat() ? "longitude" : "location.longitude";
  }
}
