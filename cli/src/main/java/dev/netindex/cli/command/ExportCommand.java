package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.field.FieldCatalog;
import dev.netindex.cli.output.CsvTable;
import dev.netindex.cli.output.FlatLines;
import dev.netindex.cli.output.IndexLabel;
import dev.netindex.cli.output.JsonMatch;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.cli.output.RecordWriter;
import dev.netindex.cli.output.TsvMatch;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex export}. */
@Command(
    name = "export",
    description = {
      "Print all records of an index.",
      "",
      "Without options: target, TAB, payload, in insertion order; the raw form that build takes"
          + " (with --literal if there are IPv4-mapped targets). A typed record is the text of its"
          + " JSON there. Metadata is not part of it.",
      "",
      "build reads --jsonl and --csv too. With --for-build, JSON lines give the same targets and"
          + " records again, and CSV the same targets, with records whose fields are called as its"
          + " columns and have the types of their texts."
    },
    footer = {
      "",
      "Examples:",
      "  netindex export city.nidx --csv --fields country.iso_code,city.names.en > city.csv",
      "  netindex export city.nidx --jsonl --for-build | netindex build - -o copy.nidx"
    })
public final class ExportCommand extends ContextCommand {
  @Parameters(index = "0", paramLabel = "INDEX", description = "The index file.")
  private Path file = Path.of("");

  @Option(
      names = "--order",
      paramLabel = "insertion|file",
      description =
          "insertion: by record id. file: as the file has them, by family and address; the columns"
              + " of the raw form are then *, target, record id, payload.")
  private Order order = Order.INSERTION;

  @ArgGroup private @Nullable Form form;

  @Mixin private FieldOptions fields = new FieldOptions();

  @Option(
      names = "--for-build",
      description =
          "JSON lines have the members of a typed record beside target, and neither they nor CSV"
              + " have an id.")
  private boolean forBuild;

  @Mixin private OpenOptionsGroup open = new OpenOptionsGroup();

  /** The order of the records. */
  enum Order {
    INSERTION,
    FILE
  }

  /** The form of the records; at most one of them. */
  static final class Form {
    @Option(
        names = {"--jsonl", "--json"},
        description =
            "One JSON object a line: target, id, and record if typed, else payload (payloadBase64"
                + " if it is no UTF-8).")
    private boolean json;

    @Option(
        names = "--csv",
        description =
            "CSV with a header: target, id, one column a field, named by its path; lists and what"
                + " is in them are JSON in one column.")
    private boolean csv;

    @Option(
        names = "--raw",
        description = "The raw form with the bytes of typed records as they are stored.")
    private boolean raw;
  }

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public ExportCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    List<String> paths = fields.paths();
    boolean table = form != null && (form.json || form.csv);
    if (!table && !paths.isEmpty()) {
      throw new UsageFailure("--fields goes with --jsonl or --csv");
    }
    if (!table && forBuild) {
      throw new UsageFailure("--for-build goes with --jsonl or --csv");
    }
    try (IndexReader reader = open.open(context, file, DirectorySize.NONE)) {
      if (form != null && form.raw) {
        export(reader, tsv(label(reader, Optional.empty(), paths)));
        return DONE;
      }
      FieldCatalog catalog = FieldCatalog.of(file, reader);
      FieldCatalog.check(paths, List.of(catalog));
      if (form != null && form.csv) {
        CsvTable csv =
            new CsvTable(
                context.out(),
                catalog.fields(paths.isEmpty() ? catalog.leaves() : paths),
                !forBuild);
        csv.header();
        export(reader, csv);
      } else if (table) {
        exportJson(reader, label(reader, Optional.of(catalog), members(catalog, paths)));
      } else {
        export(reader, tsv(label(reader, Optional.of(catalog), paths)));
      }
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
    return DONE;
  }

  /** Returns the fields to show; a payload becomes one, if it is to stand beside the target. */
  private List<String> members(FieldCatalog catalog, List<String> paths) {
    if (!forBuild) {
      return paths;
    }
    if (paths.isEmpty() ? catalog.hasMember("target") : paths.contains("target")) {
      throw new Failure(file + ": the records have a member target of their own");
    }
    return catalog.typed() ? paths : catalog.leaves();
  }

  private static IndexLabel label(
      IndexReader reader, Optional<FieldCatalog> catalog, List<String> paths) {
    return new IndexLabel(
        "",
        reader.memory(),
        false,
        catalog.flatMap(FieldCatalog::json),
        catalog.filter(_ -> !paths.isEmpty()).map(known -> known.fields(paths)));
  }

  private void exportJson(IndexReader reader, IndexLabel label) throws IOException {
    if (forBuild) {
      export(reader, new FlatLines(context.out(), label));
      return;
    }
    JsonMatch object = new JsonMatch(context.out());
    try (JsonGenerator generator = JsonOutput.open(context.out())) {
      export(
          reader,
          (target, id, offset, length) -> {
            object.write(generator, target, id, label, offset, length);
            generator.writeRaw('\n');
          });
    }
  }

  private RecordWriter tsv(IndexLabel label) {
    ByteSink out = context.out();
    TsvMatch columns = new TsvMatch(out);
    if (order == Order.INSERTION) {
      return (target, id, offset, length) -> columns.write(target, label, offset, length);
    }
    return (target, id, offset, length) -> {
      out.write('*');
      out.write('\t');
      columns.writeWithId(target, id, label, offset, length);
    };
  }

  private void export(IndexReader reader, RecordWriter writer) throws IOException {
    if (order == Order.INSERTION) {
      RecordWindow.writeAll(reader, RecordWindow.defaultRecords(), writer);
      return;
    }
    StringBuilder target = new StringBuilder(100);
    MatchCursor cursor = reader.cursor().matchAll();
    while (cursor.next()) {
      target.setLength(0);
      cursor.appendTarget(target);
      writer.write(target, cursor.recordId(), cursor.payloadOffset(), cursor.payloadLength());
    }
  }
}
