package dev.netindex.benchmarks.data;

import java.nio.file.Files;
import java.nio.file.Path;

/** The files that {@code benchmarks/prepare} made. */
public final class BenchmarkFiles {
  /** System property: the folder of the files. */
  public static final String FOLDER = "netindex.benchmarks.files";

  /** System property: a folder of optional data, for the longest prefix. */
  public static final String SHARED = "netindex.shared";

  private BenchmarkFiles() {}

  /**
   * Returns an index.
   *
   * @param name of the data
   * @return an existing file
   */
  public static Path index(String name) {
    return existing(name + ".nidx");
  }

  /**
   * Returns an index with typed records, converted from an MMDB file.
   *
   * @param database the name of the MMDB file without its ending
   * @return an existing file
   */
  public static Path records(String database) {
    return existing("records/" + database + ".nidx");
  }

  /**
   * Returns an MMDB file.
   *
   * @param database its name without the ending
   * @return an existing file
   */
  public static Path mmdb(String database) {
    return existing(database + ".mmdb");
  }

  /**
   * Returns GeoLite2-ASN as the peer reads it.
   *
   * @return an existing file
   */
  public static Path maxmind() {
    return mmdb("GeoLite2-ASN");
  }

  /**
   * Returns the CSV text of {@code ip-location-db-asn}.
   *
   * @param family {@code ipv4} or {@code ipv6}
   * @return an existing file
   */
  public static Path csv(String family) {
    return existing("asn-" + family + ".csv");
  }

  /**
   * Returns the routing table of pyasn, which is there only for some.
   *
   * @return a file that may not exist
   */
  public static Path pyasn() {
    return Path.of(System.getProperty(SHARED, "shared"), "data/pyasn/ipasn_20140513.dat.gz");
  }

  /**
   * Returns where all but the routing table is.
   *
   * @return a folder that may not exist
   */
  public static Path folder() {
    return Path.of(System.getProperty(FOLDER, ".cache/benchmarks"));
  }

  private static Path existing(String name) {
    Path file = folder().resolve(name);
    if (!Files.isRegularFile(file)) {
      throw new IllegalStateException(file + " is not there; run benchmarks/prepare");
    }
    return file;
  }
}
