package dev.netindex.codec.json.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class PoolTableTest {
  private static int find(PoolTable table, int id, long hash) {
    table.reserve();
    return table.find(hash, candidate -> candidate == id);
  }

  private static void assertAllFound(int values, long hashStep) {
    PoolTable table = new PoolTable();
    for (int id = 0; id < values; id++) {
      int free = find(table, id, id * hashStep);
      assertTrue(free < 0);
      table.add(~free, id * hashStep);
      assertEquals(id, table.id(find(table, id, id * hashStep)));
    }
    for (int id = 0; id < values; id++) {
      assertEquals(id, table.id(find(table, id, id * hashStep)));
    }
  }

  @Test
  void valuesOfDifferentHashAreFound() {
    assertAllFound(10_000, 0x9E37_79B9_7F4A_7C15L);
  }

  @Test
  void valuesOfOneHashAreToldApart() {
    assertAllFound(1_000, 0);
  }

  @Test
  void valuesWhoseHashesDifferOnlyInWhatIsNotKeptAreToldApart() {
    assertAllFound(1_000, 1);
  }
}
