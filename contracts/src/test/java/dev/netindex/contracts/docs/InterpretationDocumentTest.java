package dev.netindex.contracts.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** INTERPRETATION.md names tests that are there. */
class InterpretationDocumentTest {
  private static final Pattern TEST = Pattern.compile("`(?:([A-Z]\\w*)\\.?)?([a-z]\\w*)?`");

  private final Path root = Path.of("").toAbsolutePath().getParent();

  @Test
  void everyTestItNamesIsThere() throws IOException {
    List<Path> sources = sources();
    List<String> rows = rows();
    assertTrue(rows.size() > 40, () -> rows.size() + " rows");
    for (String row : rows) {
      String tests = row.substring(row.lastIndexOf(" | ") + 3);
      Matcher named = TEST.matcher(tests);
      String source = "";
      int found = 0;
      for (; named.find(); found++) {
        String type = named.group(1);
        if (type != null) {
          List<Path> files =
              sources.stream().filter(file -> file.endsWith(type + ".java")).toList();
          assertEquals(1, files.size(), () -> type + " in " + row);
          source = Files.readString(files.getFirst());
        }
        String method = named.group(2);
        if (method != null) {
          assertTrue(source.contains(" void " + method + "("), () -> method + " in " + row);
        }
      }
      assertTrue(found > 0, () -> "no test in " + row);
    }
  }

  /** The rows of all tables without their heads. */
  private List<String> rows() throws IOException {
    return Files.readString(root.resolve("docs/INTERPRETATION.md"))
        .lines()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| question |"))
        .toList();
  }

  private List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root)) {
      for (Path tests : modules.map(module -> module.resolve("src/test/java")).toList()) {
        if (Files.isDirectory(tests)) {
          try (Stream<Path> files = Files.walk(tests)) {
            files.forEach(sources::add);
          }
        }
      }
    }
    return sources;
  }
}
