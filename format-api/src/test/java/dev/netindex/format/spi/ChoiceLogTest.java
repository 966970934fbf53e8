package dev.netindex.format.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChoiceLogTest {
  private static final FakeProvider PROVIDER = new FakeProvider("scalar", 0);
  private static final ProviderCandidate CHOSEN = new ProviderCandidate("scalar", 0, true, "best");
  private static final ProviderCandidate OTHER = new ProviderCandidate("simd", 9, false, "off");

  private final RecordingLogger logger = new RecordingLogger();
  private final ChoiceLog log = new ChoiceLog(logger, "fake provider");

  @Test
  void tellsTheChoiceAtInfoAndTheOthersAtDebug() {
    log(CHOSEN, OTHER);
    assertEquals(
        List.of(
            "INFO fake provider: scalar (priority 0): best",
            "DEBUG fake provider not taken: simd (priority 9): off"),
        logger.lines());
  }

  @Test
  void tellsTheSameOutcomeOnce() {
    log(CHOSEN);
    log(CHOSEN);
    assertEquals(1, logger.lines().size());
  }

  @Test
  void tellsEachChange() {
    log(CHOSEN);
    log(CHOSEN, OTHER);
    log(CHOSEN);
    assertEquals(4, logger.lines().size());
  }

  private void log(ProviderCandidate... candidates) {
    ProviderSelection<FakeProvider> selection =
        new ProviderSelection<>(PROVIDER, List.of(candidates));
    assertSame(selection, log.log(selection));
  }
}
