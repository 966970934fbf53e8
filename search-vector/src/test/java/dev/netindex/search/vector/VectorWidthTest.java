package dev.netindex.search.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VectorWidthTest {
  @Test
  void theMachinesWidthMustBe128() {
    assertEquals(Optional.empty(), VectorWidth.refusal(null, 512));
    assertEquals(Optional.empty(), VectorWidth.refusal(null, 128));
    assertEquals(
        Optional.of("vectors have 64 bits here, 128 are needed"), VectorWidth.refusal(null, 64));
  }

  @ParameterizedTest
  @ValueSource(strings = {"64", "128", "256"})
  void anyWidthUpToTheMachinesCanBeForced(String bits) {
    assertEquals(Optional.empty(), VectorWidth.refusal(bits, 256));
  }

  @Test
  void aWiderOneCannot() {
    assertEquals(
        Optional.of("dev.netindex.vector.bits is 512, but vectors have 256 bits here"),
        VectorWidth.refusal("512", 256));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "32", "100", "1024", "+128", "512 ", "max", "99999999999"})
  void whatIsNoWidthIsRefused(String bits) {
    assertEquals(
        Optional.of("dev.netindex.vector.bits is \"" + bits + "\", not 64, 128, 256 or 512"),
        VectorWidth.refusal(bits, 512));
  }
}
