package dev.netindex.format.spi;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Chooses the UTF-8 validator, by the same rules as {@link SearchProviders}, with the system
 * property {@value #PROPERTY}. One is built in, so that there always is one.
 */
public final class Utf8Validators {
  /** The system property that forces a validator by its name. */
  public static final String PROPERTY = "dev.netindex.utf8";

  private static final String NOUN = "UTF-8 validator";

  private static final Utf8Validator BUILT_IN = new ScalarUtf8Validator();

  private static final ProviderLadder<Utf8Validator> LADDER =
      new ProviderLadder<>(
          NOUN,
          Utf8Validator.SPI_VERSION,
          PROPERTY,
          "Name \"" + BUILT_IN.name() + "\", which is built in, or none.",
          provider -> {},
          NoUtf8ValidatorException::new);

  private static final ChoiceLog LOG =
      new ChoiceLog(LoggerFactory.getLogger(Utf8Validators.class), NOUN);

  private Utf8Validators() {}

  /**
   * Returns the validator that needs no other module.
   *
   * @return the same object at each call
   */
  public static Utf8Validator builtIn() {
    return BUILT_IN;
  }

  /**
   * Chooses a validator.
   *
   * @return the choice, with what became of every validator found
   * @throws NoUtf8ValidatorException if the system property names one that can't be used
   */
  public static ProviderSelection<Utf8Validator> select() {
    return choose(null);
  }

  /**
   * Chooses the validator of a given name, whatever the system property says.
   *
   * @param name a validator's name
   * @return the choice, with what became of every validator found
   * @throws NoUtf8ValidatorException if there is no such validator or it can't be used
   */
  public static ProviderSelection<Utf8Validator> select(String name) {
    return choose(Objects.requireNonNull(name, "name"));
  }

  private static ProviderSelection<Utf8Validator> choose(@Nullable String name) {
    DiscoveredProvider<Utf8Validator> builtIn =
        new DiscoveredProvider<>(BUILT_IN.getClass().getName(), () -> BUILT_IN);
    List<DiscoveredProvider<Utf8Validator>> found =
        Stream.concat(Stream.of(builtIn), DiscoveredProvider.find(Utf8Validator.class).stream())
            .toList();
    return LOG.log(LADDER.select(name, System.getProperty(PROPERTY), found));
  }
}
