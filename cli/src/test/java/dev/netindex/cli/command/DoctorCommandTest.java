package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Json;
import dev.netindex.format.spi.SearchProviders;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
  @TempDir private Path folder;

  private Cli cli() {
    return new Cli(folder);
  }

  @Test
  void textTellsWhatIsChosen() {
    List<String> lines = cli().run("doctor").quiet().lines();
    assertTrue(lines.stream().anyMatch(line -> line.startsWith("Java      25")), lines::toString);
    assertTrue(
        lines.stream().anyMatch(line -> line.startsWith("Search    * scalar (priority 0): ")),
        lines::toString);
    assertEquals("Lookups   work", lines.getLast());
  }

  @Test
  void jsonTellsTheSame() {
    Map<String, Object> report = Json.object(cli().run("doctor", "--json").quiet().out());
    assertEquals(System.getProperty("java.version"), report.get("javaVersion"));
    assertEquals(true, report.get("lookupsWork"));
    Map<String, Object> scalar = Json.list(report, "searchProviders").get(0);
    assertEquals("scalar", scalar.get("name"));
    assertEquals(true, scalar.get("selected"));
  }

  @Test
  void withoutAProviderItFailsAndSaysWhatToDo() {
    System.setProperty(SearchProviders.PROPERTY, "none-of-that-name");
    try {
      Cli.Result text = cli().run("doctor");
      assertEquals(1, text.code());
      assertEquals("Lookups   do NOT work", text.lines().getLast());
      assertTrue(text.err().contains("none-of-that-name"), text.err());
      Cli.Result json = cli().run("doctor", "--json");
      assertEquals(1, json.code());
      assertEquals(false, Json.object(json.out()).get("lookupsWork"));
    } finally {
      System.clearProperty(SearchProviders.PROPERTY);
    }
  }
}
