package dev.netindex.search.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Virtual machines as they describe themselves. */
class VirtualMachineTest {
  private static final String HOTSPOT = "OpenJDK 64-Bit Server VM";
  private static final String VERSION = "25.0.3+9-LTS";
  private static final String MIXED = "mixed mode, sharing";

  @Test
  void hotSpotWithTheVectorApiIsTaken() {
    assertEquals(Optional.empty(), refusal(HOTSPOT, VERSION, MIXED, true));
    assertEquals(
        Optional.empty(), refusal("Java HotSpot(TM) 64-Bit Server VM", "25+37", MIXED, true));
  }

  @Test
  void withoutTheVectorApiTheReasonNamesTheFlag() {
    check("--add-modules jdk.incubator.vector", refusal(HOTSPOT, VERSION, MIXED, false));
  }

  @Test
  void otherCompilersAreRefusedByName() {
    check("Eclipse OpenJ9 VM", refusal("Eclipse OpenJ9 VM", "openj9-0.50", "JRE 25", true));
    check("jvmci", refusal(HOTSPOT, "25+37-jvmci-b01", MIXED, true));
  }

  @Test
  void withoutTheSecondCompilerTheReasonNamesTheFlagToLeaveOut() {
    check("-Xint", refusal(HOTSPOT, VERSION, "interpreted mode, sharing", true));
    check(
        "-XX:TieredStopAtLevel",
        refusal(HOTSPOT, VERSION, "mixed mode, emulated-client, sharing", true));
  }

  private static Optional<String> refusal(
      String name, String version, String mode, boolean vectorApi) {
    return new VirtualMachine(name, version, mode, vectorApi).refusal();
  }

  private static void check(String part, Optional<String> refusal) {
    assertTrue(refusal.orElse("").contains(part), refusal::toString);
  }
}
