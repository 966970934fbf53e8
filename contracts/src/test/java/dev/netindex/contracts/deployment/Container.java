package dev.netindex.contracts.deployment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;
import org.osgi.framework.wiring.FrameworkWiring;

/** An OSGi framework inside the virtual machine of the tests. For one thread. */
final class Container {
  private static final long STOP_MILLIS = 30_000;

  private final Framework framework;
  private final ClassLoader contextBefore;

  /**
   * Starts an empty framework.
   *
   * @param storage an empty folder
   * @param properties framework properties; all else is the framework's default
   */
  Container(Path storage, Map<String, String> properties) throws BundleException {
    Map<String, String> configuration = new HashMap<>(properties);
    configuration.put(Constants.FRAMEWORK_STORAGE, storage.toString());
    configuration.put("felix.service.urlhandlers", "false");
    // Else bundles would find classes of the tests where their own wires lead nowhere.
    configuration.put("felix.bootdelegation.implicit", "false");
    framework =
        ServiceLoader.load(FrameworkFactory.class)
            .findFirst()
            .orElseThrow()
            .newFramework(configuration);
    framework.start();
    // The class loader of the tests has every provider, of other classes of the same names.
    contextBefore = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
  }

  /** Installs all jars, then starts them in their order. */
  List<Bundle> start(List<Path> jars) throws BundleException {
    List<Bundle> bundles = new ArrayList<>();
    for (Path jar : jars) {
      bundles.add(install(jar));
    }
    for (Bundle bundle : bundles) {
      bundle.start();
    }
    return bundles;
  }

  Bundle install(Path jar) throws BundleException {
    return context().installBundle(jar.toUri().toString());
  }

  Bundle install(BundleJar jar) throws BundleException, IOException {
    return context().installBundle(jar.symbolicName(), jar.open());
  }

  Bundle start(BundleJar jar) throws BundleException, IOException {
    Bundle bundle = install(jar);
    bundle.start();
    return bundle;
  }

  /** Says whether all that a bundle needs is there. */
  boolean resolves(Bundle bundle) {
    return framework.adapt(FrameworkWiring.class).resolveBundles(List.of(bundle));
  }

  Bundle bundle(String symbolicName) {
    for (Bundle bundle : context().getBundles()) {
      if (bundle.getSymbolicName().equals(symbolicName)) {
        return bundle;
      }
    }
    throw new IllegalArgumentException("no bundle " + symbolicName);
  }

  /** Returns the services under a name, of whatever class loader. */
  List<ServiceReference<?>> services(String type) {
    try {
      ServiceReference<?>[] found = context().getAllServiceReferences(type, null);
      return found == null ? List.of() : List.of(found);
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the only service of a bundle. */
  <T> T serviceOf(Bundle bundle, Class<T> type) {
    return type.cast(context().getService(bundle.getRegisteredServices()[0]));
  }

  void stop() throws BundleException, InterruptedException {
    Thread.currentThread().setContextClassLoader(contextBefore);
    framework.stop();
    framework.waitForStop(STOP_MILLIS);
  }

  private BundleContext context() {
    return framework.getBundleContext();
  }
}
