package dev.netindex.format.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProviderLadderTest {
  private static final FakeProvider SCALAR = new FakeProvider("scalar", 0);
  private static final FakeProvider VECTOR = new FakeProvider("vector", 10);

  private static final ProviderLadder<FakeProvider> LADDER =
      new ProviderLadder<>(
          "fake provider",
          FakeProvider.VERSION,
          "fake.property",
          "Add the fake artifact.",
          provider -> {},
          NoSearchProviderException::new);

  @Test
  void takesTheHighestPriorityInWhateverOrderTheyAreFound() {
    assertSame(VECTOR, select(List.of(SCALAR.found(), VECTOR.found())).selected());
    assertSame(VECTOR, select(List.of(VECTOR.found(), SCALAR.found())).selected());
  }

  @Test
  void takesANegativePriorityIfThereIsNoOther() {
    FakeProvider last = new FakeProvider("last", Integer.MIN_VALUE);
    assertSame(last, select(List.of(last.found())).selected());
    assertSame(SCALAR, select(List.of(last.found(), SCALAR.found())).selected());
  }

  @Test
  void takesTheFirstByNameAmongEqualPriorities() {
    FakeProvider other = new FakeProvider("other", 0);
    assertSame(other, select(List.of(SCALAR.found(), other.found())).selected());
  }

  @Test
  void takesOneOfTwoWithTheSameName() {
    List<ProviderCandidate> candidates =
        LADDER.select("scalar", null, List.of(SCALAR.found(), SCALAR.found())).candidates();
    assertEquals(
        List.of(true, false), candidates.stream().map(ProviderCandidate::selected).toList());
  }

  @Test
  void aNameForcesALowerPriority() {
    ProviderSelection<FakeProvider> selection =
        LADDER.select("scalar", null, List.of(SCALAR.found(), VECTOR.found()));
    assertSame(SCALAR, selection.selected());
    assertEquals(
        List.of(
            new ProviderCandidate("vector", 10, false, "available, but scalar is forced by name"),
            new ProviderCandidate("scalar", 0, true, "forced by name")),
        selection.candidates());
  }

  @Test
  void thePropertyForcesALowerPriority() {
    ProviderSelection<FakeProvider> selection =
        LADDER.select(null, " scalar ", List.of(SCALAR.found(), VECTOR.found()));
    assertSame(SCALAR, selection.selected());
    assertEquals("forced by system property fake.property", selection.candidates().get(1).reason());
  }

  @Test
  void aNameBeatsTheProperty() {
    assertSame(
        VECTOR,
        LADDER.select("vector", "scalar", List.of(SCALAR.found(), VECTOR.found())).selected());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t"})
  void aBlankPropertyForcesNothing(String blank) {
    assertSame(
        VECTOR, LADDER.select(null, blank, List.of(SCALAR.found(), VECTOR.found())).selected());
  }

  @Test
  void listsUsableOnesByPriorityThenTheRefused() {
    FakeProvider off = new FakeProvider("off", 99).unavailable(() -> Optional.of("no such CPU"));
    assertEquals(
        List.of(
            new ProviderCandidate("vector", 10, true, "first by priority, then by name"),
            new ProviderCandidate(
                "scalar", 0, false, "available, but vector is first by priority, then by name"),
            new ProviderCandidate("off", 99, false, "unavailable: no such CPU")),
        select(List.of(off.found(), SCALAR.found(), VECTOR.found())).candidates());
  }

  @Test
  void refusesAnotherVersionOfTheInterfaces() {
    String reason = refusal(VECTOR.speaking(() -> 6).found());
    assertTrue(reason.contains("version 6") && reason.contains("speaks 7"), reason);
    assertFalse(refusal(VECTOR.speaking(() -> 8).found()).isEmpty());
  }

  static Stream<Throwable> failures() {
    return Stream.of(
        new IllegalStateException("boom"),
        new NoClassDefFoundError("jdk/incubator/boom"),
        new ExceptionInInitializerError(new IllegalStateException("boom")),
        new AbstractMethodError("boom"),
        new ServiceConfigurationError("fake", new IllegalStateException("boom")));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void refusesOneThatFailsInAnyWay(Throwable error) {
    for (DiscoveredProvider<FakeProvider> broken :
        List.of(
            FakeProvider.broken("fake.Broken", error),
            VECTOR.named(() -> FakeProvider.fail(error)).found(),
            VECTOR.speaking(() -> FakeProvider.fail(error)).found(),
            VECTOR.unavailable(() -> FakeProvider.fail(error)).found())) {
      String reason = refusal(broken);
      assertTrue(reason.contains(error.getClass().getName()) && reason.contains("boom"), reason);
    }
  }

  @Test
  void refusesOneThatAnswersNull() {
    assertTrue(refusal(VECTOR.named(() -> null).found()).contains("NullPointerException"));
    assertTrue(refusal(VECTOR.unavailable(() -> null).found()).contains("NullPointerException"));
  }

  @Test
  void refusesOneThatFailsItsTrial() {
    ProviderLadder<FakeProvider> trying =
        new ProviderLadder<>(
            "fake provider",
            FakeProvider.VERSION,
            "fake.property",
            "",
            provider -> {
              if (provider == VECTOR) {
                throw new NoClassDefFoundError("jdk/incubator/vector/Vector");
              }
            },
            NoSearchProviderException::new);
    ProviderSelection<FakeProvider> selection =
        trying.select(null, null, List.of(VECTOR.found(), SCALAR.found()));
    assertSame(SCALAR, selection.selected());
    assertTrue(selection.candidates().get(1).reason().contains("jdk/incubator/vector/Vector"));
  }

  @Test
  void tellsTheClassOfOneThatCannotBeAsked() {
    List<ProviderCandidate> candidates =
        select(List.of(FakeProvider.broken("fake.Broken", new LinkageError()), SCALAR.found()))
            .candidates();
    assertEquals("fake.Broken", candidates.get(1).name());
    assertEquals(0, candidates.get(1).priority());
  }

  @Test
  void letsAFailingVirtualMachineThrough() {
    assertThrows(
        OutOfMemoryError.class,
        () ->
            select(
                List.of(
                    FakeProvider.broken("fake.Broken", new OutOfMemoryError()), SCALAR.found())));
  }

  @Test
  void anUnknownNameIsAnErrorThatListsWhatIsThere() {
    NoSearchProviderException e =
        assertThrows(
            NoSearchProviderException.class,
            () -> LADDER.select("vektor", null, List.of(SCALAR.found(), VECTOR.found())));
    assertEquals(
        "No fake provider named \"vektor\" can be used (forced by name). Found:"
            + " vector (priority 10): available | scalar (priority 0): available."
            + " Add the fake artifact.",
        e.getMessage());
    assertEquals(2, e.candidates().size());
  }

  @Test
  void aForcedProviderThatIsUnavailableIsNotReplaced() {
    NoSearchProviderException e =
        assertThrows(
            NoSearchProviderException.class,
            () ->
                LADDER.select(
                    null,
                    "vector",
                    List.of(
                        SCALAR.found(),
                        VECTOR.unavailable(() -> Optional.of("no such CPU")).found())));
    assertTrue(e.getMessage().contains("forced by system property fake.property"), e.getMessage());
    assertTrue(e.getMessage().contains("unavailable: no such CPU"), e.getMessage());
  }

  @Test
  void noneAtAllIsAnErrorWithTheRemedy() {
    NoSearchProviderException e =
        assertThrows(NoSearchProviderException.class, () -> LADDER.select(null, null, List.of()));
    assertEquals(
        "No fake provider can be used. None was found. Add the fake artifact.", e.getMessage());
    assertEquals(List.of(), e.candidates());
  }

  @Test
  void onlyRefusedOnesIsAnErrorWithAllReasons() {
    NoSearchProviderException e =
        assertThrows(
            NoSearchProviderException.class,
            () ->
                select(
                    List.of(
                        SCALAR.speaking(() -> 1).found(),
                        FakeProvider.broken("fake.Broken", new LinkageError("torn")))));
    assertTrue(e.getMessage().contains("scalar (priority 0): speaks version 1"), e.getMessage());
    assertTrue(e.getMessage().contains("fake.Broken (priority 0): failed: "), e.getMessage());
    assertTrue(e.getMessage().endsWith("Add the fake artifact."), e.getMessage());
  }

  @Test
  void takesTheProviderThatTheCallerBrings() {
    ProviderSelection<FakeProvider> selection = LADDER.accept(SCALAR);
    assertSame(SCALAR, selection.selected());
    assertEquals("given by the caller", selection.candidates().get(0).reason());
  }

  @Test
  void refusesAnUnusableProviderThatTheCallerBrings() {
    FakeProvider off = SCALAR.unavailable(() -> Optional.of("no such CPU"));
    assertThrows(NoSearchProviderException.class, () -> LADDER.accept(off));
  }

  private static ProviderSelection<FakeProvider> select(
      List<DiscoveredProvider<FakeProvider>> found) {
    return LADDER.select(null, null, found);
  }

  /** Returns why a provider is refused, having seen that it does not hide another one. */
  private static String refusal(DiscoveredProvider<FakeProvider> refused) {
    ProviderSelection<FakeProvider> selection = select(List.of(refused, SCALAR.found()));
    assertSame(SCALAR, selection.selected());
    assertEquals(2, selection.candidates().size());
    return selection.candidates().get(1).reason();
  }
}
