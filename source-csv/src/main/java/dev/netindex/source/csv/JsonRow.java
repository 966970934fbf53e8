package dev.netindex.source.csv;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the payload of a row: one JSON object in UTF-8, of strings, without spaces. */
final class JsonRow implements AutoCloseable {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .rootValueSeparator((String) null)
          .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
          .build();

  private final @Nullable SerializableString sourceKey;
  private final String sourceName;
  private final int[] columns;
  private final SerializableString[] keys;
  private final RowBuffer buffer = new RowBuffer();
  private final JsonGenerator generator;

  /** Takes the positions of the columns from 0, and a key for each. */
  JsonRow(int[] columns, List<String> keys, @Nullable String sourceKey, String sourceName)
      throws IOException {
    this.columns = columns.clone();
    this.keys = keys.stream().map(SerializedString::new).toArray(SerializableString[]::new);
    this.sourceKey = sourceKey == null ? null : new SerializedString(sourceKey);
    // Through UTF-8 and back, because a lone surrogate could not be written.
    this.sourceName =
        new String(sourceName.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    generator = FACTORY.createGenerator(buffer);
  }

  byte[] write(List<String> fields) throws IOException {
    buffer.restart();
    generator.writeStartObject();
    if (sourceKey != null) {
      generator.writeFieldName(sourceKey);
      generator.writeString(sourceName);
    }
    for (int i = 0; i < columns.length; i++) {
      generator.writeFieldName(keys[i]);
      generator.writeString(fields.get(columns[i]));
    }
    generator.writeEndObject();
    generator.flush();
    return buffer.toByteArray();
  }

  @Override
  public void close() throws IOException {
    generator.close();
  }

  /** A buffer that does not stay large after one large row. */
  private static final class RowBuffer extends ByteArrayOutputStream {
    private static final int MAX_KEPT = 1 << 20;
    private static final int INITIAL = 1 << 12;

    RowBuffer() {
      super(INITIAL);
    }

    void restart() {
      reset();
      if (buf.length > MAX_KEPT) {
        buf = new byte[INITIAL];
      }
    }
  }
}
