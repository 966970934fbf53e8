package dev.netindex.cli.source;

import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.codec.json.build.RecordKeys;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.source.mmdb.MmdbException;
import dev.netindex.source.mmdb.MmdbFile;
import dev.netindex.source.mmdb.MmdbOptions;
import dev.netindex.source.mmdb.MmdbReport;
import dev.netindex.source.mmdb.MmdbSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Rows of an MMDB file. Its networks share records, so of each record only the id of the first row
 * that has it is kept.
 */
public final class MmdbRows implements RecordRows {
  private static final long RECORDS_PER_REPORT = 1 << 10;

  private final String name;
  private final String fileName;
  private final MmdbFile file;
  private final MmdbSource rows;
  private final SourceMember member;

  private MmdbRows(SourceFile source, MmdbFile file, MmdbOptions options, Optional<String> field) {
    this.name = source.name();
    this.fileName = source.fileName();
    this.file = file;
    this.rows = MmdbSource.of(file, options);
    this.member = new SourceMember(field, name);
  }

  /**
   * Opens a file.
   *
   * @param source the file, not compressed
   * @param options what to take of it
   * @param sourceField the member that holds the name of the source, if there is to be one
   * @return to be closed
   * @throws IOException if it can't be read
   */
  public static MmdbRows open(SourceFile source, MmdbOptions options, Optional<String> sourceField)
      throws IOException {
    Path path = source.path();
    if (path == null) {
      throw new IllegalArgumentException("an MMDB file is mapped, which a stream can't be");
    }
    try {
      return new MmdbRows(source, MmdbFile.open(path), options, sourceField);
    } catch (MmdbException e) {
      throw new Failure(Problems.file(source.name(), e), e);
    }
  }

  @Override
  public DatasetInfo dataset() {
    return file.metadata().dataset(fileName);
  }

  @Override
  public void observe(Consumer<RecordValue> values, SourceProgress progress) {
    long[] records = {0};
    try {
      rows.forEachRecord(
          key -> {
            values.accept(member.addTo(rows.record(key)));
            if (++records[0] % RECORDS_PER_REPORT == 0) {
              progress.at(records[0], 0);
            }
          });
    } catch (MmdbException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }

  @Override
  public SourceReport addTo(RowStore store, SourceProgress progress) {
    RecordKeys known = new RecordKeys();
    try {
      MmdbReport report =
          rows.forEachNetwork(
              (network, key) -> {
                long like = known.find(key);
                if (like == RecordKeys.ABSENT) {
                  known.put(key, store.add(network, member.addTo(rows.record(key))));
                } else {
                  store.addSame(network, like);
                }
              },
              (networks, nodes, totalNodes) -> progress.at(networks, bytes(nodes, totalNodes)));
      return SourceReport.of(report);
    } catch (MmdbException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }

  /** The tree tells how far it is; progress is counted in bytes of the file. */
  private long bytes(long nodes, long totalNodes) {
    double share = totalNodes == 0 ? 1 : Math.min(1.0, (double) nodes / totalNodes);
    return (long) (share * file.byteSize());
  }

  @Override
  public void close() {
    file.close();
  }
}
