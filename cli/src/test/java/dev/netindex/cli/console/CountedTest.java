package dev.netindex.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CountedTest {
  @Test
  void oneAloneIsSingular() {
    assertEquals("1 record", Counted.of(1, "record"));
    assertEquals("0 records", Counted.of(0, "record"));
    assertEquals("4294967295 records", Counted.of(4_294_967_295L, "record"));
  }

  @Test
  void irregularOnesAreGiven() {
    assertEquals("1 query", Counted.of(1, "query", "queries"));
    assertEquals("0 queries", Counted.of(0, "query", "queries"));
  }
}
