/** MMDB files as targets and records. Enter at {@link dev.netindex.source.mmdb.MmdbException}. */
module dev.netindex.source.mmdb {
  requires transitive dev.netindex.codec.json;
  requires static org.jspecify;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;

  exports dev.netindex.source.mmdb;
}
