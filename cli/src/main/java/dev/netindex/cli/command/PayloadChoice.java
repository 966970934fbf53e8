package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.cli.source.SourceKind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is stored of a row. */
final class PayloadChoice {
  private static final String TYPED = "typed";
  private static final String JSON = "json";

  @Option(
      names = "--payload",
      paramLabel = "typed|json|COLUMN",
      description =
          "What is stored of a row. typed: a record with typed fields, which can be asked for one"
              + " by one. json: JSON text; the values of CSV are strings. COLUMN: the text of this"
              + " CSV column, by name or number, or of this field of a JSON or MMDB record, such as"
              + " country.iso_code. Raw TSV always stores its payload as it is. Default: typed.")
  private @Nullable String payload;

  /** Tells whether the rows of these sources become typed records. */
  boolean isTyped(List<SourceFile> sources) {
    Optional<SourceFile> raw = find(sources, true);
    Optional<SourceFile> other = find(sources, false);
    if (raw.isPresent() && TYPED.equals(payload)) {
      throw new UsageFailure(
          "--payload typed: "
              + raw.get().name()
              + " is raw TSV, whose payloads are stored as they are; if it is a table: --from csv"
              + " --delimiter tab");
    }
    if (raw.isPresent() && other.isPresent() && payload == null) {
      throw new UsageFailure(
          raw.get().name()
              + " is raw TSV, whose payloads are stored as they are, and "
              + other.get().name()
              + " would give typed records: build them apart, or say --payload json");
    }
    if (other.isEmpty() && raw.isPresent() && payload != null) {
      throw new UsageFailure("--payload: raw TSV payloads are stored as they are");
    }
    return raw.isEmpty() && (payload == null || payload.equals(TYPED));
  }

  private static Optional<SourceFile> find(List<SourceFile> sources, boolean raw) {
    return sources.stream().filter(source -> (source.kind() == SourceKind.TSV) == raw).findFirst();
  }

  /** Returns the column or field whose text alone is stored, if the user names one. */
  Optional<String> column() {
    return Optional.ofNullable(payload).filter(text -> !text.equals(TYPED) && !text.equals(JSON));
  }
}
