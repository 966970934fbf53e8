package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Writes the description of a schema. */
final class DescriptionWriter {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final RecordSchema schema;

  DescriptionWriter(RecordSchema schema) {
    this.schema = schema;
  }

  byte[] toByteArray() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      write(json, new NodeWriter(json));
    } catch (JsonProcessingException e) {
      InvalidInputException refused =
          new InvalidInputException(
              Fault.RECORD_SCHEMA,
              InvalidInputException.NO_OFFSET,
              "names and texts that JSON can hold, nested at most 128 deep",
              String.valueOf(e.getOriginalMessage()));
      refused.initCause(e);
      throw refused;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private void write(JsonGenerator json, NodeWriter nodes) throws IOException {
    json.writeStartObject();
    json.writeFieldName("dataset");
    writeDataset(json, schema.dataset());
    json.writeFieldName("record");
    nodes.write(schema.root().node());
    json.writeArrayFieldStart("parts");
    for (RecordPart part : schema.parts()) {
      json.writeStartObject();
      json.writeArrayFieldStart("fields");
      for (FieldType field : part.layout().fields()) {
        json.writeString(FieldNames.name(field));
      }
      json.writeEndArray();
      json.writeFieldName("record");
      nodes.write(part.node());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeDataset(JsonGenerator json, DatasetInfo dataset) throws IOException {
    json.writeStartObject();
    writeText(json, "name", dataset.name());
    if (dataset.built().isPresent()) {
      json.writeStringField("built", dataset.built().get().toString());
    }
    writeText(json, "source", dataset.source());
    writeText(json, "licence", dataset.licence());
    writeText(json, "attribution", dataset.attribution());
    if (!dataset.languages().isEmpty()) {
      json.writeArrayFieldStart("languages");
      for (String language : dataset.languages()) {
        json.writeString(language);
      }
      json.writeEndArray();
    }
    if (!dataset.description().isEmpty()) {
      json.writeObjectFieldStart("description");
      for (Map.Entry<String, String> text : dataset.description().entrySet()) {
        json.writeStringField(text.getKey(), text.getValue());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void writeText(JsonGenerator json, String name, String text) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }
}
