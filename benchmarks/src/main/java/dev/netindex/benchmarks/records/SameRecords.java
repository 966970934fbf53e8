package dev.netindex.benchmarks.records;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.maxmind.db.NoCache;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes sure that both participants answer alike, in every form that the benchmarks take the time
 * of: the four fields, and the JSON as parsed values.
 */
public final class SameRecords {
  private final ObjectMapper mapper = new ObjectMapper();
  private final MapJson streaming = new MapJson();
  private final CityData data;
  private final IndexRecords ours;
  private final Reader theirs;
  private int found;

  private SameRecords(CityData data, IndexRecords ours, Reader theirs) {
    this.data = data;
    this.ours = ours;
    this.theirs = theirs;
  }

  /**
   * Asks both for all addresses of the benchmarks.
   *
   * @param quick only for IPv4 addresses inside rows
   * @throws IOException if a file can't be read
   * @throws IllegalStateException if an answer differs
   */
  public static void check(boolean quick) throws IOException {
    for (CityData data : CityData.values()) {
      if (!quick || data.family() == Family.IPV4) {
        check(data, quick);
      }
    }
  }

  private static void check(CityData data, boolean quick) throws IOException {
    try (IndexReader index = IndexReader.open(data.index());
        Reader reader = MaxmindRecordBenchmark.open(data, NoCache.getInstance())) {
      SameRecords same = new SameRecords(data, new IndexRecords(index, data), reader);
      for (Sample sample : Sample.values()) {
        if (!quick || sample == Sample.ROWS) {
          same.check(Addresses.of(index, data.family(), sample), sample);
        }
      }
    }
  }

  private void check(Addresses asked, Sample sample) throws IOException {
    InetAddress[] addresses = asked.toInetAddresses();
    found = 0;
    for (int i = 0; i < addresses.length; i++) {
      boolean match = ours.ask(data.family(), asked.high()[i], asked.low()[i]);
      compare(addresses[i], match);
    }
    System.out.printf(
        "same answers: %,d addresses, %s %s, %,d with a record%n",
        addresses.length, data, sample, found);
    if (sample == Sample.ROWS && found != addresses.length) {
      throw new IllegalStateException("addresses inside rows without a record");
    }
  }

  private void compare(InetAddress address, boolean match) throws IOException {
    Record typed =
        data.flat() ? theirs.get(address, FlatFields.class) : theirs.get(address, CityFields.class);
    Map<?, ?> map = theirs.get(address, Map.class);
    same(address, match, typed != null);
    same(address, match, map != null);
    if (typed == null || map == null) {
      return;
    }
    found++;
    FourFields fields = ours.fields();
    same(address, fields, ours.stringFields());
    same(address, fields, ours.flatMapped());
    same(address, ours.mapped(), typed);
    same(address, fields, FourFields.of(typed));
    same(address, fields, FourFields.of(map));
    JsonNode json = mapper.readTree(ours.json());
    same(address, json, mapper.readTree(mapper.writeValueAsBytes(map)));
    streaming.write(map);
    same(address, json, mapper.readTree(streaming.toByteArray()));
  }

  private static void same(InetAddress address, @Nullable Object ours, @Nullable Object theirs) {
    if (!Objects.equals(ours, theirs)) {
      throw new IllegalStateException(address + ": " + ours + " is not " + theirs);
    }
  }
}
