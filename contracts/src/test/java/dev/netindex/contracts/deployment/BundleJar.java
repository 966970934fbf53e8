package dev.netindex.contracts.deployment;

import dev.netindex.contracts.deployment.client.CsvClient;
import dev.netindex.contracts.deployment.client.GivenProviderClient;
import dev.netindex.contracts.deployment.client.LookupClient;
import dev.netindex.contracts.deployment.client.RecordsClient;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.osgi.framework.Constants;

/**
 * A bundle of a user, made here.
 *
 * @param symbolicName its name
 * @param imports its header {@code Import-Package}
 * @param classes what is in it; the first one is the activator
 */
record BundleJar(String symbolicName, String imports, List<Class<?>> classes) {
  static BundleJar lookup(String symbolicName) {
    String imports =
        "org.osgi.framework;version=\"[1.10,2)\","
            + "dev.netindex.format;version=\"[0.1,1)\","
            + "dev.netindex.format.reader;version=\"[0.1,1)\"";
    return new BundleJar(symbolicName, imports, List.of(LookupClient.class));
  }

  static BundleJar lookupWithGivenProvider(String symbolicName) {
    String imports =
        "org.osgi.framework;version=\"[1.10,2)\","
            + "org.osgi.framework.wiring;version=\"[1.2,2)\","
            + "dev.netindex.format;version=\"[0.1,1)\","
            + "dev.netindex.format.reader;version=\"[0.1,1)\","
            + "dev.netindex.format.spi;version=\"[0.1,1)\"";
    return new BundleJar(
        symbolicName, imports, List.of(GivenProviderClient.class, LookupClient.class));
  }

  static BundleJar csv(String symbolicName) {
    String imports =
        "org.osgi.framework;version=\"[1.10,2)\","
            + "dev.netindex.format;version=\"[0.1,1)\","
            + "dev.netindex.format.builder;version=\"[0.1,1)\","
            + "dev.netindex.source.csv;version=\"[0.1,1)\"";
    return new BundleJar(symbolicName, imports, List.of(CsvClient.class));
  }

  static BundleJar records(String symbolicName) {
    String codec = "dev.netindex.codec.json.";
    String imports =
        Stream.of("build", "infer", "record", "schema", "text", "value")
                .map(name -> codec + name + ";version=\"[0.1,1)\",")
                .collect(Collectors.joining())
            + "org.osgi.framework;version=\"[1.10,2)\","
            + "dev.netindex.format;version=\"[0.1,1)\","
            + "dev.netindex.format.reader;version=\"[0.1,1)\","
            + "dev.netindex.source.mmdb;version=\"[0.1,1)\"";
    return new BundleJar(symbolicName, imports, List.of(RecordsClient.class));
  }

  /** A bundle that does nothing but import. */
  static BundleJar importing(String symbolicName, String imports) {
    return new BundleJar(symbolicName, imports, List.of());
  }

  /** Returns the bytes of the jar. */
  InputStream open() throws IOException {
    Manifest manifest = new Manifest();
    Attributes headers = manifest.getMainAttributes();
    headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
    headers.putValue(Constants.BUNDLE_SYMBOLICNAME, symbolicName);
    headers.putValue(Constants.IMPORT_PACKAGE, imports);
    if (!classes.isEmpty()) {
      headers.putValue(Constants.BUNDLE_ACTIVATOR, classes.getFirst().getName());
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream jar = new JarOutputStream(bytes, manifest)) {
      for (Class<?> each : classes) {
        String name = each.getName().replace('.', '/') + ".class";
        jar.putNextEntry(new ZipEntry(name));
        try (InputStream in = each.getClassLoader().getResourceAsStream(name)) {
          in.transferTo(jar);
        }
      }
    }
    return new ByteArrayInputStream(bytes.toByteArray());
  }
}
