/**
 * Typed records in payloads: value pools, fields, JSON out and in. Enter at {@link
 * dev.netindex.codec.json.schema.RecordSchema}.
 */
module dev.netindex.codec.json {
  requires com.fasterxml.jackson.core;
  requires transitive dev.netindex.format;
  requires static org.jspecify;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;

  exports dev.netindex.codec.json.build;
  exports dev.netindex.codec.json.encode;
  exports dev.netindex.codec.json.envelope;
  exports dev.netindex.codec.json.fixed;
  exports dev.netindex.codec.json.infer;
  exports dev.netindex.codec.json.pool;
  exports dev.netindex.codec.json.record;
  exports dev.netindex.codec.json.schema;
  exports dev.netindex.codec.json.text;
  exports dev.netindex.codec.json.value;
}
