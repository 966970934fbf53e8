package dev.netindex.cli.command;

import dev.netindex.cli.console.Printable;
import java.nio.file.Path;

/** What answers call an index. */
final class IndexName {
  private static final String SUFFIX = ".nidx";

  private IndexName() {}

  /** Returns the file's name without folder and suffix. */
  static String of(Path file) {
    Path last = file.getFileName();
    String name = last == null ? file.toString() : last.toString();
    boolean strip = name.endsWith(SUFFIX) && name.length() > SUFFIX.length();
    return Printable.line(strip ? name.substring(0, name.length() - SUFFIX.length()) : name);
  }
}
