package dev.netindex.utf8.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8VectorWidthTest {
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "  "})
  void withoutPropertyTheMachinesOwn(String forced) {
    assertEquals(new VectorWidth(256, ""), VectorWidth.choose(256, forced));
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 128, 256, 512})
  void aWidthThatTheMachineHasCanBeForced(int bits) {
    assertEquals(new VectorWidth(bits, ""), VectorWidth.choose(512, " " + bits + " "));
  }

  @ParameterizedTest
  @ValueSource(ints = {256, 512})
  void aWidthThatTheMachineLacksIsRefused(int bits) {
    VectorWidth width = VectorWidth.choose(128, Integer.toString(bits));
    assertEquals(0, width.bits());
    assertTrue(width.reason().contains("have 128 bits"), width.reason());
    assertTrue(width.reason().contains("dev.netindex.vector.bits"), width.reason());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "32", "1024", "-128", "128.0", "+128", "wide", "0128"})
  void whatIsNoWidthIsRefused(String forced) {
    VectorWidth width = VectorWidth.choose(512, forced);
    assertEquals(0, width.bits());
    assertTrue(width.reason().contains("\"" + forced + "\""), width.reason());
    assertTrue(width.reason().contains("64, 128, 256 or 512"), width.reason());
  }

  @Test
  void aMachineWithNarrowVectorsHasNoneEvenIfForced() {
    for (String forced : new String[] {"", "64", "128"}) {
      assertTrue(VectorWidth.choose(64, forced).reason().contains("64 bits"));
    }
  }
}
