package dev.netindex.format.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Runs where only the built-in validator is there. */
class Utf8ValidatorsTest {
  @AfterEach
  void forceNothing() {
    System.clearProperty(Utf8Validators.PROPERTY);
  }

  @Test
  void takesTheBuiltInIfThereIsNoOther() {
    ProviderSelection<Utf8Validator> selection = Utf8Validators.select();
    assertSame(Utf8Validators.builtIn(), selection.selected());
    assertEquals(
        List.of(new ProviderCandidate("scalar", 0, true, "first by priority, then by name")),
        selection.candidates());
  }

  @Test
  void findsTheBuiltInByName() {
    assertSame(Utf8Validators.builtIn(), Utf8Validators.select("scalar").selected());
  }

  @Test
  void anUnknownNameInThePropertyIsAnErrorWithTheRemedy() {
    System.setProperty(Utf8Validators.PROPERTY, "vector");
    NoUtf8ValidatorException e =
        assertThrows(NoUtf8ValidatorException.class, Utf8Validators::select);
    assertTrue(e.getMessage().contains("dev.netindex.utf8"), e.getMessage());
    assertTrue(e.getMessage().contains("Name \"scalar\""), e.getMessage());
    assertEquals(1, e.candidates().size());
  }

  @Test
  void aNameInTheCallBeatsTheProperty() {
    System.setProperty(Utf8Validators.PROPERTY, "vector");
    assertSame(Utf8Validators.builtIn(), Utf8Validators.select("scalar").selected());
  }
}
