package dev.netindex.benchmarks.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.netindex.benchmarks.AsnRecord;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Payloads as JSON objects: a number as a number or as text, and a name. */
public final class AsnJson {
  private static final JsonFactory JSON = new JsonFactory();

  private AsnJson() {}

  static byte[] encode(AsnRecord row) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = JSON.createGenerator(bytes)) {
      json.writeStartObject();
      if (row.number() != null) {
        json.writeNumberField("autonomous_system_number", row.number());
      }
      if (row.organization() != null) {
        json.writeStringField("autonomous_system_organization", row.organization());
      }
      json.writeEndObject();
    }
    return bytes.toByteArray();
  }

  /**
   * Makes the object of a payload.
   *
   * @param payload a JSON object with one number, perhaps as text, and another text
   * @return the object
   * @throws IOException if it is none
   */
  public static AsnRecord decode(byte[] payload) throws IOException {
    Long number = null;
    String organization = null;
    try (JsonParser json = JSON.createParser(payload)) {
      json.nextToken();
      while (json.nextToken() != JsonToken.END_OBJECT) {
        boolean isNumber = json.currentName().endsWith("number");
        json.nextToken();
        if (isNumber) {
          number = json.getValueAsLong();
        } else {
          organization = json.getText();
        }
      }
    }
    return new AsnRecord(number, organization);
  }
}
