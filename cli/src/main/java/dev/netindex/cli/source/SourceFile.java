package dev.netindex.cli.source;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * One source of a build.
 *
 * @param name as the user wrote it, or "standard input"
 * @param path where it is; null for standard input
 * @param form how it is read
 */
public record SourceFile(String name, @Nullable Path path, SourceForm form) {
  private static final String STDIN = "-";
  private static final String STDIN_NAME = "standard input";
  private static final int MAGIC = 8;

  /**
   * Finds a source and what it is.
   *
   * @param context where names are relative to, and standard input
   * @param name as the user wrote it, {@code -} for standard input
   * @param from how it is read, if the user says so
   * @param presets whether the layouts of providers may be recognised by content
   * @param spool takes what can't be read twice
   * @return a source that exists and can be read
   * @throws IOException if it can't be read after all
   */
  public static SourceFile of(
      Context context, String name, Optional<SourceForm> from, boolean presets, Spool spool)
      throws IOException {
    SourceFile source = name.equals(STDIN) ? standardInput() : file(context, name);
    if (from.isPresent()) {
      SourceFile known = source.with(from.get());
      return known.kind() == SourceKind.MMDB ? known.again(context, spool) : known;
    }
    SourceFile again = source.again(context, spool);
    Path path = again.path;
    Optional<SourceForm> form =
        path == null ? Optional.empty() : FormDetector.detect(source.name, path, presets);
    if (form.isEmpty() && name.equals(STDIN)) {
      throw new UsageFailure(
          "--from: nothing shows what standard input is; say one of " + SourceForm.names());
    }
    SourceFile known = again.with(form.orElse(SourceForm.of(SourceKind.CSV)));
    return known.kind() == SourceKind.MMDB ? known.again(context, spool) : known;
  }

  private static SourceFile standardInput() {
    return new SourceFile(STDIN_NAME, null, SourceForm.of(SourceKind.CSV));
  }

  private static SourceFile file(Context context, String name) {
    if (name.isEmpty()) {
      throw new UsageFailure("IN: no file name given");
    }
    Path path;
    try {
      path = context.resolve(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UsageFailure(name + ": " + e.getReason());
    }
    if (!Files.exists(path)) {
      throw new Failure(name + ": " + Problems.noSuchFile(name));
    }
    if (Files.isDirectory(path)) {
      throw new Failure(name + ": is a folder, not a file");
    }
    if (!Files.isReadable(path)) {
      throw new Failure(name + ": permission denied");
    }
    return new SourceFile(name, path, SourceForm.of(SourceKind.CSV));
  }

  private SourceFile with(SourceForm newForm) {
    return new SourceFile(name, path, newForm);
  }

  /**
   * Returns the name of the file without its folder.
   *
   * @return empty for standard input
   */
  public String fileName() {
    return name.equals(STDIN_NAME) ? "" : String.valueOf(Path.of(name).getFileName());
  }

  /**
   * Returns what the source is made of.
   *
   * @return the kind of its form
   */
  public SourceKind kind() {
    return form.kind();
  }

  /**
   * Returns a source that can be read more than once, and mapped if it is an MMDB file.
   *
   * @param context has standard input
   * @param spool takes a copy if it is needed
   * @return this source, or its copy under the same name
   * @throws IOException if it can't be read or copied
   */
  public SourceFile again(Context context, Spool spool) throws IOException {
    boolean regular = path != null && Files.isRegularFile(path);
    boolean compressed =
        regular && path != null && kind() == SourceKind.MMDB && FormDetector.isGzip(path);
    if (regular && !compressed) {
      return this;
    }
    try (InputStream in = open(context)) {
      SourceFile copy = new SourceFile(name, spool.copy(compressed ? unpacked(in) : in), form);
      return compressed ? copy : copy.again(context, spool);
    } catch (IOException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }

  private static InputStream unpacked(InputStream in) throws IOException {
    return new GZIPInputStream(in, 1 << 16);
  }

  /**
   * Returns the length of the source.
   *
   * @return in bytes, or -1 if it is not known
   * @throws IOException if the file can't be looked at
   */
  public long bytes() throws IOException {
    return path != null && Files.isRegularFile(path) ? Files.size(path) : -1;
  }

  /**
   * Opens the source.
   *
   * @param context has standard input
   * @return its bytes as they are; closing it leaves standard input open
   * @throws IOException if it can't be read
   */
  public InputStream open(Context context) throws IOException {
    InputStream in =
        path == null
            ? new FilterInputStream(context.in()) {
              @Override
              public void close() {}
            }
            : Files.newInputStream(path);
    BufferedInputStream buffered = new BufferedInputStream(in, 1 << 16);
    try {
      buffered.mark(MAGIC);
      FormDetector.refuseIndex(name, buffered.readNBytes(MAGIC));
      buffered.reset();
      return buffered;
    } catch (IOException | RuntimeException e) {
      buffered.close();
      throw e;
    }
  }
}
