package dev.netindex.cli.console;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The world around a command, so that it can be run inside a test or another command.
 *
 * @param in standard input, unbuffered
 * @param out standard output: results only
 * @param err standard error: messages, warnings, progress
 * @param inTerminal whether a person types standard input
 * @param errTerminal whether a person watches standard error
 * @param directory what relative paths are relative to
 */
public record Context(
    InputStream in,
    ByteSink out,
    PrintStream err,
    boolean inTerminal,
    boolean errTerminal,
    Path directory) {

  /**
   * Returns the streams and the folder of this process.
   *
   * @return a new context
   */
  public static Context system() {
    return new Context(
        new FileInputStream(FileDescriptor.in),
        new ByteSink(new FileOutputStream(FileDescriptor.out)),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        Terminals.isTerminal(0),
        Terminals.isTerminal(2),
        Path.of(""));
  }

  /**
   * Writes a message of the program to standard error.
   *
   * @param text one line; control characters are escaped
   */
  public void say(String text) {
    err.println("netindex: " + Printable.line(text));
  }

  /**
   * Resolves a path as it was typed.
   *
   * @param path relative to {@link #directory()}, or absolute
   * @return where it is
   */
  public Path resolve(Path path) {
    return directory.resolve(path);
  }
}
