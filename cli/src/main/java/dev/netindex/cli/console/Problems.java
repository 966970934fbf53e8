package dev.netindex.cli.console;

import dev.netindex.format.Fault;
import dev.netindex.format.NetindexException;
import dev.netindex.format.spi.NoSearchProviderException;
import dev.netindex.source.csv.RowException;
import dev.netindex.source.mmdb.MmdbException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import java.util.Objects;

/** Says in one line what went wrong, for everything that can. */
public final class Problems {
  private static final String NO_INDEX =
      " (not an index; netindex build makes one of MMDB files, CSV and JSON lines)";

  private Problems() {}

  /**
   * Describes what ended a command.
   *
   * @param problem what was thrown
   * @return one line without the name of the program
   */
  public static String describe(Throwable problem) {
    return switch (problem) {
      case FileSystemException e -> file(Objects.requireNonNullElse(e.getFile(), "?"), e);
      case Failure e -> message(e);
      case UsageFailure e -> message(e);
      case NetindexException e -> message(e);
      case RowException e -> message(e) + RowHint.of(e.error());
      case MmdbException e -> message(e);
      case NoSearchProviderException e -> message(e);
      case IOException e -> message(e);
      case OutOfMemoryError e ->
          "not enough memory (" + message(e) + "); NETINDEX_JAVA_OPTS=-Xmx8g gives more";
      case InternalError e ->
          "a file was shortened while it was in use, or the virtual machine failed: " + message(e);
      default -> "unexpected: " + problem + " (--debug shows where)";
    };
  }

  /**
   * Describes what is wrong with one file.
   *
   * @param file the file, as the user named it
   * @param problem what was thrown while it was in use
   * @return one line that begins with the file
   */
  public static String file(String file, Throwable problem) {
    String reason =
        switch (problem) {
          case NoSuchFileException _ -> noSuchFile(file);
          case AccessDeniedException _ -> "permission denied";
          case NotDirectoryException _ -> "not a folder";
          case FileSystemException e -> Objects.requireNonNullElse(e.getReason(), message(e));
          case NetindexException e -> fault(e) + (e.fault() == Fault.INDEX_MAGIC ? NO_INDEX : "");
          case MmdbException e -> fault(e);
          default -> describe(problem);
        };
    return reason.startsWith(file) ? reason : file + ": " + reason;
  }

  /**
   * Says that a file is not there, or why it may seem so.
   *
   * @param file the file, as the user named it
   * @return words to go behind its name
   */
  public static String noSuchFile(String file) {
    // What decoding puts for bytes that are no characters: encoded again they name another file.
    return file.indexOf('\uFFFD') < 0
        ? "no such file"
        : "no such file, or a name that is not valid in the character set of the locale";
  }

  /**
   * Describes a broken rule of the format.
   *
   * @param problem what opening a file raised
   * @return kind, check, place, what was expected and found
   */
  public static String fault(NetindexException problem) {
    return kind(problem)
        + ": "
        + problem.fault().text()
        + (problem.offset() == NetindexException.NO_OFFSET ? "" : " at offset " + problem.offset())
        + ": expected "
        + problem.expected()
        + ", found "
        + problem.actual();
  }

  private static String fault(MmdbException problem) {
    return (problem.fault().isLimit() ? "limit: " : "invalid: ")
        + problem.fault().text()
        + (problem.offset() == MmdbException.NO_OFFSET ? "" : " at offset " + problem.offset())
        + ": expected "
        + problem.expected()
        + ", found "
        + problem.actual();
  }

  /**
   * Returns the kind of a broken rule.
   *
   * @param problem what opening a file raised
   * @return {@code invalid}, {@code limit} or {@code version}
   */
  public static String kind(NetindexException problem) {
    return problem.kind().name().toLowerCase(Locale.ROOT);
  }

  private static String message(Throwable problem) {
    return Objects.requireNonNullElse(problem.getMessage(), problem.getClass().getSimpleName());
  }
}
