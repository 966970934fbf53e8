package dev.netindex.benchmarks.convert;

import dev.netindex.codec.json.build.RecordKeys;
import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.source.mmdb.MmdbFile;
import dev.netindex.source.mmdb.MmdbOptions;
import dev.netindex.source.mmdb.MmdbProgress;
import dev.netindex.source.mmdb.MmdbSource;
import java.io.IOException;
import java.nio.file.Path;

/** An MMDB file to an index of typed records, as a program would do it with the library. */
final class Conversion {
  private final MmdbSource source;
  private final TypedIndexBuilder builder;
  private final RecordKeys known = new RecordKeys();

  private Conversion(MmdbSource source, RecordSchema schema) {
    this.source = source;
    this.builder = new TypedIndexBuilder(schema, Limits.FORMAT);
  }

  /**
   * Converts a file.
   *
   * @return the number of rows
   */
  static long run(Path database, Path index) throws IOException {
    try (MmdbFile file = MmdbFile.open(database)) {
      MmdbSource source = MmdbSource.of(file, MmdbOptions.DEFAULTS);
      SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
      source.forEachRecord(key -> inference.observe(source.record(key)));
      RecordSchema schema =
          inference.schema(file.metadata().dataset(database.getFileName().toString())).schema();
      Conversion conversion = new Conversion(source, schema);
      source.forEachNetwork(conversion::add, MmdbProgress.NONE);
      conversion.builder.publishTo(index);
      return conversion.builder.size();
    }
  }

  private void add(Target.Network network, long key) {
    long same = known.find(key);
    if (same == RecordKeys.ABSENT) {
      known.put(key, builder.add(network, source.record(key)));
    } else {
      builder.addSame(network, same);
    }
  }
}
