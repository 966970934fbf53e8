package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Target;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each target text is. */
final class TargetsGoldenTest {
  static List<String> lines() {
    return GoldenFiles.lines("targets.expected.tsv");
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aTargetIsTakenOrRefusedAsTheCrateDoes(String line) {
    String text = line.split("\t")[0];
    String says = line.split("\t")[1];
    if (says.equals("ok")) {
      Target target = Target.parse(text);
      assertEquals(PlainTarget.parse(text), PlainTarget.of(target));
      assertEquals(text, target.toString());
      return;
    }
    InvalidInputException refused =
        assertThrows(InvalidInputException.class, () -> Target.parse(text));
    String check = says.substring("invalid ".length());
    assertEquals(check.equals("ASN zero") ? Fault.AS_NUMBER.text() : check, refused.fault().text());
  }
}
