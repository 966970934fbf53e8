package dev.netindex.contracts.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** FORMAT.md says what the code says. */
class FormatDocumentTest {
  /** Faults of texts and arguments, which are not of the file. */
  private static final Set<Fault> NOT_OF_FILES = EnumSet.noneOf(Fault.class);

  static {
    NOT_OF_FILES.addAll(EnumSet.range(Fault.MAPPED_FILE, Fault.READER_POSITION));
    NOT_OF_FILES.addAll(EnumSet.range(Fault.FIELD_PATH, Fault.JSON_TEXT));
  }

  private final Path root = Path.of("").toAbsolutePath().getParent();

  @Test
  void grammarIsThatOfTheFormatClass() throws IOException {
    String source =
        Files.readString(
            root.resolve("format-api/src/main/java/dev/netindex/format/layout/FileFormat.java"));
    List<String> ofClass =
        source
            .substring(source.indexOf("<pre>{@code"), source.indexOf("}</pre>"))
            .lines()
            .skip(1)
            .map(line -> line.replaceFirst("^ \\* ?", "").stripTrailing())
            .filter(line -> !line.isEmpty())
            .toList();
    String document = document();
    int start = document.indexOf("```\n") + 4;
    List<String> ofDocument =
        document.substring(start, document.indexOf("```", start)).lines().toList();

    assertEquals(ofClass, ofDocument);
  }

  @Test
  void everyFaultOfAFileIsNamed() throws IOException {
    String document = document();
    for (Fault fault : EnumSet.complementOf(EnumSet.copyOf(NOT_OF_FILES))) {
      assertTrue(document.contains("`" + fault.text() + "`"), fault + " is missing");
    }
  }

  private String document() throws IOException {
    return Files.readString(root.resolve("docs/FORMAT.md"));
  }
}
