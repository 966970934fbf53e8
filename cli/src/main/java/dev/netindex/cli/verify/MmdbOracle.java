package dev.netindex.cli.verify;

import com.maxmind.db.DatabaseRecord;
import com.maxmind.db.DeserializationException;
import com.maxmind.db.Network;
import com.maxmind.db.Reader;
import dev.netindex.cli.verify.ValueComparison.Mismatch;
import dev.netindex.codec.json.text.JsonBounds;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValues;
import dev.netindex.format.Target;
import dev.netindex.source.mmdb.MmdbFile;
import dev.netindex.source.mmdb.MmdbOptions;
import dev.netindex.source.mmdb.MmdbSource;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Says what the record of a network is, by MaxMind's own reader. Our decoder reads each record
 * first, because only it has bounds. Where only a part of the record is taken, MaxMind's reader is
 * held against all of what ours reads, and the part is what ours selects of it.
 */
final class MmdbOracle implements Closeable {
  private static final JsonBounds BOUNDS =
      new JsonBounds(JsonBounds.MAX_DEPTH, Integer.MAX_VALUE, Integer.MAX_VALUE);

  private final Reader reader;
  private final MmdbSource all;
  private final MmdbSource selected;
  private final boolean selects;

  MmdbOracle(Path path, MmdbFile file, MmdbOptions options) throws IOException {
    this.reader = new Reader(path.toFile());
    this.all = MmdbSource.of(file, MmdbOptions.DEFAULTS);
    this.selected = MmdbSource.of(file, options);
    this.selects = !options.fields().isEmpty() || !options.languages().isEmpty();
  }

  /** What MaxMind's reader says of a network, and in what ours says something else. */
  record Answer(RecordValue record, Optional<Mismatch> doubt) {}

  /**
   * Asks for a record.
   *
   * @param network a network as we found it
   * @param key our key of its record
   * @throws IOException if MaxMind's reader can't read it
   */
  Answer ask(Target.Network network, long key) throws IOException {
    RecordValue own = all.record(key);
    DatabaseRecord<Object> answer = answer(network);
    Object data = answer.data();
    if (data == null) {
      return new Answer(own, Optional.of(new Mismatch("", "nothing", "a record")));
    }
    if (!isSame(answer.network(), network)) {
      String other = answer.network().toString();
      return new Answer(own, Optional.of(new Mismatch("", "network " + other, "another")));
    }
    RecordValue record = RecordValues.of(data);
    if (!selects) {
      return new Answer(record, Optional.empty());
    }
    RecordValue read = JsonRecords.parse(RecordJson.bytes(own), BOUNDS);
    return new Answer(selected.record(key), ValueComparison.compare(record, read));
  }

  private DatabaseRecord<Object> answer(Target.Network network) throws IOException {
    try {
      return reader.getRecord(network.first().toInetAddress(), Object.class);
    } catch (DeserializationException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** Where all of IPv4 is one leaf, that reader counts prefixes below 0. */
  private static boolean isSame(Network theirs, Target.Network ours) {
    int prefix = theirs.prefixLength();
    if (prefix < 0) {
      return ours.prefix() == 0;
    }
    return prefix == ours.prefix()
        && Arrays.equals(
            theirs.networkAddress().getAddress(), ours.first().toInetAddress().getAddress());
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
