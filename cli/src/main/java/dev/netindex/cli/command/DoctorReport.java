package dev.netindex.cli.command;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.spi.NoSearchProviderException;
import dev.netindex.format.spi.NoUtf8ValidatorException;
import dev.netindex.format.spi.ProviderCandidate;
import dev.netindex.format.spi.SearchProviders;
import dev.netindex.format.spi.Utf8Validators;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of an installation.
 *
 * @param modules versions by name
 * @param search the search providers that were found
 * @param utf8 the UTF-8 validators that were found
 * @param problem why nothing can be looked up, with the remedy; null if it can
 */
record DoctorReport(
    Map<String, String> modules,
    List<ProviderCandidate> search,
    List<ProviderCandidate> utf8,
    @Nullable String problem) {

  /** Examines this process. */
  static DoctorReport take() {
    String problem = null;
    List<ProviderCandidate> search;
    List<ProviderCandidate> utf8;
    try {
      utf8 = Utf8Validators.select().candidates();
    } catch (NoUtf8ValidatorException e) {
      utf8 = e.candidates();
      problem = e.getMessage();
    }
    try {
      search = SearchProviders.select().candidates();
    } catch (NoSearchProviderException e) {
      search = e.candidates();
      problem = e.getMessage();
    }
    if (problem == null) {
      problem = tryLookup();
    }
    return new DoctorReport(InstalledModules.versions(), search, utf8, problem);
  }

  /** Builds an index in memory and asks it; returns null if the answer is right. */
  private static @Nullable String tryLookup() {
    Target target = Target.parse("192.0.2.0/24");
    IndexBuilder builder = new IndexBuilder();
    builder.add(target, new byte[] {42});
    try (IndexReader reader = IndexReader.open(builder.toByteArray())) {
      boolean hit = reader.contains(IpAddress.parse("192.0.2.1"));
      boolean miss = !reader.contains(IpAddress.parse("192.0.3.0"));
      return hit && miss ? null : "an index in memory gave a wrong answer";
    }
  }
}
