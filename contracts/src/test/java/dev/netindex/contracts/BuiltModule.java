package dev.netindex.contracts;

import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A module as the build made it.
 *
 * @param path a jar, or a folder of classes
 * @param descriptor the compiled module-info
 */
public record BuiltModule(Path path, ModuleDescriptor descriptor) {
  /** Returns the module's name. */
  public String name() {
    return descriptor.name();
  }

  /** Returns whether this is a jar. */
  public boolean isJar() {
    return Files.isRegularFile(path);
  }

  /** Returns whether a package is exported, to everyone or to some modules. */
  public boolean exports(String packageName) {
    return descriptor.exports().stream().anyMatch(export -> export.source().equals(packageName));
  }

  @Override
  public String toString() {
    return name();
  }
}
