/**
 * MMDB files as targets and records. Enter at {@link dev.netindex.source.mmdb.MmdbFile} and {@link
 * dev.netindex.source.mmdb.MmdbSource}.
 */
module dev.netindex.source.mmdb {
  requires transitive dev.netindex.codec.json;
  requires static org.jspecify;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;

  exports dev.netindex.source.mmdb;
}
