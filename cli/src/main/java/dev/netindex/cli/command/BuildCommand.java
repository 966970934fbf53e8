package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.cli.source.SourceForm;
import dev.netindex.cli.source.SourceKind;
import dev.netindex.cli.source.Spool;
import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.format.builder.IndexBuilder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
      "CSV: one or two columns are the target, the others the fields of a record; the layouts of"
          + " well-known providers are recognised. JSON lines: one member or two are the target."
          + " MMDB: every network with its record. Raw TSV: target, TAB, payload bytes, all but"
          + " printable ASCII written \\xNN; no fields.",
      "",
      "What a file is shows by its content, raw TSV by the names *.tsv and *.tsv.gz; all but that"
          + " is CSV. Files may be gzipped, whatever their name. Record ids count through all"
          + " sources in the order of the command line. All sources are read twice: for the types"
          + " of the fields, and for the rows; standard input is kept in a temporary file for that.",
      "",
      "The output appears when it is complete; until then, and after a failure, the file that was"
          + " there stays."
    },
    footer = {
      "",
      "Examples:",
      "  netindex build GeoLite2-City.mmdb -o city.nidx --languages en,de",
      "  netindex build blocks.csv -o blocks.nidx --types postcode=text",
      "  netindex build list.txt --comment '#' -o list.nidx",
      "  netindex build table.tsv --from csv --delimiter tab -o table.nidx",
      "  netindex build asn.csv.gz --columns start,end,asn,organisation -o asn.nidx",
      "  netindex build v4.csv v6.csv --source-field source --on-error skip -o all.nidx",
      "  netindex build IP2LOCATION-LITE-DB1.CSV --from ip2location -o countries.nidx",
      "  curl -s https://example.net/feed.jsonl | netindex build - -o feed.nidx"
    })
public final class BuildCommand extends ContextCommand {
  private static final String AUTO = "auto";

  @Parameters(arity = "1..*", paramLabel = "IN", description = "The sources; - for standard input.")
  private List<String> inputs = List.of();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "The index to write.")
  private String output = "";

  @Option(
      names = "--from",
      paramLabel = "FORM",
      description =
          "The form of all sources: tsv, csv, jsonl, mmdb, or a layout of CSV: ip2location,"
              + " ip2location-asn, ip2proxy, db-ip, ip-location-db, ipinfo, tor, prefix-asn, pfx2as,"
              + " block-list. Default: auto, by content and name.")
  private String from = AUTO;

  @Mixin private PayloadChoice payload = new PayloadChoice();

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
  @Mixin private MmdbSelection mmdb = new MmdbSelection();
  @Mixin private DatasetOptions dataset = new DatasetOptions();
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
    try (Spool spool = new Spool()) {
      List<SourceFile> sources = sources(spool);
      boolean typed = payload.isTyped(sources);
      checkOptions(sources, typed);
      OutputFile out = OutputFile.of(context, output, sources, metadata.source(context));
      Progress progress = new Progress(context.err(), !quiet && context.errTerminal(), started);
      BuildTally tally = new BuildTally();
      Built built;
      try {
        built =
            typed
                ? buildTyped(again(sources, spool), out, progress, tally)
                : buildPayloads(sources, out, progress, tally);
      } finally {
        progress.clear();
      }
      report(out.name(), built.distinct(), built.bytes(), tally, System.nanoTime() - started);
    }
    return DONE;
  }

  private record Built(long distinct, long bytes) {}

  private List<SourceFile> sources(Spool spool) throws IOException {
    Optional<SourceForm> form = SourceForm.named(from);
    if (form.isEmpty() && !from.equalsIgnoreCase(AUTO)) {
      throw new UsageFailure(
          "--from: expected auto, " + SourceForm.names() + ", found \"" + from + '"');
    }
    List<SourceFile> sources = new ArrayList<>();
    for (String input : inputs) {
      sources.add(SourceFile.of(context, input, form, csv.mayBePreset(), spool));
    }
    return sources;
  }

  private List<SourceFile> again(List<SourceFile> sources, Spool spool) throws IOException {
    List<SourceFile> again = new ArrayList<>();
    for (SourceFile source : sources) {
      again.add(source.again(context, spool));
    }
    return again;
  }

  private void checkOptions(List<SourceFile> sources, boolean typed) {
    Set<SourceKind> kinds =
        sources.stream().map(SourceFile::kind).collect(Collectors.toCollection(TreeSet::new));
    require(kinds, csv.givenForCsv(), SourceKind.CSV);
    require(kinds, csv.givenForText(), SourceKind.CSV, SourceKind.JSONL);
    require(kinds, csv.givenForJsonLines(), SourceKind.JSONL);
    require(kinds, mmdb.given(), SourceKind.MMDB);
    for (SourceFile source : sources) {
      if (csv.sourceField().isPresent() && source.kind() == SourceKind.TSV) {
        throw new UsageFailure(
            "--source-field: a raw TSV payload is stored as it is, but "
                + source.name()
                + " is raw TSV");
      }
    }
    if (csv.sourceField().isPresent() && payload.column().isPresent()) {
      throw new UsageFailure("--source-field: the payload of one column has no place for it");
    }
    if (typed && metadata.isGiven()) {
      throw new UsageFailure(
          "--meta, --meta-file: the metadata of typed records is their schema; with --payload json"
              + " there is room for yours");
    }
    if (!typed && csv.givesTypes()) {
      throw new UsageFailure("--types: for typed records only");
    }
    if (!typed && !dataset.given().isEmpty()) {
      throw new UsageFailure(
          String.join(", ", dataset.given()) + ": for typed records only; --meta is for others");
    }
    csv.source(Optional.empty(), payload.column()).build();
    mmdb.options();
  }

  private static void require(Set<SourceKind> kinds, List<String> given, SourceKind... of) {
    if (!given.isEmpty() && Stream.of(of).noneMatch(kinds::contains)) {
      String needed = Stream.of(of).map(SourceKind::text).collect(Collectors.joining(" and "));
      throw new UsageFailure(
          String.join(", ", given)
              + ": for "
              + needed
              + " only, and the sources are "
              + kinds.stream().map(SourceKind::text).collect(Collectors.joining(", ")));
    }
  }

  private BuildSources opener() {
    return new BuildSources(
        context, csv, mmdb, literal, mask, onError == OnError.SKIP, payload.column());
  }

  private Built buildTyped(
      List<SourceFile> sources, OutputFile out, Progress progress, BuildTally tally)
      throws IOException {
    try (TypedBuild build = new TypedBuild(sources, opener(), progress, tally)) {
      TypedIndexBuilder builder = build.build(dataset.or(build.dataset()), limits.limits());
      progress.step("writing " + out.name());
      long bytes = out.publish(builder::publishTo);
      return new Built(builder.distinctRecords(), bytes);
    }
  }

  private Built buildPayloads(
      List<SourceFile> sources, OutputFile out, Progress progress, BuildTally tally)
      throws IOException {
    IndexBuilder builder = new IndexBuilder(limits.limits()).metadata(metadata.read(context));
    new PayloadBuild(context, opener(), builder, tally).addAll(sources, progress);
    progress.step("writing " + out.name());
    long bytes = out.publish(builder::publishTo);
    return new Built(builder.distinctPayloads(), bytes);
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
