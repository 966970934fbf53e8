package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.handmade.HandMade;
import dev.netindex.format.InvalidInputException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RecordMapperTest {
  private final HandMade made = new HandMade();
  private final byte[] full = made.full();
  private final byte[] bare = made.bare();
  private final RecordReader reader = made.reader();

  record Country(
      @Nullable String isoCode,
      @FieldPath("names.en") Optional<String> name,
      @Nullable Map<String, String> names) {}

  record Subdivision(@Nullable Country country) {}

  record Location(double latitude, @Nullable Float longitude) {}

  record Place(
      @Nullable Country country,
      Optional<Location> location,
      @Nullable List<Subdivision> subdivisions,
      boolean flag,
      int small,
      @Nullable Integer u16,
      BigInteger wide,
      @FieldPath("no.such.field") Optional<String> unknown) {}

  record Primitive(int u16) {}

  record Misspelled(String isocode) {}

  record WrongType(String small) {}

  record WrongPath(@FieldPath("name\\") String text) {}

  record TooSmall(byte u16) {}

  private <T extends Record> T map(Class<T> type, byte[] record) {
    return RecordMapper.of(MethodHandles.lookup(), type, reader)
        .map(reader.view().wrap(MemorySegment.ofArray(record)));
  }

  @Test
  void componentsTakeFieldsByNameInEitherSpellingAndByPath() {
    Map<String, String> names = Map.of("en", "Switzerland", "pt.BR", "Su\u00ed\u00e7a");
    Country switzerland = new Country("CH", Optional.of("Switzerland"), names);
    Country zurich = new Country("ZH", Optional.empty(), null);
    Place place = map(Place.class, full);
    assertEquals(switzerland, place.country());
    assertEquals(Optional.of(new Location(47.3667, -0.0085f)), place.location());
    assertEquals(
        List.of(new Subdivision(zurich), new Subdivision(null), new Subdivision(switzerland)),
        place.subdivisions());
    assertTrue(place.flag());
    assertEquals(-2, place.small());
    assertEquals(65_535, place.u16());
    assertEquals(BigInteger.ONE.shiftLeft(64), place.wide());
    assertEquals(Optional.empty(), place.unknown());
  }

  @Test
  void whatIsAbsentIsNullOrEmpty() {
    Place place = map(Place.class, bare);
    assertNull(place.country());
    assertEquals(Optional.empty(), place.location());
    assertNull(place.subdivisions());
    assertNull(place.u16());
  }

  @Test
  void anAbsentValueOfAPrimitiveComponentIsRefusedByName() {
    assertEquals(65_535, map(Primitive.class, full).u16());
    InvalidInputException failure =
        assertThrows(InvalidInputException.class, () -> map(Primitive.class, bare));
    assertTrue(failure.getMessage().contains("Primitive.u16"), failure.getMessage());
  }

  @Test
  void componentsWithoutAFieldOrOfTheWrongTypeAreRefusedWhenTheMapperIsMade() {
    String message =
        assertThrows(InvalidInputException.class, () -> map(Misspelled.class, full)).getMessage();
    assertTrue(message.contains("Misspelled.isocode"), message);
    assertThrows(InvalidInputException.class, () -> map(WrongType.class, full));
    String path =
        assertThrows(InvalidInputException.class, () -> map(WrongPath.class, full)).getMessage();
    assertTrue(path.contains("WrongPath.text"), path);
  }

  @Test
  void numbersThatDoNotFitTheComponentAreRefused() {
    assertThrows(InvalidInputException.class, () -> map(TooSmall.class, full));
  }
}
