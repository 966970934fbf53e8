package dev.netindex.cli;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Makes small indexes of typed records. */
public final class TypedIndexes {
  /** Rows of a target, a space, and JSON. */
  public static final List<String> PLACES =
      List.of(
          "1.0.0.0/24 {'city':{'names':{'en':'Zürich','de':'Zürich'}},'country':{'iso_code':'CH'},"
              + "'location':{'latitude':47.5,'radius':20},'subdivisions':[{'iso_code':'ZH'},"
              + "{'iso_code':'WI'}],'anycast':true}",
          "8.8.8.0/24 {'city':{'names':{'en':'a \\'b\\', \\\\ c\\td'}},'country':{'iso_code':'US'},"
              + "'subdivisions':[],'anycast':false}",
          "8.8.8.8 {'country':{'iso_code':'US'},'location':{'latitude':-1.25,'radius':0}}",
          "9.0.0.0-9.0.0.255 {'country':null}",
          "2001:db8::/32 {}",
          "AS42 {'country':{'iso_code':'SE'}}");

  private TypedIndexes() {}

  /** Returns JSON in which apostrophes stand for quotes. */
  public static String json(String text) {
    return text.replace('\'', '"');
  }

  /**
   * Writes an index.
   *
   * @param file where to
   * @param rows as {@link #PLACES}
   */
  public static void write(Path file, List<String> rows) throws IOException {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    rows.forEach(row -> inference.observe(value(row)));
    RecordSchema schema = inference.schema(DatasetInfo.UNKNOWN).schema();
    TypedIndexBuilder builder = new TypedIndexBuilder(schema, Limits.FORMAT);
    rows.forEach(row -> builder.add(target(row), value(row)));
    builder.publishTo(file);
  }

  private static Target target(String row) {
    return Target.parse(row.substring(0, row.indexOf(' ')));
  }

  /** Returns the JSON of a row. */
  public static String record(String row) {
    return json(row.substring(row.indexOf(' ') + 1));
  }

  private static RecordValue value(String row) {
    return JsonRecords.parse(record(row).getBytes(StandardCharsets.UTF_8));
  }
}
