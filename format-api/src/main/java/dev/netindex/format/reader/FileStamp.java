package dev.netindex.format.reader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;

/**
 * What the system says of a file at some moment: equal stamps mean that it is the same file and was
 * not written to in between.
 *
 * @param bytes its length
 * @param modified when its content changed
 * @param changed when content or owner, name and the like changed, which no program can set; the
 *     time of modification where the system does not tell
 * @param key device and number of the file; empty where the system does not tell
 */
record FileStamp(long bytes, Instant modified, Instant changed, String key) {
  /** Files younger than this may be written to again without getting another time. */
  private static final Duration COARSE = Duration.ofSeconds(2);

  /** The same where times are finer than milliseconds: they follow the ticks of the system. */
  private static final Duration FINE = Duration.ofMillis(20);

  /** Asks the system; symbolic links are followed, as in opening. */
  static FileStamp of(Path file) throws IOException {
    BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
    Instant modified = basic.lastModifiedTime().toInstant();
    return new FileStamp(
        basic.size(), modified, changed(file, modified), Objects.toString(basic.fileKey(), ""));
  }

  private static Instant changed(Path file, Instant otherwise) throws IOException {
    try {
      return Files.getAttribute(file, "unix:ctime") instanceof FileTime time
          ? time.toInstant()
          : otherwise;
    } catch (UnsupportedOperationException | IllegalArgumentException notUnix) {
      return otherwise;
    }
  }

  /** Tells whether a write after a moment would have given the file another time. */
  boolean settledBefore(Instant moment) {
    Instant newest = modified.isAfter(changed) ? modified : changed;
    Duration least = newest.equals(newest.truncatedTo(ChronoUnit.MILLIS)) ? COARSE : FINE;
    return newest.plus(least).isBefore(moment);
  }

  @Override
  public String toString() {
    return "bytes " + bytes + "\nmodified " + modified + "\nchanged " + changed + "\nfile " + key;
  }
}
