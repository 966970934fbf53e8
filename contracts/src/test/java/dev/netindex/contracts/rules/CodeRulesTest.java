package dev.netindex.contracts.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import dev.netindex.contracts.BuiltModule;
import dev.netindex.contracts.BuiltModules;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Rules about single classes and packages. */
class CodeRulesTest {
  /** An address in text is parsed, never looked up: a lookup would ask the network. */
  @Test
  void nobodyResolvesHostNames() {
    noClasses()
        .should(
            Code.access(
                "resolve host names",
                access ->
                    Code.isAccessTo(
                            access, InetAddress.class, "getByName", "getAllByName", "getLocalHost")
                        || (Code.isAccessTo(access, InetSocketAddress.class, "<init>")
                            && access.getTarget().getFullName().contains("(java.lang.String,"))))
        .check(Code.CLASSES);
  }

  @Test
  void onlyTheCommandLineUsesTheStandardStreams() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.netindex.cli..")
        .should(
            Code.access(
                "use the standard streams",
                access -> Code.isAccessTo(access, System.class, "out", "err", "in")))
        .check(Code.CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    Set<String> bare =
        Code.CLASSES.stream()
            .map(JavaClass::getPackage)
            .distinct()
            .filter(
                javaPackage ->
                    javaPackage
                        .tryGetPackageInfo()
                        .map(info -> !info.isAnnotatedWith(NullMarked.class))
                        .orElse(true))
            .map(JavaPackage::getName)
            .filter(name -> !name.isEmpty()) // module-info
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), bare, "packages without @NullMarked in a package-info");
  }

  /**
   * A module that exports something shows its public types, but for those that its packages share
   * among themselves; the compiler sees to it that none of these is in a signature for users. A
   * module that exports nothing is free.
   */
  @Test
  void publicTypesAreExportedOrSharedInsideTheModule() {
    List<String> hidden =
        BuiltModules.all().stream()
            .filter(module -> !module.descriptor().exports().isEmpty())
            .map(CodeRulesTest::publicTypesInHiddenPackages)
            .flatMap(Collection::stream)
            .toList();
    assertEquals(List.of(), hidden, "public types that no other package can or does use");
  }

  private static List<String> publicTypesInHiddenPackages(BuiltModule module) {
    return Code.of(List.of(module)).stream()
        .filter(JavaClass::isTopLevelClass)
        .filter(javaClass -> javaClass.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(javaClass -> !javaClass.getPackageName().isEmpty())
        .filter(javaClass -> !module.exports(javaClass.getPackageName()))
        .filter(javaClass -> !isUsedByAnotherPackage(javaClass))
        .map(JavaClass::getName)
        .sorted()
        .toList();
  }

  private static boolean isUsedByAnotherPackage(JavaClass javaClass) {
    return javaClass.getDirectDependenciesToSelf().stream()
        .anyMatch(use -> !use.getOriginClass().getPackageName().equals(javaClass.getPackageName()));
  }
}
