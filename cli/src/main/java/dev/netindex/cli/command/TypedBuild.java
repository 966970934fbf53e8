package dev.netindex.cli.command;

import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.source.FileState;
import dev.netindex.cli.source.RecordRows;
import dev.netindex.cli.source.RowStore;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.InferredSchema;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A build of typed records, in two passes over the sources: for the schema, and for the rows. */
final class TypedBuild implements AutoCloseable {
  private final List<SourceFile> files;
  private final BuildSources opener;
  private final List<RecordRows> sources = new ArrayList<>();
  private final List<FileState> states;
  private final Progress progress;
  private final BuildTally tally;

  /** Takes files that can be read twice. */
  TypedBuild(List<SourceFile> files, BuildSources opener, Progress progress, BuildTally tally)
      throws IOException {
    this.files = files;
    this.opener = opener;
    this.progress = progress;
    this.tally = tally;
    this.states = files.stream().map(FileState::of).toList();
    try {
      for (SourceFile file : files) {
        sources.add(opener.records(file));
      }
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  /** Returns what the data says about itself, which it can only if it is all from one source. */
  DatasetInfo dataset() {
    return sources.size() == 1 ? sources.getFirst().dataset() : DatasetInfo.UNKNOWN;
  }

  /** Makes all of the index but the file. */
  TypedIndexBuilder build(DatasetInfo dataset, Limits limits) throws IOException {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    opener.csv().types().declareTo(inference);
    PassProgress reading = new PassProgress(progress, "1/2 reading", files);
    for (int i = 0; i < files.size(); i++) {
      SourceFile file = files.get(i);
      try {
        sources.get(i).observe(inference::observe, reading.on(file));
      } catch (NetindexException e) {
        throw new Failure(Problems.file(file.name(), e), e);
      }
      reading.done(file);
    }
    InferredSchema inferred = inference.schema(dataset);
    opener.mmdb().requireFound(inferred.schema());
    tally.add(inferred.fallbacks());
    TypedIndexBuilder builder = new TypedIndexBuilder(inferred.schema(), limits);
    addAll(builder);
    return builder;
  }

  private void addAll(TypedIndexBuilder builder) throws IOException {
    PassProgress encoding = new PassProgress(progress, "2/2 encoding", files);
    for (int i = 0; i < files.size(); i++) {
      SourceFile file = files.get(i);
      try {
        tally.add(sources.get(i).addTo(tally.counting(new Rows(builder)), encoding.on(file)));
      } catch (NetindexException e) {
        states.get(i).requireUnchanged();
        throw tally.atRow(file.name(), e);
      } catch (Failure e) {
        states.get(i).requireUnchanged();
        throw e;
      }
      states.get(i).requireUnchanged();
      encoding.done(file);
    }
  }

  private record Rows(TypedIndexBuilder builder) implements RowStore {
    @Override
    public long add(Target target, RecordValue value) {
      return builder.add(target, value);
    }

    @Override
    public long addSame(Target target, long recordId) {
      return builder.addSame(target, recordId);
    }
  }

  @Override
  public void close() {
    sources.forEach(RecordRows::close);
  }
}
