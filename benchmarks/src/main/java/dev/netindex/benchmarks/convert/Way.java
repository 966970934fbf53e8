package dev.netindex.benchmarks.convert;

/** What is done with an MMDB file. */
enum Way {
  COMMAND("netindex build, the process as a whole"),
  LIBRARY("conversion by the library, in process"),
  MAPS("MaxMind's networks(Map.class), no cache"),
  CACHED_MAPS("MaxMind's networks(Map.class), cache of 4,096"),
  TYPED("MaxMind's networks of a class with four fields, no cache"),
  CACHED_TYPED("MaxMind's networks of a class with four fields, cache of 4,096");

  private final String text;

  Way(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }
}
