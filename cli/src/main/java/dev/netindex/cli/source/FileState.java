package dev.netindex.cli.source;

import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;

/**
 * What tells whether a file that is read twice is the same both times: which file it is, its length
 * and when it was written last.
 */
public final class FileState {
  private final SourceFile source;
  private final Attributes attributes;

  private record Attributes(String key, long bytes, FileTime written) {}

  private FileState(SourceFile source) {
    this.source = source;
    this.attributes = now(source);
  }

  /**
   * Notes what a file is like now.
   *
   * @param source a file that can be read twice
   * @return its state
   */
  public static FileState of(SourceFile source) {
    return new FileState(source);
  }

  /**
   * Fails if the file is not what it was, as the types of fields would not be those of its rows.
   *
   * @throws Failure if it changed or is not there any more
   */
  public void requireUnchanged() {
    if (!now(source).equals(attributes)) {
      throw new Failure(source.name() + ": changed while it was read");
    }
  }

  private static Attributes now(SourceFile source) {
    Path path = source.path();
    if (path == null) {
      throw new IllegalArgumentException("standard input has no state");
    }
    try {
      BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
      String key = Objects.toString(found.fileKey(), "");
      return new Attributes(key, found.size(), found.lastModifiedTime());
    } catch (IOException e) {
      throw new Failure(Problems.file(source.name(), e), e);
    }
  }
}
