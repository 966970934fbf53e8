package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class FieldPathsTest {
  private final RecordReader reader = new HandMade().reader();

  private InvalidInputException refused(String path) {
    InvalidInputException failure =
        assertThrows(InvalidInputException.class, () -> reader.field(path), path);
    assertEquals(Fault.FIELD_PATH, failure.fault());
    return failure;
  }

  @Test
  void aBackslashTakesADotAsPartOfAName() {
    Field field = reader.field("country.names.pt\\.BR");
    assertEquals(List.of("country", "names", "pt.BR"), field.names());
    assertEquals("country.names.pt\\.BR", field.path());
    assertEquals(ValueType.TEXT, field.type());
    refused("country.names.pt.BR");
    refused("country\\");
  }

  @Test
  void unknownNamesAreRefusedWithTheNearestOnesAndTheirPlace() {
    InvalidInputException failure = refused("country.isocode");
    assertEquals("country.".length(), failure.offset());
    assertTrue(failure.expected().contains("\"iso_code\""), failure.expected());
    assertTrue(refused("Locaton").expected().contains("\"location\""));
  }

  @Test
  void pathsEndAtValuesThatHaveNothingInside() {
    refused("name.en");
    refused("json.a");
    refused("kind.x");
  }

  @Test
  void positionsInListsAreDecimalNumbers() {
    assertEquals(ValueType.OBJECT, reader.field("subdivisions.0").type());
    assertEquals(ValueType.LIST, reader.field("subdivisions").type());
    for (String wrong : List.of("01", "-1", "*", "x", "", "9999999999", "\u0661")) {
      refused("subdivisions." + wrong);
    }
  }

  @Test
  void theEmptyPathIsTheRecord() {
    assertEquals(ValueType.OBJECT, reader.field("").type());
    assertEquals(List.of(), reader.field(List.of()).names());
  }

  @Test
  void allLeavesAreListed() {
    String paths =
        reader.fields().stream().map(FieldSummary::path).collect(Collectors.joining(" "));
    assertEquals(
        "country.iso_code country.names.en country.names.pt\\.BR location.latitude"
            + " location.longitude subdivisions.*.country.iso_code"
            + " subdivisions.*.country.names.en subdivisions.*.country.names.pt\\.BR name blob wide"
            + " u64 real flag json small price u16 kind version nothing empty",
        paths);
    FieldSummary latitude = reader.fields().get(3);
    assertEquals(ValueType.DECIMAL, latitude.type());
    assertEquals("f64", latitude.number().orElseThrow().text());
    assertTrue(latitude.optional());
  }
}
