package dev.netindex.contracts.rules;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.netindex.contracts.BuiltModule;
import dev.netindex.contracts.BuiltModules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.jar.JarFile;

/** The classes that the rules speak of: the main code of every module, never the tests. */
final class Code {
  /** Read once for all rules. */
  static final JavaClasses CLASSES = of(BuiltModules.all());

  private Code() {}

  static JavaClasses of(List<BuiltModule> modules) {
    JavaClasses classes =
        new ClassFileImporter().importLocations(modules.stream().map(Code::location).toList());
    if (classes.isEmpty()) {
      throw new IllegalStateException("no classes in " + modules);
    }
    return classes;
  }

  private static Location location(BuiltModule module) {
    if (!module.isJar()) {
      return Location.of(module.path());
    }
    try (JarFile jar = new JarFile(module.path().toFile())) {
      return Location.of(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A condition on every access of a field, call and method reference in a class. */
  static ArchCondition<JavaClass> access(String description, Predicate<JavaAccess<?>> forbidden) {
    return new ArchCondition<>(description) {
      @Override
      public void check(JavaClass javaClass, ConditionEvents events) {
        for (JavaAccess<?> access : javaClass.getAccessesFromSelf()) {
          if (forbidden.test(access)) {
            events.add(SimpleConditionEvent.satisfied(access, access.getDescription()));
          }
        }
      }
    };
  }

  static boolean isAccessTo(JavaAccess<?> access, Class<?> owner, String... names) {
    return access.getTargetOwner().isEquivalentTo(owner)
        && List.of(names).contains(access.getTarget().getName());
  }
}
