package dev.netindex.cli.source;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.codec.json.text.JsonLines;
import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.codec.json.value.RecordValue;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

/** Rows of JSON lines. */
public final class JsonLineRows implements RecordRows {
  private static final int SHOWN = 10;
  private static final long ROWS_PER_REPORT = 1 << 10;

  private final Context context;
  private final SourceFile source;
  private final JsonLines reader;
  private final boolean skip;
  private final SourceMember member;

  /**
   * Makes rows that are read when they are asked for.
   *
   * @param context opens the source
   * @param source the file
   * @param reader how its lines are read
   * @param skip whether bad lines are left out instead of ending the build
   * @param sourceField the member that holds the name of the source, if there is to be one
   */
  public JsonLineRows(
      Context context,
      SourceFile source,
      JsonLines reader,
      boolean skip,
      Optional<String> sourceField) {
    this.context = context;
    this.source = source;
    this.reader = reader;
    this.skip = skip;
    this.member = new SourceMember(sourceField, source.name());
  }

  @Override
  public void observe(Consumer<RecordValue> values, SourceProgress progress) throws IOException {
    read((target, value) -> values.accept(value), progress);
  }

  @Override
  public SourceReport addTo(RowStore store, SourceProgress progress) throws IOException {
    return read(store::add, progress);
  }

  private SourceReport read(RecordSink sink, SourceProgress progress) throws IOException {
    List<RejectedRow> first = new ArrayList<>();
    long[] counts = new long[2];
    try (Counted bytes = new Counted(source.open(context));
        InputStream in = unpacked(bytes)) {
      reader.read(
          in,
          (target, value) -> {
            sink.accept(target, member.addTo(value));
            if (++counts[0] % ROWS_PER_REPORT == 0) {
              progress.at(counts[0], bytes.count);
            }
          },
          (line, problem) -> {
            RejectedRow row = RejectedRow.of(source.name(), line, problem);
            if (!skip) {
              throw new Failure(row.message(), problem);
            }
            counts[1]++;
            if (first.size() < SHOWN) {
              first.add(row);
            }
          });
      progress.at(counts[0], bytes.count);
    } catch (IOException e) {
      throw new IOException(source.name() + ": " + e.getMessage(), e);
    }
    return new SourceReport(counts[1], 0, first, 0, 0);
  }

  private static InputStream unpacked(InputStream in) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(in, 1 << 16);
    buffered.mark(2);
    boolean gzip = FormDetector.isGzip(buffered.readNBytes(2));
    buffered.reset();
    return gzip ? new GZIPInputStream(buffered, 1 << 16) : buffered;
  }

  /** Counts what was read. */
  private static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int b = super.read();
      count += b < 0 ? 0 : 1;
      return b;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int n = super.read(bytes, offset, length);
      count += Math.max(n, 0);
      return n;
    }
  }
}
