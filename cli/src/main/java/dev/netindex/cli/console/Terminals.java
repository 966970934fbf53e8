package dev.netindex.cli.console;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds out whether a standard stream is a terminal, for which the JDK has no call. */
final class Terminals {
  private Terminals() {}

  /**
   * Tells whether a person is at the other end of a standard stream.
   *
   * @param descriptor 0 for standard input, 2 for standard error
   * @return false also when it is not known
   */
  static boolean isTerminal(int descriptor) {
    Path link = Path.of("/proc/self/fd/" + descriptor);
    try {
      String name = Files.readSymbolicLink(link).toString();
      return name.startsWith("/dev/pts/") || name.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      // Not Linux. The console speaks of standard input and output together: better than nothing.
      return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }
  }
}
