package dev.netindex.contracts.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.format.builder.IndexBuilder;
import java.util.List;

/** Builds an index from plain rows. */
public final class Built {
  private Built() {}

  /** Returns the file of these rows, whose ids must count from 0. */
  public static byte[] file(List<Assertion> rows) {
    return builder(rows).toByteArray();
  }

  /** Returns a builder that holds these rows, whose ids must count from 0. */
  public static IndexBuilder builder(List<Assertion> rows) {
    IndexBuilder builder = new IndexBuilder();
    for (Assertion row : rows) {
      assertEquals(row.id(), builder.add(row.target().toTarget(), row.bytes()), "record id");
    }
    assertEquals(rows.size(), builder.size(), "rows in the builder");
    return builder;
  }
}
