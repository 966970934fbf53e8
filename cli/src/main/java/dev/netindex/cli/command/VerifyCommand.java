package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Printable;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.cli.verify.ComparisonResult;
import dev.netindex.cli.verify.Difference;
import dev.netindex.cli.verify.MmdbComparison;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordValidator;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import dev.netindex.source.mmdb.MmdbException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex verify}. */
@Command(
    name = "verify",
    description = {
      "Check every rule of the format in index files.",
      "",
      "A file that breaks one is named on standard error with the kind of fault and its offset;"
          + " what the format allows is valid, also where this program would have chosen otherwise."
          + " Of typed records every field is checked.",
      "",
      "With --against the index must also have exactly the networks of an MMDB file, each with the"
          + " record that MaxMind's own reader finds there. An index that was built with --fields,"
          + " --languages, --aliases or --keep-empty is compared with the same options; one with"
          + " --source-field differs."
    },
    footer = {
      "",
      "Exit code: 0 if all files are valid and none differs, else 1.",
      "",
      "Examples:",
      "  netindex verify city.nidx",
      "  netindex verify city.nidx --against GeoLite2-City.mmdb --languages en,de"
    })
public final class VerifyCommand extends ContextCommand {
  @Parameters(arity = "1..*", paramLabel = "INDEX", description = "The index files.")
  private List<Path> files = List.of();

  @Option(
      names = "--json",
      description = "One JSON object a file on standard output, for invalid files too.")
  private boolean json;

  @Option(
      names = "--against",
      paramLabel = "MMDB",
      description = "Compare with this MMDB file, and show the first 10 differences.")
  private @Nullable Path against;

  @Option(names = "--quiet", description = "No progress.")
  private boolean quiet;

