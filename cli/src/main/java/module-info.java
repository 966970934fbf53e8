/** The {@code netindex} command. Enter at {@code dev.netindex.cli.NetindexCommand}. */
module dev.netindex.cli {
  requires com.fasterxml.jackson.core;
  requires com.maxmind.db;
  requires dev.netindex.codec.json;
  requires dev.netindex.format;
  requires dev.netindex.source.csv;
  requires dev.netindex.source.mmdb;
  requires info.picocli;
  requires static org.jspecify;

  // picocli sets annotated fields by reflection.
  opens dev.netindex.cli to
      info.picocli;
  opens dev.netindex.cli.command to
      info.picocli;
}
