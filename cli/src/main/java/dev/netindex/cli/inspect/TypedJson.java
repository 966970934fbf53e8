package dev.netindex.cli.inspect;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.codec.json.schema.DatasetInfo;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** An inspection of typed records as JSON. */
public final class TypedJson {
  private TypedJson() {}

  /**
   * Writes a member {@code typed}.
   *
   * @param json inside of an object
   * @param typed what it is about
   * @throws IOException if standard output can't be written
   */
  public static void write(JsonGenerator json, TypedInspection typed) throws IOException {
    json.writeObjectFieldStart("typed");
    dataset(json, typed.dataset());
    json.writeNumberField("recordBytes", typed.recordBytes());
    fields(json, typed.fields());
    json.writeArrayFieldStart("parts");
    for (TypedInspection.Part part : typed.parts()) {
      json.writeStartObject();
      json.writeNumberField("recordBytes", part.recordBytes());
      json.writeNumberField("values", part.values());
      json.writeNumberField("bytes", part.bytes());
      fields(json, part.fields());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("texts", typed.texts());
    json.writeNumberField("stringPoolBytes", typed.stringPoolBytes());
    json.writeNumberField("values", typed.values());
    json.writeNumberField("bytePoolBytes", typed.bytePoolBytes());
    json.writeNumberField("otherValueBytes", typed.otherBytes());
    json.writeNumberField("schemaBytes", typed.descriptionBytes());
    json.writeEndObject();
  }

  private static void dataset(JsonGenerator json, DatasetInfo dataset) throws IOException {
    json.writeObjectFieldStart("dataset");
    json.writeStringField("name", dataset.name());
    if (dataset.built().isPresent()) {
      json.writeStringField("built", dataset.built().get().toString());
    }
    json.writeStringField("source", dataset.source());
    json.writeStringField("licence", dataset.licence());
    json.writeStringField("attribution", dataset.attribution());
    json.writeArrayFieldStart("languages");
    for (String language : dataset.languages()) {
      json.writeString(language);
    }
    json.writeEndArray();
    json.writeObjectFieldStart("description");
    for (Map.Entry<String, String> text : new TreeMap<>(dataset.description()).entrySet()) {
      json.writeStringField(text.getKey(), text.getValue());
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void fields(JsonGenerator json, List<SchemaField> fields) throws IOException {
    json.writeArrayFieldStart("fields");
    for (SchemaField field : fields) {
      json.writeStartObject();
      json.writeStringField("path", field.path());
      json.writeStringField("type", field.type());
      if (!field.column().isEmpty()) {
        json.writeStringField("column", field.column());
        json.writeNumberField("width", field.width());
      }
      json.writeBooleanField("optional", field.optional());
      json.writeBooleanField("nullable", field.nullable());
      if (field.part() >= 0) {
        json.writeNumberField("part", field.part());
      }
      if (!field.note().isEmpty()) {
        json.writeStringField("note", field.note());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
