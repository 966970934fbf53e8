package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.source.RecordRows;
import dev.netindex.cli.source.RowStore;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.cli.source.SourceKind;
import dev.netindex.cli.source.SourceProgress;
import dev.netindex.cli.source.SourceReport;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Function;

/** A build of payloads without a schema, in one pass over the sources. */
final class PayloadBuild {
  private final Context context;
  private final BuildSources opener;
  private final BuildTally tally;
  private final RowStore store;
  private final IndexBuilder builder;

  PayloadBuild(Context context, BuildSources opener, IndexBuilder builder, BuildTally tally) {
    this.context = context;
    this.opener = opener;
    this.builder = builder;
    this.tally = tally;
    Function<RecordValue, byte[]> payload =
        opener
            .payloadColumn()
            .<Function<RecordValue, byte[]>>map(FieldText::new)
            .orElse(RecordJson::bytes);
    this.store = tally.counting(new Rows(builder, payload));
  }

  /** Adds all rows. */
  void addAll(List<SourceFile> files, Progress progress) throws IOException {
    PassProgress reading = new PassProgress(progress, "reading", files);
    for (SourceFile file : files) {
      try {
        add(file, reading.on(file));
      } catch (NetindexException e) {
        throw tally.atRow(file.name(), e);
      }
      reading.done(file);
    }
  }

  private void add(SourceFile file, SourceProgress progress) throws IOException {
    if (file.kind() == SourceKind.JSONL || file.kind() == SourceKind.MMDB) {
      try (RecordRows rows = opener.records(file)) {
        tally.add(rows.addTo(store, progress));
      }
      return;
    }
    try (InputStream in = file.open(context)) {
      tally.add(
          SourceReport.of(
              opener
                  .assertions(file)
                  .read(
                      in,
                      file.name(),
                      (target, payload) -> {
                        builder.add(target, payload);
                        tally.add(target);
                      },
                      progress::at)));
    }
  }

  private record Rows(IndexBuilder builder, Function<RecordValue, byte[]> payload)
      implements RowStore {
    @Override
    public long add(Target target, RecordValue value) {
      return builder.add(target, payload.apply(value));
    }

    @Override
    public long addSame(Target target, long recordId) {
      return builder.addSame(target, recordId);
    }
  }
}
