package dev.netindex.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** The parts that this process was started with, whichever way. */
public final class InstalledModules {
  private static final String OURS = "dev.netindex.";
  private static final String UNKNOWN = "unknown version";
  private static final Comparator<String> OURS_FIRST =
      Comparator.comparing((String name) -> !name.startsWith(OURS))
          .thenComparing(Comparator.naturalOrder());

  private InstalledModules() {}

  /**
   * Tells whether the command runs as a module.
   *
   * @return false on the class path
   */
  public static boolean onModulePath() {
    return InstalledModules.class.getModule().isNamed();
  }

  /**
   * Returns the version of the command.
   *
   * @return such as {@code 0.1.0}
   */
  public static String version() {
    return versions().getOrDefault("dev.netindex.cli", UNKNOWN);
  }

  /**
   * Returns all modules but those of the JDK, or on the class path all bundles of this project.
   *
   * @return versions by name, our own modules first; empty for a module that tells none
   */
  public static Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>(OURS_FIRST);
    if (onModulePath()) {
      for (Module module : ModuleLayer.boot().modules()) {
        String name = module.getName();
        if (!name.startsWith("java.") && !name.startsWith("jdk.")) {
          versions.put(name, version(module));
        }
      }
    } else {
      addBundles(versions);
    }
    return versions;
  }

  /** Not all modules have a version where modules keep it, but most jars have one. */
  private static String version(Module module) {
    return module.getDescriptor().rawVersion().orElseGet(() -> manifestVersion(module));
  }

  private static String manifestVersion(Module module) {
    try (InputStream in = module.getResourceAsStream("META-INF/MANIFEST.MF")) {
      if (in == null) {
        return "";
      }
      Attributes attributes = new Manifest(in).getMainAttributes();
      String version = attributes.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
      return Objects.requireNonNullElse(
          version == null ? attributes.getValue("Bundle-Version") : version, "");
    } catch (IOException e) {
      return "";
    }
  }

  private static void addBundles(Map<String, String> versions) {
    try {
      ClassLoader loader = InstalledModules.class.getClassLoader();
      for (URL url : Collections.list(loader.getResources("META-INF/MANIFEST.MF"))) {
        try (InputStream in = url.openStream()) {
          Attributes attributes = new Manifest(in).getMainAttributes();
          String name = attributes.getValue("Bundle-SymbolicName");
          String version = attributes.getValue("Bundle-Version");
          if (name != null && version != null && name.startsWith(OURS)) {
            versions.put(name, version);
          }
        }
      }
    } catch (IOException e) {
      // A jar that can't be read: its version stays unknown, and something else will fail loudly.
      versions.putIfAbsent("dev.netindex.cli", UNKNOWN);
    }
  }
}