  @Mixin private MmdbSelection selection = new MmdbSelection();
  @Mixin private LimitOptions limits = new LimitOptions();

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public VerifyCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    if (against == null && !selection.given().isEmpty()) {
      throw new UsageFailure(String.join(", ", selection.given()) + ": with --against only");
    }
    OpenOptions options = OpenOptions.defaults().limits(limits.limits());
    int result = DONE;
    for (Path file : files) {
      if (!verify(file, options)) {
        result = FAILED;
      }
    }
    return result;
  }

  /** Returns whether all is well with a file. */
  private boolean verify(Path file, OpenOptions options) throws IOException {
    Verdict verdict;
    try (IndexReader reader = IndexReader.open(context.resolve(file), options)) {
      boolean typed = RecordReader.describes(reader);
      if (typed) {
        checkRecords(reader);
      }
      Optional<ComparisonResult> comparison =
          against == null ? Optional.empty() : Optional.of(compare(file, reader, against));
      verdict = new Verdict(file, reader.size(), typed, comparison);
    } catch (NetindexException | IOException e) {
      invalid(file, e);
      return false;
    }
    show(verdict);
    return verdict.comparison().map(ComparisonResult::isSame).orElse(true);
  }

  private record Verdict(
      Path file, long records, boolean typed, Optional<ComparisonResult> comparison) {}

  /** Checks each record; payloads that follow one another are often the same. */
  private static void checkRecords(IndexReader reader) {
    RecordReader records = RecordReader.of(reader);
    RecordValidator validator = records.validator();
    RecordView view = records.view();
    MatchCursor cursor = reader.cursor().matchAll();
    long before = -1;
    while (cursor.next()) {
      if (cursor.payloadOffset() != before) {
        before = cursor.payloadOffset();
        validator.validate(view.wrap(cursor));
      }
    }
  }

  private ComparisonResult compare(Path file, IndexReader reader, Path mmdb) {
    Progress progress =
        new Progress(context.err(), !quiet && context.errTerminal(), System.nanoTime());
    try {
      Path path = context.resolve(mmdb);
      long size = Files.size(path);
      return MmdbComparison.compare(
          reader,
          path,
          selection.options(),
          (networks, nodes, total) ->
              progress.update(
                  "comparing " + file,
                  networks,
                  total == 0 ? size : (long) ((double) nodes / total * size),
                  size,
                  System.nanoTime()));
    } catch (IOException | MmdbException e) {
      throw new Failure(Problems.file(mmdb.toString(), e), e);
    } finally {
      progress.clear();
    }
  }

  private void show(Verdict verdict) throws IOException {
    if (json) {
      JsonOutput.writeObject(context.out(), object -> write(object, verdict));
      return;
    }
    say(verdict.file() + ": valid, " + Counted.of(verdict.records(), "record"));
    if (verdict.comparison().isEmpty()) {
      return;
    }
    ComparisonResult comparison = verdict.comparison().get();
    if (comparison.isSame()) {
      say(
          verdict.file()
              + ": the same as "
              + against
              + ": "
              + Counted.of(comparison.networks(), "network")
              + ", "
              + Counted.of(comparison.records(), "record")
              + " compared");
      return;
    }
    context.out().flush();
    context.err().println(Printable.line(differences(verdict.file(), comparison)));
    for (Difference difference : comparison.first()) {
      context.err().println(Printable.line("  " + difference.message()));
    }
  }

  private String differences(Path file, ComparisonResult comparison) {
    long count = comparison.missing() + comparison.unexpected() + comparison.different();
    return file
        + ": differs from "
        + against
        + ": "
        + Counted.of(comparison.missing(), "network")
        + " missing, "
        + Counted.of(comparison.unexpected(), "target")
        + " in the index only, "
        + Counted.of(comparison.different(), "record")
        + " of other content"
        + (count > comparison.first().size() ? ", the first " + comparison.first().size() : "")
        + ":";
  }

  private void say(String line) throws IOException {
    context.out().write((Printable.line(line) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private void write(JsonGenerator object, Verdict verdict) throws IOException {
    object.writeStringField("file", verdict.file().toString());
    object.writeBooleanField("valid", true);
    object.writeNumberField("records", verdict.records());
    if (verdict.typed()) {
      object.writeBooleanField("typed", true);
    }
    if (verdict.comparison().isPresent()) {
      write(object, verdict.comparison().get());
    }
  }

  private void write(JsonGenerator object, ComparisonResult comparison) throws IOException {
    object.writeObjectFieldStart("against");
    object.writeStringField("file", String.valueOf(against));
    object.writeBooleanField("same", comparison.isSame());
    object.writeNumberField("networks", comparison.networks());
    object.writeNumberField("recordsCompared", comparison.records());
    object.writeNumberField("missing", comparison.missing());
    object.writeNumberField("unexpected", comparison.unexpected());
    object.writeNumberField("different", comparison.different());
    object.writeArrayFieldStart("firstDifferences");
    for (Difference difference : comparison.first()) {
      object.writeStartObject();
      object.writeStringField("kind", difference.kind().text());
      object.writeStringField("target", difference.target());
      if (difference.kind() == Difference.Kind.RECORD) {
        object.writeStringField("path", difference.path());
        object.writeStringField("expected", difference.expected());
        object.writeStringField("found", difference.found());
      }
      object.writeEndObject();
    }
    object.writeEndArray();
    object.writeEndObject();
  }

  private void invalid(Path file, Exception problem) throws IOException {
    String message = Problems.file(file.toString(), problem);
    if (json) {
      JsonOutput.writeObject(
          context.out(),
          object -> {
            object.writeStringField("file", file.toString());
            object.writeBooleanField("valid", false);
            if (problem instanceof NetindexException fault) {
              writeFault(object, fault);
            } else {
              object.writeStringField("kind", "io");
            }
            object.writeStringField("message", message);
          });
    } else {
      context.out().flush();
      context.err().println(Printable.line(message));
    }
  }

  private static void writeFault(JsonGenerator object, NetindexException fault) throws IOException {
    object.writeStringField("kind", Problems.kind(fault));
    object.writeStringField("fault", fault.fault().text());
    if (fault.offset() != NetindexException.NO_OFFSET) {
      object.writeNumberField("offset", fault.offset());
    }
    object.writeStringField("expected", fault.expected());
    object.writeStringField("found", fault.actual());
  }
}
