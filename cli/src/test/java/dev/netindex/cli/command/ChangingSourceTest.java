package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.cli.source.SourceForm;
import dev.netindex.cli.source.SourceKind;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.format.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangingSourceTest {
  private static final String ROWS = "ip,a\n1.2.3.4,1\n8.8.8.8,2\n";

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeRows() throws IOException {
    file = Files.writeString(folder.resolve("a.csv"), ROWS);
  }

  private interface Change {
    void run() throws IOException;
  }

  private long build(Change between) throws IOException {
    Context context = Context.system();
    SourceFile source = new SourceFile("a.csv", file, SourceForm.of(SourceKind.CSV));
    BuildSources opener =
        new BuildSources(
            context, new CsvOptions(), new MmdbSelection(), false, false, true, Optional.empty());
    Progress progress = new Progress(context.err(), false, 0);
    try (TypedBuild build = new TypedBuild(List.of(source), opener, progress, new BuildTally())) {
      between.run();
      return build.build(DatasetInfo.UNKNOWN, Limits.FORMAT).distinctRecords();
    }
  }

  private void assertRefused(Change between) {
    Failure failure = assertThrows(Failure.class, () -> build(between));
    assertEquals("a.csv: changed while it was read", failure.getMessage());
  }

  @Test
  void aSourceThatStaysAsItIsIsRead() throws IOException {
    assertEquals(2, build(() -> {}));
  }

  @Test
  void rowsThatAreAddedAreRefused() {
    assertRefused(() -> Files.writeString(file, "9.9.9.9,3\n", StandardOpenOption.APPEND));
  }

  @Test
  void aShortenedSourceIsRefused() {
    assertRefused(() -> Files.writeString(file, "ip,a\n1.2.3.4,1\n"));
  }

  @Test
  void anotherFileOfTheSameLengthAndTimeIsRefused() throws IOException {
    assumeTrue(
        Files.readAttributes(file, BasicFileAttributes.class).fileKey() != null,
        "the file system tells files apart");
    assertRefused(
        () -> {
          Path other = Files.writeString(folder.resolve("b.csv"), ROWS.replace('2', '3'));
          Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
          Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        });
  }
}
