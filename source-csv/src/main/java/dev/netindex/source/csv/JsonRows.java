package dev.netindex.source.csv;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import dev.netindex.format.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Passes rows on with one JSON object as payload: in UTF-8, of strings, without spaces. */
final class JsonRows implements RowOutput {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .rootValueSeparator((String) null)
          .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
          .build();

  private final @Nullable SerializableString sourceKey;
  private final String sourceName;
  private final RowSink sink;
  private final int[] places;
  private final CellRule[] rules;
  private final boolean omitsEmpty;
  private final SerializableString[] keys;
  private final RowBuffer buffer = new RowBuffer();
  private final JsonGenerator generator;

  private JsonRows(Columns columns, CsvSettings settings, String input, RowSink sink)
      throws IOException, BadRow {
    this.sink = sink;
    places = columns.payload();
    String key = settings.sourceField();
    keys = columns.keys(key).stream().map(SerializedString::new).toArray(SerializableString[]::new);
    rules =
        IntStream.of(places)
            .mapToObj(place -> columns.columns().get(place).rule())
            .toArray(CellRule[]::new);
    omitsEmpty = settings.preset() != null;
    sourceKey = key == null ? null : new SerializedString(key);
    sourceName = Malformed.replaced(input);
    generator = FACTORY.createGenerator(buffer);
  }

  static JsonRows of(Columns columns, CsvSettings settings, String input, RowSink sink)
      throws IOException, BadRow {
    return new JsonRows(columns, settings, input, sink);
  }

  @Override
  public void accept(Target target, List<String> row) throws IOException {
    buffer.restart();
    generator.writeStartObject();
    if (sourceKey != null) {
      generator.writeFieldName(sourceKey);
      generator.writeString(sourceName);
    }
    for (int i = 0; i < places.length; i++) {
      String cell = rules[i].apply(row.get(places[i]));
      if (!omitsEmpty || !cell.isEmpty()) {
        generator.writeFieldName(keys[i]);
        generator.writeString(cell);
      }
    }
    generator.writeEndObject();
    generator.flush();
    sink.accept(target, buffer.toByteArray());
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
