package dev.netindex.benchmarks.sides;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Map;

/** Makes sure that an index and the MMDB file that it was made of answer alike. */
public final class PeerCheck {
  private static final int CHECKED = 1 << 13;

  private PeerCheck() {}

  /**
   * Compares the records of many of the addresses as JSON: every field, and so the four as well.
   *
   * @param side of the data
   * @param addresses the file of them
   * @throws IOException if a file can't be read
   * @throws IllegalStateException if an answer differs
   */
  public static void check(SideName side, Path addresses) throws IOException {
    Addresses asked = Addresses.read(addresses, side.family());
    ObjectMapper mapper = new ObjectMapper();
    OpenedIndex index =
        new OpenedIndex(new SideName("json", side.data(), side.family(), "NONE"), asked);
    try (index.reader;
        Reader peer =
            MaxmindFile.open(new SideName("maxmind-json", side.data(), side.family(), "0"))) {
      RecordReader records = RecordReader.of(index.reader);
      RecordJsonWriter writer = RecordJsonWriter.of(records);
      InetAddress[] objects = asked.toInetAddresses();
      for (int i = 0; i < CHECKED; i++) {
        MatchCursor match = index.ask(i);
        if (!match.next()) {
          throw new IllegalStateException("no match for " + objects[i]);
        }
        JsonNode ours = mapper.readTree(writer.write(records.view().wrap(match)).toByteArray());
        JsonNode theirs =
            mapper.readTree(mapper.writeValueAsBytes(peer.get(objects[i], Map.class)));
        if (!ours.equals(theirs)) {
          throw new IllegalStateException(objects[i] + ": " + ours + " is not " + theirs);
        }
      }
    }
  }
}
