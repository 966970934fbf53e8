package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.diff.Content;
import dev.netindex.cli.diff.DiffCounts;
import dev.netindex.cli.diff.DiffSide;
import dev.netindex.cli.diff.DiffWriter;
import dev.netindex.cli.diff.IndexComparison;
import dev.netindex.cli.diff.JsonDiff;
import dev.netindex.cli.diff.TextDiff;
import dev.netindex.cli.field.FieldCatalog;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex diff}. */
@Command(
    name = "diff",
    description = {
      "Show what differs between two indexes, by target and record.",
      "",
      "Lines begin with - for a record of A only, with + for a record of B only, and with ~ for a"
          + " field of a target whose record changed. The order is that of addresses. Records are"
          + " compared by what they say: record ids, the order of rows, metadata and the way"
          + " records are stored do not count, nor does the order of members or the spelling of"
          + " numbers. A target with several records has the same if each is there as often.",
      "",
      "Payloads without types are compared by their bytes; if the other index is typed, or with"
          + " --fields, as JSON where they are JSON."
    },
    footer = {
      "",
      "Exit code: 0 also if something differs (--exit-code changes that), 1 if an index can't be"
          + " read.",
      "",
      "Examples:",
      "  netindex diff monday.nidx tuesday.nidx --summary",
      "  netindex diff monday.nidx tuesday.nidx --fields country.iso_code"
    })
public final class DiffCommand extends ContextCommand {
  private static final int PROGRESS_EVERY = 1 << 12;

  @Parameters(index = "0", paramLabel = "A", description = "The index before.")
  private Path before = Path.of("");

  @Parameters(index = "1", paramLabel = "B", description = "The index after.")
  private Path after = Path.of("");

  @Option(
      names = "--json",
      description =
          "One JSON object a difference: change (removed, added, changed), target, and record or"
              + " payload; of a changed one fields, with old and new by path. With --summary: one"
              + " object of counts.")
  private boolean json;

  @Option(names = "--summary", description = "Only how many records differ.")
  private boolean summary;

  @Mixin private FieldOptions fields = new FieldOptions();

  @Option(
      names = "--exit-code",
      description = "End with exit code 1 if anything differs, as diff does.")
  private boolean exitCode;

  @Mixin private OpenOptionsGroup open = new OpenOptionsGroup();

  /** Writes nothing. */
  private static final class Silence implements DiffWriter {
    @Override
    public void removed(String target, Content record) {}

    @Override
    public void added(String target, Content record) {}

    @Override
    public void changed(String target, Map<String, Change> changes) {}
  }

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public DiffCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    // Differences on the same terminal would be drawn over.
    Progress progress =
        new Progress(context.err(), summary && context.errTerminal(), System.nanoTime());
    try (IndexReader a = open.open(context, before, DirectorySize.NONE);
        IndexReader b = open.open(context, after, DirectorySize.NONE)) {
      FieldCatalog catalogA = FieldCatalog.of(before, a);
      FieldCatalog catalogB = FieldCatalog.of(after, b);
      Optional<Predicate<String>> wanted = wanted(List.of(catalogA, catalogB));
      DiffCounts counts =
          new IndexComparison(
                  side(before, a, catalogA), side(after, b, catalogB), wanted, writer(wanted))
              .run(
                  rows -> {
                    if (rows % PROGRESS_EVERY == 0) {
                      progress.update(
                          "comparing", rows, rows, Math.max(a.size(), b.size()), System.nanoTime());
                    }
                  });
      if (summary) {
        write(counts);
      }
      return exitCode && counts.different() ? FAILED : DONE;
    } finally {
      progress.clear();
    }
  }

  private static DiffSide side(Path file, IndexReader reader, FieldCatalog catalog) {
    return new DiffSide(file.toString(), reader, catalog.json());
  }

  private Optional<Predicate<String>> wanted(List<FieldCatalog> catalogs) {
    List<String> paths = fields.paths();
    if (paths.isEmpty()) {
      return Optional.empty();
    }
    if (catalogs.stream().allMatch(FieldCatalog::typed)) {
      FieldCatalog.check(paths, catalogs);
    }
    return Optional.of(
        path -> {
          for (String field : paths) {
            if (path.startsWith(field)
                && (path.length() == field.length() || path.charAt(field.length()) == '.')) {
              return true;
            }
          }
          return false;
        });
  }

  private DiffWriter writer(Optional<Predicate<String>> wanted) {
    if (summary) {
      return new Silence();
    }
    return json ? new JsonDiff(context.out(), wanted) : new TextDiff(context.out(), wanted);
  }

  private void write(DiffCounts counts) throws IOException {
    if (json) {
      JsonOutput.writeObject(
          context.out(),
          object -> {
            object.writeNumberField("removed", counts.removed());
            object.writeNumberField("added", counts.added());
            object.writeNumberField("changed", counts.changed());
            object.writeNumberField("equal", counts.equal());
          });
      return;
    }
    String text =
        counts.removed()
            + " removed, "
            + counts.added()
            + " added, "
            + counts.changed()
            + " changed, "
            + counts.equal()
            + " equal\n";
    context.out().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
