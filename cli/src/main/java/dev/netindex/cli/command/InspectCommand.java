package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Printable;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.inspect.DirectoryText;
import dev.netindex.cli.inspect.TypedInspection;
import dev.netindex.cli.inspect.TypedJson;
import dev.netindex.cli.inspect.TypedText;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.cli.output.LabelledLines;
import dev.netindex.cli.output.ReadableBytes;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.Coverage;
import dev.netindex.format.reader.DirectoryInspection;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;
import dev.netindex.format.reader.PayloadInspection;
import dev.netindex.format.reader.SectionInspection;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex inspect}. */
@Command(
    name = "inspect",
    description = {
      "Show what an index consists of: sections, payloads, metadata, coverage.",
      "",
      "Of typed records: the data set, each field with its type, column and width, the parts that"
          + " records share, and how many bytes each part of the file takes. All records are read"
          + " for that."
    })
public final class InspectCommand extends ContextCommand {
  private static final int METADATA_SHOWN = 400;
  private static final int COVERAGE_BUCKETS = 1 << Coverage.BUCKET_BITS;

  @Parameters(index = "0", paramLabel = "INDEX", description = "The index file.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "The same as a JSON object.")
  private boolean json;

  @Mixin private OpenOptionsGroup open = new OpenOptionsGroup();

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public InspectCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    try (IndexReader reader = open.open(context, file, DirectorySize.DEFAULT)) {
      if (json) {
        JsonOutput.writeObject(context.out(), object -> write(object, reader));
      } else {
        context.out().write(text(reader).getBytes(StandardCharsets.UTF_8));
      }
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
    return DONE;
  }

  private String text(IndexReader reader) {
    Inspection inspection = reader.inspect();
    LabelledLines lines = new LabelledLines(10);
    lines.add("file", Printable.line(file.toString()));
    lines.add("bytes", Progress.exactBytes(inspection.fileBytes()));
    lines.add("records", Long.toString(inspection.records()));
    lines.add("IPv4", section(inspection.ipv4()));
    lines.add("IPv6", section(inspection.ipv6()));
    lines.add("AS numbers", section(inspection.asn()));
    lines.add("payloads", payloads(inspection.payloads()));
    lines.add("coverage", coverage(inspection));
    lines.add("directory", DirectoryText.of(inspection));
    if (RecordReader.describes(reader)) {
      TypedText.add(lines, TypedInspection.of(reader));
    } else {
      lines.add("metadata", metadata(bytes(reader)));
    }
    lines.add("provider", reader.searchProvider());
    return lines.toString();
  }

  private static byte[] bytes(IndexReader reader) {
    return reader.metadata().toArray(ValueLayout.JAVA_BYTE);
  }

  private static String section(SectionInspection section) {
    if (section.rows() == 0) {
      return "none";
    }
    String blocks = section.blocks() == 0 ? "" : ", " + Counted.of(section.blocks(), "block");
    return Counted.of(section.rows(), "row")
        + ", "
        + name(section.encoding())
        + blocks
        + ", "
        + Progress.exactBytes(section.bytes());
  }

  private static String payloads(PayloadInspection payloads) {
    return payloads.distinct()
        + " distinct, "
        + Progress.exactBytes(payloads.poolBytes())
        + "; "
        + name(payloads.form())
        + " references of "
        + Counted.of(payloads.referenceWidth(), "byte")
        + ", "
        + Progress.exactBytes(payloads.referenceBytes());
  }

  private static String coverage(Inspection inspection) {
    return String.format(
        Locale.ROOT,
        "IPv4 %d, IPv6 %d of %d buckets",
        inspection.ipv4CoverageBuckets(),
        inspection.ipv6CoverageBuckets(),
        COVERAGE_BUCKETS);
  }

  private static String metadata(byte[] metadata) {
    if (metadata.length == 0) {
      return "none";
    }
    String text = ReadableBytes.text(metadata, metadata.length);
    String cut =
        text.length() > METADATA_SHOWN
            ? text.substring(0, METADATA_SHOWN) + " ... (--json shows all)"
            : text;
    return Counted.of(metadata.length, "byte") + ": " + cut;
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private void write(JsonGenerator object, IndexReader reader) throws IOException {
    Inspection inspection = reader.inspect();
    object.writeStringField("file", file.toString());
    object.writeNumberField("bytes", inspection.fileBytes());
    object.writeNumberField("records", inspection.records());
    write(object, "ipv4", inspection.ipv4());
    write(object, "ipv6", inspection.ipv6());
    write(object, "asn", inspection.asn());
    PayloadInspection payloads = inspection.payloads();
    object.writeObjectFieldStart("payloads");
    object.writeStringField("references", name(payloads.form()));
    object.writeNumberField("referenceWidth", payloads.referenceWidth());
    object.writeNumberField("referenceBytes", payloads.referenceBytes());
    object.writeNumberField("distinct", payloads.distinct());
    object.writeNumberField("poolBytes", payloads.poolBytes());
    object.writeEndObject();
    object.writeObjectFieldStart("coverage");
    object.writeNumberField("ipv4", inspection.ipv4CoverageBuckets());
    object.writeNumberField("ipv6", inspection.ipv6CoverageBuckets());
    object.writeNumberField("buckets", COVERAGE_BUCKETS);
    object.writeEndObject();
    object.writeObjectFieldStart("directory");
    write(object, "ipv4", inspection.ipv4Directory());
    write(object, "ipv6", inspection.ipv6Directory());
    object.writeEndObject();
    object.writeNumberField("metadataBytes", reader.metadata().byteSize());
    if (RecordReader.describes(reader)) {
      TypedJson.write(object, TypedInspection.of(reader));
    } else {
      writeMetadata(object, bytes(reader));
    }
    object.writeStringField("provider", reader.searchProvider());
  }

  private static void write(JsonGenerator object, String name, SectionInspection section)
      throws IOException {
    object.writeObjectFieldStart(name);
    object.writeStringField("encoding", name(section.encoding()));
    object.writeNumberField("rows", section.rows());
    object.writeNumberField("bytes", section.bytes());
    object.writeNumberField("blocks", section.blocks());
    object.writeEndObject();
  }

  private static void write(JsonGenerator object, String name, DirectoryInspection directory)
      throws IOException {
    object.writeObjectFieldStart(name);
    object.writeStringField("form", name(directory.form()));
    object.writeNumberField("bytes", directory.bytes());
    object.writeNumberField("nanoseconds", directory.nanoseconds());
    object.writeEndObject();
  }

  private static void writeMetadata(JsonGenerator object, byte[] metadata) throws IOException {
    Optional<String> text = ReadableBytes.utf8(metadata);
    if (text.isPresent()) {
      object.writeStringField("metadata", text.get());
    } else {
      object.writeBinaryField("metadataBase64", metadata);
    }
  }
}
