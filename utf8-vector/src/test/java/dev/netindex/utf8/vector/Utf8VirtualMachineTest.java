package dev.netindex.utf8.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Utf8VirtualMachineTest {
  private static final String NAME = "OpenJDK 64-Bit Server VM";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Eclipse OpenJ9 VM        | JRE 25 Linux amd64-64-Bit   | 4 | Eclipse OpenJ9 VM",
        "OpenJDK 64-Bit Client VM | mixed mode                  | 1 | Client VM",
        "OpenJDK 64-Bit Server VM | interpreted mode, sharing   | 4 | -Xint",
        "OpenJDK 64-Bit Server VM | mixed mode, emulated-client | 4 | TieredStopAtLevel",
        "OpenJDK 64-Bit Server VM | mixed mode, sharing         | 3 | TieredStopAtLevel",
        "OpenJDK 64-Bit Server VM | mixed mode, sharing         | 0 | TieredStopAtLevel",
      })
  void aMachineThatCompilesNoVectors(String name, String info, String level, String inReason) {
    String reason =
        new VirtualMachine(name, info, flags("TieredStopAtLevel", level)).whyVectorsAreSlow();
    assertTrue(reason.contains(inReason), reason);
  }

  @Test
  void anotherCompilerInThePlaceOfC2() {
    String reason =
        new VirtualMachine(NAME, "mixed mode", flags("UseJVMCICompiler", "true"))
            .whyVectorsAreSlow();
    assertTrue(reason.contains("UseJVMCICompiler"), reason);
  }

  @Test
  void flagsThatAreNotKnownAreTakenForGood() {
    assertEquals("", new VirtualMachine(NAME, "mixed mode", flag -> "").whyVectorsAreSlow());
  }

  @Test
  void aFlagThatDoesNotExistIsNotKnown() {
    assertEquals("", VirtualMachine.THIS.flag().apply("NoSuchFlag"));
  }

  private static UnaryOperator<String> flags(String name, String value) {
    return flag -> Map.of(name, value).getOrDefault(flag, "");
  }
}
