package dev.netindex.cli.console;

import java.io.PrintStream;
import java.util.Locale;

/**
 * One line on a terminal that is written over and over: what is done, how far, how long still. Does
 * nothing where nobody watches. Belongs to one thread.
 */
public final class Progress {
  private static final long NANOS = 1_000_000_000L;
  private static final long FIRST_AFTER = NANOS / 2;
  private static final long EVERY = NANOS / 5;
  private static final int BAR = 20;
  private static final String CLEAR = "\r\u001b[2K";

  private final PrintStream terminal;
  private final boolean visible;
  private final long started;
  private long next;
  private boolean drawn;

  /**
   * Starts the clock.
   *
   * @param terminal where to draw
   * @param visible whether anybody watches
   * @param now {@link System#nanoTime()}
   */
  public Progress(PrintStream terminal, boolean visible, long now) {
    this.terminal = terminal;
    this.visible = visible;
    this.started = now;
    this.next = now + FIRST_AFTER;
  }

  /**
   * Draws the line anew if the last drawing is old enough.
   *
   * @param what what is being done, in a few words
   * @param rows rows so far
   * @param bytes bytes of the sources read so far
   * @param total bytes of all sources, or -1 if not known
   * @param now {@link System#nanoTime()}
   */
  public void update(String what, long rows, long bytes, long total, long now) {
    if (!visible || now - next < 0) {
      return;
    }
    next = now + EVERY;
    drawn = true;
    terminal.print(CLEAR + line(what, rows, bytes, total, now - started));
    terminal.flush();
  }

  /**
   * Draws a step whose length is not known.
   *
   * @param what what is being done, in a few words
   */
  public void step(String what) {
    if (visible && drawn) {
      terminal.print(CLEAR + what + " ...");
      terminal.flush();
    }
  }

  /** Removes the line. */
  public void clear() {
    if (drawn) {
      terminal.print(CLEAR);
      terminal.flush();
      drawn = false;
    }
  }

  static String line(String what, long rows, long bytes, long total, long nanos) {
    StringBuilder line = new StringBuilder(what);
    double share = total > 0 ? Math.min(1.0, (double) bytes / total) : 0;
    if (total > 0) {
      int full = (int) (share * BAR);
      line.append(" [").repeat('#', full).repeat('.', BAR - full).append(']');
      line.append(String.format(Locale.ROOT, " %3d%%", (int) (share * 100)));
    }
    line.append(String.format(Locale.ROOT, "  %,d rows  %s", rows, bytes(bytes)));
    // A forecast from the first hundredth of the way would jump about.
    if (share >= 0.01) {
      line.append("  ETA ").append(clock((long) (nanos / share * (1 - share)) / NANOS));
    }
    return line.toString();
  }

  /**
   * Returns a number of bytes for people.
   *
   * @param count bytes
   * @return such as {@code 12.3 MB}
   */
  public static String bytes(long count) {
    if (count < 1000) {
      return Counted.of(count, "byte");
    }
    double value = count;
    String units = "kMGTPE";
    int unit = -1;
    while (value >= 999.95) {
      value /= 1000;
      unit++;
    }
    return String.format(Locale.ROOT, "%.1f %cB", value, units.charAt(unit));
  }

  /**
   * Returns a number of bytes exactly, and for people too where it is a large one.
   *
   * @param count bytes
   * @return such as {@code 12345678 bytes (12.3 MB)}
   */
  public static String exactBytes(long count) {
    String exact = Counted.of(count, "byte");
    return count < 1000 ? exact : exact + " (" + bytes(count) + ")";
  }

  private static String clock(long seconds) {
    return seconds >= 3600
        ? String.format(
            Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }
}
