package dev.netindex.format.builder;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexBuilderPublishTest {
  @TempDir Path directory;

  @Test
  void aPublishedFileHasTheBytesOfTheBuilder() throws Exception {
    IndexBuilder builder = new IndexBuilder();
    builder.add(Target.parse("192.0.2.0/24"), new byte[] {1});
    Path file = directory.resolve("index.nidx");

    long written = builder.publishTo(file);

    assertArrayEquals(builder.toByteArray(), Files.readAllBytes(file));
    assertEquals(Files.size(file), written);
  }

  @Test
  void aFileOverTheLimitLeavesTheOldOneAndNothingElse() throws Exception {
    Path file = directory.resolve("index.nidx");
    new IndexBuilder().publishTo(file);
    IndexBuilder tooLarge = new IndexBuilder(new Limits(1, 80)).metadata(new byte[1]);

    assertThrows(LimitExceededException.class, () -> tooLarge.publishTo(file));

    assertEquals(80, Files.size(file));
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void aMissingDirectoryIsNotCreated() {
    Path file = directory.resolve("absent").resolve("index.nidx");

    assertThrows(java.io.IOException.class, () -> new IndexBuilder().publishTo(file));
    assertFalse(Files.exists(file.getParent()));
  }
}
