package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.format.NetindexException;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.source.csv.AssertionSource;
import dev.netindex.source.csv.TsvSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex build}. */
@Command(
    name = "build",
    description = {
      "Build an index from files of addresses, networks, ranges and AS numbers.",
      "",
      "Files named *.tsv and *.tsv.gz are raw TSV: target, TAB, payload bytes, all but printable"
          + " ASCII written \\xNN. All others are CSV: one or two columns are the target, the"
          + " others become a JSON object. Files may be gzipped, whatever their name. Record ids"
          + " count through all sources in the order of the command line.",
      "",
      "The output appears when it is complete; until then, and after a failure, the file that was"
          + " there stays."
    },
    footer = {
      "",
      "Examples:",
      "  netindex build blocks.csv -o blocks.nidx",
      "  netindex build list.txt --comment '#' -o list.nidx",
      "  netindex build table.tsv --from csv --delimiter tab -o table.nidx",
      "  netindex build asn.csv.gz --columns start,end,asn,organisation -o asn.nidx",
      "  netindex build v4.csv v6.csv --source-field source --on-error skip -o all.nidx"
    })
public final class BuildCommand extends ContextCommand {
  @Parameters(
      arity = "1..*",
      paramLabel = "IN",
      description = "The sources; - for standard input (with --from).")
  private List<String> inputs = List.of();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "The index to write.")
  private String output = "";

  @Option(
      names = "--from",
      paramLabel = "auto|tsv|csv",
      description = "The form of all sources. Default: auto, by their names.")
  private SourceFile.From from = SourceFile.From.AUTO;

  @Option(
      names = "--literal",
      description = "Keep IPv4-mapped targets (::ffff:1.2.3.4) IPv6; without it they mean IPv4.")
  private boolean literal;

  @Option(
      names = "--mask",
      description = "Clear the host bits of networks (10.0.0.1/8) instead of refusing them.")
  private boolean mask;

  @Option(
      names = "--on-error",
      paramLabel = "fail|skip",
      description =
          "fail: the first bad row ends the build. skip: bad rows are left out, counted and the"
              + " first of them shown. Default: fail.")
  private OnError onError = OnError.FAIL;

  @Mixin private CsvOptions csv = new CsvOptions();
  @Mixin private MetadataOptions metadata = new MetadataOptions();
  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(
      names = "--quiet",
      description = "No progress and no summary; rejected rows are still reported.")
  private boolean quiet;

  @Option(names = "--json", description = "The summary as a JSON object on standard output.")
  private boolean json;

  /** What a bad row does. */
  enum OnError {
    FAIL,
    SKIP
  }

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public BuildCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    long started = System.nanoTime();
    List<SourceFile> sources =
        inputs.stream().map(input -> SourceFile.of(context, input, from)).toList();
    checkCsvOptions(sources);
    AssertionSource csvSource =
        csv.source()
            .literal(literal)
            .maskHostBits(mask)
            .skipBadRows(onError == OnError.SKIP)
            .build();
    IndexBuilder builder = new IndexBuilder(limits.limits()).metadata(metadata.read(context));
    OutputFile out = OutputFile.of(context, output, sources, metadata.source(context));

    Progress progress = new Progress(context.err(), !quiet && context.errTerminal(), started);
    BuildTally tally = new BuildTally();
    long bytes;
    try {
      addAll(sources, csvSource, builder, tally, progress);
      progress.step("writing " + out.name());
      bytes = publish(builder, out);
    } finally {
      progress.clear();
    }
    report(out.name(), builder.distinctPayloads(), bytes, tally, System.nanoTime() - started);
    return DONE;
  }

  private void checkCsvOptions(List<SourceFile> sources) {
    boolean anyCsv = sources.stream().anyMatch(source -> source.kind() == SourceFile.Kind.CSV);
    if (!anyCsv && !csv.given().isEmpty()) {
      throw new UsageFailure(
          String.join(", ", csv.given()) + ": for CSV only, and all sources are raw TSV");
    }
    if (csv.namesSource()) {
      for (SourceFile source : sources) {
        if (source.kind() == SourceFile.Kind.TSV) {
          throw new UsageFailure(
              "--source-field: a raw TSV payload is stored as it is, but "
                  + source.name()
                  + " is raw TSV");
        }
      }
    }
  }

  private void addAll(
      List<SourceFile> sources,
      AssertionSource csvSource,
      IndexBuilder builder,
      BuildTally tally,
      Progress progress)
      throws IOException {
    long total = 0;
    for (SourceFile source : sources) {
      long bytes = source.bytes();
      total = bytes < 0 || total < 0 ? -1 : total + bytes;
    }
    AssertionSource tsvSource =
        TsvSource.strict().literal(literal).maskHostBits(mask).skipBadRows(onError == OnError.SKIP);
    long before = 0;
    for (SourceFile source : sources) {
      AssertionSource reader = source.kind() == SourceFile.Kind.TSV ? tsvSource : csvSource;
      before += addOne(source, reader, builder, tally, progress, before, total);
    }
  }

  private long addOne(
      SourceFile source,
      AssertionSource reader,
      IndexBuilder builder,
      BuildTally tally,
      Progress progress,
      long before,
      long total)
      throws IOException {
    long[] read = {0};
    try (InputStream in = source.open(context)) {
      tally.add(
          reader.read(
              in,
              source.name(),
              (target, payload) -> {
                builder.add(target, payload);
                tally.add(target);
              },
              (rows, bytes) -> {
                read[0] = bytes;
                progress.update(
                    "reading " + source.name(),
                    tally.records(),
                    before + bytes,
                    total,
                    System.nanoTime());
              }));
    } catch (NetindexException e) {
      String where = source.name() + ": row " + (tally.records() + 1) + " of the index: ";
      throw new Failure(where + Problems.fault(e), e);
    }
    return read[0];
  }

  private static long publish(IndexBuilder builder, OutputFile out) {
    try {
      return builder.publishTo(out.path());
    } catch (IOException | NetindexException e) {
      throw new Failure(Problems.file(out.name(), e), e);
    }
  }

  private void report(String name, long distinctPayloads, long bytes, BuildTally tally, long nanos)
      throws IOException {
    double seconds = Math.round(nanos / 1e6) / 1e3;
    if (json) {
      JsonOutput.writeObject(
          context.out(), object -> tally.write(object, name, distinctPayloads, bytes, seconds));
    } else if (!quiet) {
      context.say(tally.summary(name, distinctPayloads, bytes, seconds));
    }
    tally.losses().forEach(context::say);
  }
}
