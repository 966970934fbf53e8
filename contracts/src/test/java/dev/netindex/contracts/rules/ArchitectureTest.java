package dev.netindex.contracts.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.Test;

/** The floors of the house (docs/ARCHITECTURE.md): arrows go down only. */
class ArchitectureTest {
  private static final String VALUES = "dev.netindex.format";
  private static final String SPI = "dev.netindex.format.spi..";
  private static final String LAYOUT = "dev.netindex.format.layout..";
  private static final String DIRECTORY = "dev.netindex.format.directory..";
  private static final String READER = "dev.netindex.format.reader..";
  private static final String BUILDER = "dev.netindex.format.builder..";

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.netindex.(**)").should().beFreeOfCycles().check(Code.CLASSES);
  }

  @Test
  void theGroundOfTheFormatSeesNothingAboveIt() {
    mustNotSee(VALUES, LAYOUT, DIRECTORY, READER, BUILDER);
    mustNotSee(SPI, LAYOUT, DIRECTORY, READER, BUILDER);
  }

  @Test
  void theLayoutSeesNeitherDirectoriesNorReaderNorBuilder() {
    mustNotSee(LAYOUT, DIRECTORY, READER, BUILDER);
  }

  @Test
  void directoriesSeeNeitherReaderNorBuilder() {
    mustNotSee(DIRECTORY, READER, BUILDER);
  }

  @Test
  void readerAndBuilderDoNotSeeEachOther() {
    mustNotSee(READER, BUILDER);
    mustNotSee(BUILDER, READER, DIRECTORY);
  }

  @Test
  void providersAreSeenByNobody() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.netindex.search..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.netindex.search..")
        .check(Code.CLASSES);
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.netindex.utf8..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.netindex.utf8..")
        .check(Code.CLASSES);
  }

  @Test
  void theCommandLineIsTheTopFloor() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.netindex.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.netindex.cli..")
        .check(Code.CLASSES);
  }

  private static void mustNotSee(String from, String... to) {
    noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(to)
        .check(Code.CLASSES);
  }
}
