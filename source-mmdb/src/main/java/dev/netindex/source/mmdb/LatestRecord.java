package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue;
import org.jspecify.annotations.Nullable;

/** Decodes a record unless it was the one before, as neighbouring networks often share theirs. */
final class LatestRecord {
  private final MmdbSource source;
  private @Nullable RecordValue record;
  private long recordKey;

  LatestRecord(MmdbSource source) {
    this.source = source;
  }

  RecordValue record(long key) {
    RecordValue latest = record;
    if (latest == null || recordKey != key) {
      latest = source.record(key);
      record = latest;
      recordKey = key;
    }
    return latest;
  }
}
