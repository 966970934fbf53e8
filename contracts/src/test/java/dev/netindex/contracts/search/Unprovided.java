package dev.netindex.contracts.search;

import dev.netindex.format.spi.ProviderCandidate;
import dev.netindex.format.spi.Utf8Validators;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The library once more, in a class loader that has its classes and those of the tests, but no
 * provider.
 */
final class Unprovided implements AutoCloseable {
  private static final List<String> PARTS = List.of("format-api", "slf4j-api", "test-classes");

  private final URLClassLoader loader =
      new URLClassLoader(
          Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
              .filter(entry -> PARTS.stream().anyMatch(entry::contains))
              .map(entry -> url(Path.of(entry)))
              .toArray(URL[]::new),
          ClassLoader.getPlatformClassLoader());

  /**
   * Chooses a UTF-8 validator with a folder of service files for the thread's class loader.
   *
   * @return all candidates, as they are in the library of the tests
   */
  List<ProviderCandidate> selectUtf8(Path folder) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader context = new URLClassLoader(new URL[] {url(folder)}, loader)) {
      thread.setContextClassLoader(context);
      Object selection =
          loader.loadClass(Utf8Validators.class.getName()).getMethod("select").invoke(null);
      List<ProviderCandidate> candidates = new ArrayList<>();
      for (Object candidate : (List<?>) get(selection, "candidates")) {
        candidates.add(
            new ProviderCandidate(
                (String) get(candidate, "name"),
                (int) get(candidate, "priority"),
                (boolean) get(candidate, "selected"),
                (String) get(candidate, "reason")));
      }
      return candidates;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }

  private static Object get(Object record, String component) throws ReflectiveOperationException {
    return record.getClass().getMethod(component).invoke(record);
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }
}
