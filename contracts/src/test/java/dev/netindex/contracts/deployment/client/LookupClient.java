package dev.netindex.contracts.deployment.client;

import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** A bundle that opens an index while it is active, and answers lookups as a service. */
public class LookupClient implements BundleActivator {
  /** The framework property with the path of the index. */
  public static final String INDEX = "com.example.index";

  private IndexReader reader;

  @Override
  public void start(BundleContext context) throws IOException {
    Path index = Path.of(Objects.requireNonNull(context.getProperty(INDEX), INDEX));
    reader = IndexReader.open(index, options(context));
    Function<String, List<String>> lookup =
        address -> reader.lookup(address).stream().map(LookupClient::line).toList();
    context.registerService(Function.class, lookup, null);
  }

  @Override
  public void stop(BundleContext context) {
    reader.close();
  }

  OpenOptions options(BundleContext context) {
    return OpenOptions.defaults();
  }

  private static String line(Match match) {
    return match.target() + "\t" + match.recordId() + "\t" + match.payloadText();
  }
}
