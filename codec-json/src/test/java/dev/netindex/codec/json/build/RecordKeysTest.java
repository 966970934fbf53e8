package dev.netindex.codec.json.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RecordKeysTest {
  @Test
  void keysAreFoundAsInAMap() {
    long seed = Long.getLong("netindex.seed", System.nanoTime());
    System.out.println("RecordKeysTest: -Dnetindex.seed=" + seed);
    Random random = new Random(seed);
    RecordKeys keys = new RecordKeys();
    Map<Long, Long> map = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      long key = random.nextInt(4) == 0 ? random.nextLong() : 16L * random.nextInt(20_000) - 9;
      long id = random.nextInt(3) == 0 ? 0xFFFF_FFFEL : i;
      assertEquals(map.getOrDefault(key, RecordKeys.ABSENT), keys.find(key));
      keys.put(key, id);
      map.put(key, id);
      assertEquals(id, keys.find(key));
      assertEquals(map.size(), keys.size());
    }
    map.forEach((key, id) -> assertEquals(id, keys.find(key)));
  }

  @Test
  void keyAndIdZeroAreOrdinary() {
    RecordKeys keys = new RecordKeys();
    assertEquals(RecordKeys.ABSENT, keys.find(0));
    keys.put(0, 0);
    assertEquals(0, keys.find(0));
    assertEquals(RecordKeys.ABSENT, keys.find(1));
  }
}
