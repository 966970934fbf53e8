package dev.netindex.cli.command;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.enrich.AddressFields;
import dev.netindex.cli.enrich.CsvEnricher;
import dev.netindex.cli.enrich.EnrichTally;
import dev.netindex.cli.enrich.Enricher;
import dev.netindex.cli.enrich.JsonLinesEnricher;
import dev.netindex.cli.field.FieldCatalog;
import dev.netindex.cli.field.RecordFields;
import dev.netindex.cli.input.QueryParser;
import dev.netindex.cli.input.RowReader;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex enrich}. */
@Command(
    name = "enrich",
    description = {
      "Add what an index knows about the address in each row of CSV or JSON lines.",
      "",
      "What a row was stays as it is, byte for byte; the new fields follow behind. A row without a"
          + " match gets empty cells, or no new members. So does a row whose address is missing or"
          + " can't be read, and a line that is no JSON object or has more cells than the first row"
          + " stays as it is; these are counted on standard error. Rows with fewer cells than the"
          + " first are filled up.",
      "",
      "Of several matches the longest prefix counts; where only ranges hold the address, the"
          + " shortest of them. AS numbers are taken as well."
    },
    footer = {
      "",
      "Exit code: 0 also if rows could not be enriched (--strict changes that); 1 if there is no"
          + " such column, or a new name is there already.",
      "",
      "Examples:",
      "  netindex enrich city.nidx visits.csv --column ip --fields country.iso_code -o out.csv",
      "  tail -f access.jsonl | netindex enrich asn.nidx --jsonl --column client.ip --prefix geo_"
    })
public final class EnrichCommand extends ContextCommand {
  private static final String STDIN = "-";
  private static final String STANDARD_INPUT = "standard input";

  /** The first byte of gzip, which no text begins with. */
  private static final int GZIP = 0x1f;

  private static final int PROGRESS_EVERY = 1 << 10;

  @Parameters(index = "0", paramLabel = "INDEX", description = "The index file.")
  private Path index = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "What to enrich; none, or -, for standard input.")
  private String file = STDIN;

  @Mixin private EnrichOptions options = new EnrichOptions();
  @Mixin private FieldOptions fields = new FieldOptions();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "Write to this file, which appears when it is complete and may be FILE. Default: standard"
              + " output.")
  private @Nullable String output;

  @Option(
      names = "--strict",
      description = "End with exit code 1 at the first row that can't be enriched.")
  private boolean strict;

  @Mixin private OpenOptionsGroup open = new OpenOptionsGroup();

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public EnrichCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    EnrichTally tally = new EnrichTally(name(), strict);
    try (IndexReader reader = open.open(context, index, DirectorySize.DEFAULT);
        InputStream in = input()) {
      FieldCatalog catalog = FieldCatalog.of(index, reader);
      List<String> paths = fields.paths();
      FieldCatalog.check(paths, List.of(catalog));
      RecordFields chosen = catalog.fields(paths.isEmpty() ? catalog.leaves() : paths);
      AddressFields addresses =
          new AddressFields(reader, chosen, new QueryParser(false), options.first());
      if (output == null || output.equals(STDIN)) {
        enrich(in, context.out(), addresses, tally);
      } else {
        ResultFile.write(output, output(output), out -> enrich(in, out, addresses, tally));
      }
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(index.toString(), e), e);
    } finally {
      tally.report().forEach(context::say);
    }
    return DONE;
  }

  private void enrich(InputStream in, ByteSink out, AddressFields addresses, EnrichTally tally)
      throws IOException {
    // Rows on the same terminal would be drawn over.
    boolean watched = context.errTerminal() && output != null && !file.equals(STDIN);
    Progress progress = new Progress(context.err(), watched, System.nanoTime());
    long total = watched ? Files.size(context.resolve(Path.of(file))) : -1;
    RowReader rows = new RowReader(name(), in, out::flush);
    if (rows.peek() == GZIP) {
      throw new Failure(name() + ": is compressed; gunzip -c gives rows to standard input");
    }
    List<String> names = addresses.fields().names().stream().map(options::name).toList();
    Enricher enricher =
        options.isJson(rows)
            ? new JsonLinesEnricher(
                addresses, names, out, tally, name(), options.column().orElse("ip"))
            : new CsvEnricher(
                addresses,
                names,
                out,
                tally,
                options.delimiter(file),
                options.column(),
                options.header());
    try {
      enricher.enrich(
          rows,
          () -> {
            if (tally.rows() % PROGRESS_EVERY == 0) {
              progress.update(
                  "enriching " + file, tally.rows(), rows.bytesRead(), total, System.nanoTime());
            }
          });
    } finally {
      progress.clear();
    }
    out.flush();
  }

  private String name() {
    return file.equals(STDIN) ? STANDARD_INPUT : file;
  }

  private InputStream input() {
    if (file.equals(STDIN)) {
      if (context.inTerminal()) {
        context.say("rows of CSV or JSON lines; Ctrl-D ends");
      }
      return new FilterInputStream(context.in()) {
        @Override
        public void close() {}
      };
    }
    Path path = path("FILE", file);
    if (Files.isDirectory(path)) {
      throw new Failure(file + ": is a folder, not a file");
    }
    try {
      return Files.newInputStream(path);
    } catch (IOException e) {
      throw new Failure(Problems.file(file, e), e);
    }
  }

  private Path output(String name) throws IOException {
    Path path = path("--output", name);
    if (Files.exists(path) && Files.isSameFile(path, context.resolve(index))) {
      throw new Failure(name + ": is the index");
    }
    return path;
  }

  private Path path(String what, String name) {
    if (name.isEmpty()) {
      throw new UsageFailure(what + ": no file name given");
    }
    try {
      return context.resolve(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UsageFailure(what + ": no path: " + e.getMessage());
    }
  }
}
