package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Declarations of types. */
class ColumnTypesTest {
  @Test
  void declarationsAreReadInTheirOrder() {
    ColumnTypes types = ColumnTypes.parse("asn=u32,a=b=text,code=text");
    assertEquals(
        Map.of("asn", CellType.U32, "a=b", CellType.TEXT, "code", CellType.TEXT),
        types.declarations());
    assertEquals(List.of("asn", "a=b", "code"), List.copyOf(types.declarations().keySet()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "=u32", "a=", "a=U32", "a=u8", "a=u32,", "a=u32,a=text"})
  void otherTextIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> ColumnTypes.parse(text));
  }

  @Test
  void everyTypeIsFoundByItsName() {
    for (CellType type : CellType.values()) {
      assertEquals(Optional.of(type), CellType.named(type.text()));
    }
    assertTrue(CellType.named("U32").isEmpty());
  }

  @Test
  void theMapIsACopy() {
    Map<String, CellType> map = new HashMap<>(Map.of("a", CellType.BOOL));
    ColumnTypes types = new ColumnTypes(map);
    map.clear();
    assertEquals(1, types.declarations().size());
    assertThrows(UnsupportedOperationException.class, () -> types.declarations().clear());
  }
}
