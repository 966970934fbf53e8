package dev.netindex.cli.inspect;

import dev.netindex.cli.console.Progress;
import dev.netindex.format.reader.DirectoryForm;
import dev.netindex.format.reader.DirectoryInspection;
import dev.netindex.format.reader.Inspection;
import java.util.Locale;

/** The directories of an index in one line of text. */
public final class DirectoryText {
  private static final double NANOS_PER_MILLI = 1e6;

  private DirectoryText() {}

  /**
   * Describes the directories of both families.
   *
   * @param inspection what an index holds
   * @return such as {@code IPv4 row copies, 812 bytes, built in 0.4 ms; IPv6 none}
   */
  public static String of(Inspection inspection) {
    return "IPv4 "
        + text(inspection.ipv4Directory())
        + "; IPv6 "
        + text(inspection.ipv6Directory());
  }

  private static String text(DirectoryInspection directory) {
    String form = directory.form().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return directory.form() == DirectoryForm.NONE
        ? form
        : String.format(
            Locale.ROOT,
            "%s, %s, built in %.1f ms",
            form,
            Progress.exactBytes(directory.bytes()),
            directory.nanoseconds() / NANOS_PER_MILLI);
  }
}
