package dev.netindex.contracts.artifacts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The bill of materials lists what the modules are. */
class VersionsTest {
  @Test
  void theBillOfMaterialsHasTheVersionsOfTheModules() {
    assertEquals(Poms.publishedVersions(), Poms.bomVersions());
  }
}
