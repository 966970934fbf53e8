package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.output.JsonMatch;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.cli.output.RecordWriter;
import dev.netindex.cli.output.TsvMatch;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
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
          + " (with --literal if there are IPv4-mapped targets). Metadata is not part of it."
    })
public final class ExportCommand extends ContextCommand {
  @Parameters(index = "0", paramLabel = "INDEX", description = "The index file.")
  private Path file = Path.of("");

  @Option(
      names = "--order",
      paramLabel = "insertion|file",
      description =
          "insertion: by record id. file: as the file has them, by family and address; the columns"
              + " are then *, target, record id, payload.")
  private Order order = Order.INSERTION;

  @Option(names = "--json", description = "One JSON object a record: target, id, payload.")
  private boolean json;

  @Mixin private OpenOptionsGroup open = new OpenOptionsGroup();

  /** The order of the records. */
  enum Order {
    INSERTION,
    FILE
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
    try (IndexReader reader = open.open(context, file)) {
      if (json) {
        exportJson(reader);
      } else {
        export(reader, tsv(reader.memory()));
      }
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
    return DONE;
  }

  private void exportJson(IndexReader reader) throws IOException {
    JsonMatch object = new JsonMatch();
    try (JsonGenerator generator = JsonOutput.open(context.out())) {
      export(
          reader,
          (target, id, offset, length) -> {
            object.write(generator, target, id, reader.memory(), offset, length);
            generator.writeRaw('\n');
          });
    }
  }

  private RecordWriter tsv(MemorySegment memory) {
    ByteSink out = context.out();
    TsvMatch columns = new TsvMatch(out);
    if (order == Order.INSERTION) {
      return (target, id, offset, length) -> columns.write(target, memory, offset, length);
    }
    return (target, id, offset, length) -> {
      out.write('*');
      out.write('\t');
      columns.writeWithId(target, id, memory, offset, length);
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
