package dev.netindex.contracts.records;

import dev.netindex.codec.json.build.RecordKeys;
import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.format.Limits;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.source.mmdb.MmdbFile;
import dev.netindex.source.mmdb.MmdbOptions;
import dev.netindex.source.mmdb.MmdbProgress;
import dev.netindex.source.mmdb.MmdbSource;
import java.lang.foreign.MemorySegment;

/** Makes indexes of MMDB files as a user of the libraries would. */
final class ConvertedMmdb {
  private ConvertedMmdb() {}

  static IndexReader of(byte[] bytes, MmdbOptions options) {
    try (MmdbFile file = MmdbFile.of(MemorySegment.ofArray(bytes), "test")) {
      MmdbSource source = MmdbSource.of(file, options);
      SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
      source.forEachRecord(key -> inference.observe(source.record(key)));
      TypedIndexBuilder builder =
          new TypedIndexBuilder(
              inference.schema(file.metadata().dataset(file.name())).schema(), Limits.FORMAT);
      RecordKeys keys = new RecordKeys();
      source.forEachNetwork(
          (target, key) -> {
            long known = keys.find(key);
            if (known == RecordKeys.ABSENT) {
              keys.put(key, builder.add(target, source.record(key)));
            } else {
              builder.addSame(target, known);
            }
          },
          MmdbProgress.NONE);
      return IndexReader.open(builder.toByteArray());
    }
  }
}
