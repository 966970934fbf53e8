import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.Utf8Validator;

/**
 * The index format: targets, limits, reading, querying and building in memory. Search kernels and
 * UTF-8 validators are found as services; at least one module with search kernels belongs on the
 * path at run time. Enter at {@link dev.netindex.format.reader.IndexReader} and {@link
 * dev.netindex.format.builder.IndexBuilder}.
 */
module dev.netindex.format {
  requires org.slf4j;
  requires static org.jspecify;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;

  exports dev.netindex.format;
  exports dev.netindex.format.builder;
  exports dev.netindex.format.reader;
  exports dev.netindex.format.spi;
  exports dev.netindex.format.layout to
      dev.netindex.builder.external;

  uses SearchProvider;
  uses Utf8Validator;
}
