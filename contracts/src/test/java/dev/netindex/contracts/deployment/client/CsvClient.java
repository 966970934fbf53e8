package dev.netindex.contracts.deployment.client;

import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.source.csv.CsvSource;
import dev.netindex.source.csv.ImportProgress;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.UnaryOperator;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** A bundle that makes indexes of CSV text, as a service. */
public final class CsvClient implements BundleActivator {
  @Override
  public void start(BundleContext context) {
    UnaryOperator<byte[]> build = CsvClient::index;
    context.registerService(UnaryOperator.class, build, null);
  }

  @Override
  public void stop(BundleContext context) {}

  /** Returns the index of CSV text. */
  public static byte[] index(byte[] csv) {
    IndexBuilder builder = new IndexBuilder();
    try {
      CsvSource.builder()
          .build()
          .read(new ByteArrayInputStream(csv), "csv", builder::add, ImportProgress.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return builder.toByteArray();
  }
}
