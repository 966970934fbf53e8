package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.infer.Fallback;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShapeInferenceTest {
  private static final InferenceOptions DEFAULT = InferenceOptions.DEFAULT;

  private static Fallback onlyFallback(RoundTrip trip) {
    assertEquals(1, trip.fallbacks().size());
    return trip.fallbacks().get(0);
  }

  @Test
  void membersAreInTheOrderOfTheSource() {
    RoundTrip trip =
        RoundTrip.of(
            Values.object("b", Values.u32(1), "d", Values.u32(1)),
            Values.object("a", Values.u32(2), "b", Values.u32(2), "c", Values.u32(2)),
            Values.object("e", Values.u32(3)));
    assertEquals(
        List.of("a", "b", "c", "d", "e"),
        ((Node.ObjectNode) trip.root()).members().stream().map(Node.Member::name).toList());
  }

  @Test
  void aRootMayBeAnyValue() {
    RoundTrip.of(Values.text("a"), Values.text("b"));
    RoundTrip.of(Values.list(Values.u32(1)), Values.list());
    RoundTrip.of(Values.NULL, Values.u32(1));
    RoundTrip.of(Values.NULL);
    RoundTrip.of(Values.list());
    RoundTrip.of(Values.object());
    RoundTrip.of(Values.object(), Values.NULL);
    RoundTrip.of(Values.list(), Values.NULL);
    RoundTrip.of(Values.object(), Values.text("x"), Values.list());
    RoundTrip.of(List.of());
  }

  @Test
  void aValueThatIsTheSameEverywhereTakesNoRoom() {
    List<RecordValue> constants =
        List.of(
            Values.text("same"),
            Values.u32(70_000),
            Values.f64(0.1),
            Values.truth(true),
            Values.NULL,
            Values.cell("x"),
            Values.list(),
            new RecordValue.BytesValue(new byte[] {1, 2}));
    for (RecordValue constant : constants) {
      RoundTrip trip = RoundTrip.of(Values.object("x", constant), Values.object("x", constant));
      assertInstanceOf(Node.ConstantNode.class, trip.member("x"));
      assertEquals(0, trip.length());
    }
  }

  @Test
  void anOptionalConstantNeedsAColumnOfTruths() {
    RoundTrip text = RoundTrip.of(Values.object("x", Values.text("same")), Values.object());
    Node.ConstantNode node = assertInstanceOf(Node.ConstantNode.class, text.member("x"));
    assertNotEquals(Node.NONE, node.presence());
    assertEquals(2, text.length());
    RoundTrip truth = RoundTrip.of(Values.object("x", Values.truth(true)), Values.object());
    assertInstanceOf(Node.BooleanNode.class, truth.member("x"));
    assertEquals(2, truth.length());
  }

  @Test
  void numbersThatAreNotSpelledExactlyAreNoConstants() {
    assertInstanceOf(
        Node.RealNode.class, RoundTrip.of(Values.object("x", Values.f64(-0.0))).member("x"));
    assertInstanceOf(
        Node.RealNode.class, RoundTrip.of(Values.object("x", Values.f64(Double.NaN))).member("x"));
  }

  @Test
  void nullBesideAnotherTypeHasAColumn() {
    List<RecordValue> others =
        List.of(
            Values.text("a"),
            Values.u32(1),
            Values.f64(1),
            Values.truth(true),
            Values.object("a", Values.text("b")),
            Values.list(Values.u32(1)),
            new RecordValue.BytesValue(new byte[1]));
    for (RecordValue other : others) {
      RoundTrip trip =
          RoundTrip.of(
              Values.object("x", other),
              Values.object("x", Values.NULL),
              Values.object("y", Values.u32(1)));
      assertNotEquals(Node.NONE, trip.member("x").nulls());
      assertTrue(trip.fallbacks().isEmpty());
    }
  }

  @Test
  void repeatedObjectsAreSharedAndOthersAreNot() {
    RoundTrip trip =
        RoundTrip.of(
            Values.times(
                1_000,
                i ->
                    Values.object(
                        "country",
                        Values.object(
                            "code", Values.text("c" + i % 10), "name", Values.text("n" + i % 10)),
                        "place",
                        Values.object("x", Values.u32(i), "y", Values.u32(i * 7 % 1_000)))));
    assertInstanceOf(Node.SharedNode.class, trip.member("country"));
    assertInstanceOf(Node.ObjectNode.class, trip.member("place"));
    assertEquals(10, trip.statistics().parts().get(0).values());
    assertEquals(80, trip.statistics().parts().get(0).bytes());
    assertEquals("country", trip.statistics().parts().get(0).path());
  }

  @Test
  void sharedObjectsAreNestedWhereThatSavesBytes() {
    RoundTrip trip =
        RoundTrip.of(
            Values.times(
                4_000,
                i ->
                    Values.object(
                        "n",
                        Values.u32(i),
                        "city",
                        Values.object(
                            "id",
                            Values.text("id" + i % 500),
                            "country",
                            Values.object(
                                "a", Values.text("a" + i % 5),
                                "b", Values.text("b" + i % 5),
                                "c", Values.text("c" + i % 5))))));
    Node.SharedNode city = assertInstanceOf(Node.SharedNode.class, trip.member("city"));
    Node.ObjectNode inside =
        assertInstanceOf(Node.ObjectNode.class, trip.schema().parts().get(city.part()).node());
    assertInstanceOf(Node.SharedNode.class, inside.members().get(1).node());
  }

  @Test
  void rareMembersOfManyColumnsAreShared() {
    RoundTrip trip =
        RoundTrip.of(
            Values.times(
                1_000,
                i ->
                    i % 100 == 0
                        ? Values.object(
                            "id", Values.u32(i),
                            "rare",
                                Values.object("a", Values.u32(i * 100), "b", Values.text("t" + i)))
                        : Values.object("id", Values.u32(i))));
    assertInstanceOf(Node.SharedNode.class, trip.member("rare"));
    assertEquals(1 + 2 + 4, trip.length());
  }

  @Test
  void anOptionalObjectIsThereWhereAMemberOfItIs() {
    RoundTrip trip =
        RoundTrip.of(
            Values.times(
                1_000,
                i ->
                    i % 10 == 0
                        ? Values.object()
                        : Values.object(
                            "at",
                            Values.object(
                                "x", Values.u32(i), "y", Values.u32(i * 3), "z", Values.u32(i)))));
    Node.ObjectNode at = assertInstanceOf(Node.ObjectNode.class, trip.member("at"));
    assertEquals(at.members().get(0).node().presence(), at.presence());
    assertEquals(Node.NONE, at.members().get(1).node().presence());
    assertEquals(1 + 2 + 2 + 2, trip.length());
  }

  @Test
  void mixedTypesAreKeptAsJson() {
    RoundTrip trip =
        RoundTrip.of(
            Values.object("x", Values.object("a", Values.u32(1))),
            Values.object("x", Values.text("\"é𝄞")),
            Values.object("x", Values.list(Values.f32(0.1f), Values.f64(Double.NaN))),
            Values.object("x", new RecordValue.BytesValue(new byte[] {-1})),
            Values.object("x", Values.NULL));
    assertInstanceOf(Node.JsonNode.class, trip.member("x"));
    assertEquals(new Fallback("x", Fallback.Reason.MIXED_TYPES, 5), onlyFallback(trip));
  }

  @Test
  void mapsWithUnboundedKeysAreKeptAsJson() {
    InferenceOptions options = new InferenceOptions(8, 10, 64, 1_000);
    List<RecordValue> values =
        Values.times(
            9, i -> Values.object("map", Values.object("k" + i, Values.object("v", Values.NULL))));
    assertTrue(RoundTrip.of(values.subList(0, 8), options).fallbacks().isEmpty());
    assertEquals(
        new Fallback("map", Fallback.Reason.UNBOUNDED_KEYS, 9),
        onlyFallback(RoundTrip.of(values, options)));
  }

  @Test
  void longListsAreKeptAsJson() {
    InferenceOptions options = new InferenceOptions(8, 2, 64, 1_000);
    RecordValue two = Values.list(Values.u32(1), Values.u32(2));
    RecordValue three = Values.list(Values.u32(1), Values.u32(2), Values.u32(3));
    assertTrue(RoundTrip.of(List.of(two), options).fallbacks().isEmpty());
    assertEquals(
        new Fallback("", Fallback.Reason.LONG_LIST, 2),
        onlyFallback(RoundTrip.of(List.of(two, three), options)));
  }

  @Test
  void whatIsTooDeepIsKeptAsJson() {
    RecordValue value = Values.u32(1);
    for (int i = 0; i < 64; i++) {
      value = i % 3 == 0 ? Values.list(value) : Values.object("a", value);
    }
    assertTrue(RoundTrip.of(value).fallbacks().isEmpty());
    for (int i = 0; i < 448; i++) {
      value = Values.object("b", value);
    }
    assertEquals(Fallback.Reason.TOO_DEEP, onlyFallback(RoundTrip.of(value)).reason());
  }

  @Test
  void tooManyFieldsAreKeptAsJson() {
    List<RecordValue> values = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      values.add(
          Values.object(
              "a" + i % 4, Values.object("b" + i / 4, Values.object("c", Values.u32(i)))));
    }
    assertTrue(RoundTrip.of(values, new InferenceOptions(8, 8, 64, 45)).fallbacks().isEmpty());
    RoundTrip trip = RoundTrip.of(values, new InferenceOptions(8, 8, 64, 20));
    assertEquals(Fallback.Reason.TOO_MANY_PLACES, trip.fallbacks().get(0).reason());
    RoundTrip.of(values, new InferenceOptions(8, 8, 64, 1));
  }

  @Test
  void theMostPlacesStayWithinTheColumnsOfALayout() {
    List<RecordValue> values = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      for (int j = 0; j < 520; j++) {
        RecordValue value = j % 2 == 0 ? Values.text("t") : Values.NULL;
        values.add(Values.object("o" + i, Values.object("m" + j, value)));
      }
    }
    RoundTrip trip = RoundTrip.of(values, DEFAULT);
    assertTrue(trip.schema().root().layout().size() <= 16_384);
    assertEquals(Fallback.Reason.TOO_MANY_PLACES, trip.fallbacks().get(0).reason());
  }

  @Test
  void elementsOfListsHaveAtLeastOneByte() {
    RoundTrip trip =
        RoundTrip.of(
            Values.list(Values.text("a"), Values.text("a")), Values.list(Values.text("a")));
    assertEquals(1, trip.schema().parts().get(0).layout().length());
  }
}
