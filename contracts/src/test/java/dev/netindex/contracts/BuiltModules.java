package dev.netindex.contracts;

import java.io.File;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The modules of this project that the tests run against, found on their class path: jars in a full
 * build, folders of classes when the build stops before it packages.
 */
public final class BuiltModules {
  private BuiltModules() {}

  /** Returns the modules, those of folders too, in the order of the class path. */
  public static List<BuiltModule> all() {
    List<BuiltModule> modules = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry);
      if (isOurs(path)) {
        for (ModuleReference reference : ModuleFinder.of(path).findAll()) {
          modules.add(new BuiltModule(path, reference.descriptor()));
        }
      }
    }
    if (modules.isEmpty()) {
      throw new IllegalStateException("none of our modules on the class path");
    }
    return modules;
  }

  private static boolean isOurs(Path path) {
    String name = path.getFileName().toString();
    return Files.isDirectory(path)
        ? Files.exists(path.resolve("module-info.class"))
        : name.startsWith("netindex-") && name.endsWith(".jar");
  }
}
