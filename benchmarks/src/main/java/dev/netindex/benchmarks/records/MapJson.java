package dev.netindex.benchmarks.records;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Maps as the peer makes them to JSON, by Jackson's streaming writer into a buffer that is used
 * again: what somebody writes for whom {@code ObjectMapper} is too slow.
 */
public final class MapJson {
  private static final JsonFactory JSON = new JsonFactory();

  private final ByteArrayBuilder buffer = new ByteArrayBuilder(8192);

  /**
   * Writes one record.
   *
   * @param record maps, lists and scalars
   * @return its length; the bytes are good until the next call
   * @throws IOException never really
   */
  public int write(Map<?, ?> record) throws IOException {
    buffer.reset();
    try (JsonGenerator json = JSON.createGenerator(buffer)) {
      value(json, record);
    }
    return buffer.size();
  }

  /** Returns a copy of what {@link #write} wrote last. */
  byte[] toByteArray() {
    return buffer.toByteArray();
  }

  private static void value(JsonGenerator json, @Nullable Object value) throws IOException {
    switch (value) {
      case Map<?, ?> object -> {
        json.writeStartObject();
        for (Map.Entry<?, ?> member : object.entrySet()) {
          json.writeFieldName((String) member.getKey());
          value(json, member.getValue());
        }
        json.writeEndObject();
      }
      case List<?> list -> {
        json.writeStartArray();
        for (Object element : list) {
          value(json, element);
        }
        json.writeEndArray();
      }
      case String text -> json.writeString(text);
      case Integer number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case Double number -> json.writeNumber(number);
      case Float number -> json.writeNumber(number);
      case BigInteger number -> json.writeNumber(number);
      case Boolean truth -> json.writeBoolean(truth);
      case null, default ->
          throw new IllegalStateException("GeoLite2-City has no such value: " + value);
    }
  }
}
