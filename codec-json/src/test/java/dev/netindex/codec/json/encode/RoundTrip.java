package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.infer.ColumnType;
import dev.netindex.codec.json.infer.Fallback;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.InferredSchema;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Infers, encodes, and reads back with the oracle. */
final class RoundTrip {
  private final RecordSchema schema;
  private final List<Fallback> fallbacks;
  private final List<RecordValue> decoded = new ArrayList<>();
  private final EncoderStatistics statistics;

  private RoundTrip(List<? extends RecordValue> values, SchemaInference inference) {
    values.forEach(inference::observe);
    InferredSchema inferred = inference.schema(DatasetInfo.UNKNOWN);
    schema = inferred.schema();
    fallbacks = inferred.fallbacks();
    RecordEncoder encoder = new RecordEncoder(schema, Limits.FORMAT);
    List<byte[]> records = new ArrayList<>();
    for (RecordValue value : values) {
      records.add(encoder.encode(value));
    }
    statistics = encoder.statistics();
    FormatDecoder decoder = new FormatDecoder(encoder.metadata());
    records.forEach(record -> decoded.add(decoder.decode(record)));
  }

  /** Checks that all values come back. */
  static RoundTrip of(List<? extends RecordValue> values, InferenceOptions options) {
    RoundTrip trip = new RoundTrip(values, new SchemaInference(options));
    for (int i = 0; i < values.size(); i++) {
      SameValue.check(values.get(i), trip.decoded.get(i));
    }
    return trip;
  }

  static RoundTrip of(List<? extends RecordValue> values) {
    return of(values, InferenceOptions.DEFAULT);
  }

  static RoundTrip of(RecordValue... values) {
    return of(List.of(values));
  }

  /** With declared types; what comes back may be spelled in another way. */
  static RoundTrip declared(Map<String, ColumnType> types, List<? extends RecordValue> values) {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    types.forEach(inference::declare);
    return new RoundTrip(values, inference);
  }

  RecordSchema schema() {
    return schema;
  }

  Node root() {
    return schema.root().node();
  }

  /** Returns a member of the root. */
  Node member(String name) {
    return ((Node.ObjectNode) root())
        .members().stream()
            .filter(member -> member.name().equals(name))
            .findFirst()
            .orElseThrow()
            .node();
  }

  List<Fallback> fallbacks() {
    return fallbacks;
  }

  List<RecordValue> decoded() {
    return decoded;
  }

  EncoderStatistics statistics() {
    return statistics;
  }

  int length() {
    return schema.root().layout().length();
  }
}
