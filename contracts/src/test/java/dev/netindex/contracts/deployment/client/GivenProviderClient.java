package dev.netindex.contracts.deployment.client;

import dev.netindex.format.reader.OpenOptions;
import dev.netindex.format.spi.SearchProvider;
import java.util.Arrays;
import java.util.ServiceLoader;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.wiring.BundleWiring;

/** Opens its index with the provider of a named bundle, where nobody makes services known. */
public final class GivenProviderClient extends LookupClient {
  @Override
  OpenOptions options(BundleContext context) {
    Bundle scalar =
        Arrays.stream(context.getBundles())
            .filter(bundle -> "dev.netindex.search.scalar".equals(bundle.getSymbolicName()))
            .findFirst()
            .orElseThrow();
    ClassLoader loader = scalar.adapt(BundleWiring.class).getClassLoader();
    SearchProvider provider =
        ServiceLoader.load(SearchProvider.class, loader).findFirst().orElseThrow();
    return OpenOptions.defaults().searchProvider(provider);
  }
}
