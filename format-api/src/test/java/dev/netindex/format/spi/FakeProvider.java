package dev.netindex.format.spi;

import java.util.Optional;
import java.util.function.Supplier;

/** A provider that says what it is told to; what a supplier throws, it throws. */
record FakeProvider(
    Supplier<String> nameSource,
    int priority,
    Supplier<Integer> version,
    Supplier<Optional<String>> reason)
    implements Provider {
  static final int VERSION = 7;

  FakeProvider(String name, int priority) {
    this(() -> name, priority, () -> VERSION, Optional::empty);
  }

  FakeProvider named(Supplier<String> source) {
    return new FakeProvider(source, priority, version, reason);
  }

  FakeProvider speaking(Supplier<Integer> other) {
    return new FakeProvider(nameSource, priority, other, reason);
  }

  FakeProvider unavailable(Supplier<Optional<String>> why) {
    return new FakeProvider(nameSource, priority, version, why);
  }

  DiscoveredProvider<FakeProvider> found() {
    return new DiscoveredProvider<>("fake.Provider", () -> this);
  }

  static DiscoveredProvider<FakeProvider> broken(String className, Throwable error) {
    return new DiscoveredProvider<>(className, () -> fail(error));
  }

  /** Throws an error or a runtime exception. */
  static <T> T fail(Throwable error) {
    if (error instanceof Error fatal) {
      throw fatal;
    }
    throw (RuntimeException) error;
  }

  @Override
  public int spiVersion() {
    return version.get();
  }

  @Override
  public String name() {
    return nameSource.get();
  }

  @Override
  public Optional<String> unavailableReason() {
    return reason.get();
  }
}
