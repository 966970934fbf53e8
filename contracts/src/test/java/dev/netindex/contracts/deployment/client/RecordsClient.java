package dev.netindex.contracts.deployment.client;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValues;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.source.mmdb.MmdbException;
import dev.netindex.source.mmdb.MmdbFile;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** A bundle that makes typed records and reads them, as a service. */
public final class RecordsClient implements BundleActivator {
  @Override
  public void start(BundleContext context) {
    UnaryOperator<String> record = RecordsClient::record;
    context.registerService(UnaryOperator.class, record, null);
  }

  @Override
  public void stop(BundleContext context) {}

  /** Returns a field and the JSON of a record about a country, and what is no MMDB file. */
  public static String record(String code) {
    RecordValue value =
        RecordValues.of(Map.of("country", Map.of("iso_code", code), "latitude", 51.5));
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    inference.observe(value);
    TypedIndexBuilder builder =
        new TypedIndexBuilder(inference.schema(DatasetInfo.UNKNOWN).schema(), Limits.FORMAT);
    builder.add(Target.parse("81.2.69.0/24"), value);
    try (IndexReader index = IndexReader.open(builder.toByteArray())) {
      RecordReader records = RecordReader.of(index);
      RecordView view = records.view().wrap(index.lookup("81.2.69.1").getFirst());
      String json = RecordJsonWriter.of(records).write(view).toString();
      String field = view.getString(records.field("country.iso_code")).orElse("none");
      return field + " " + json.length() + " " + refused();
    }
  }

  private static String refused() {
    try (MmdbFile file = MmdbFile.of(MemorySegment.ofArray(new byte[100]), "none")) {
      return file.name();
    } catch (MmdbException noMmdb) {
      return noMmdb.fault().name();
    }
  }
}
