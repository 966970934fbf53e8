package dev.netindex.contracts.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.maxmind.db.DatabaseRecord;
import com.maxmind.db.Reader;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.contracts.data.SharedData;
import dev.netindex.contracts.model.Rounds;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.source.mmdb.MmdbException;
import dev.netindex.source.mmdb.MmdbOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** MaxMind's test files as indexes: no network and no value is lost. */
final class MmdbConversionTest {
  private static final int RANDOM_ADDRESSES = 300;

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(SharedData.need("data", "maxmind-db").resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".mmdb")).sorted().toList();
    }
  }

  @Test
  void everyRecordOfEveryTestFileIsWhatMaxMindsReaderGives() throws IOException {
    RandomGenerator random = Rounds.generator(4);
    List<String> refused = new ArrayList<>();
    long rows = 0;
    for (Path file : files("test-data")) {
      byte[] bytes = Files.readAllBytes(file);
      try (IndexReader index = ConvertedMmdb.of(bytes, MmdbOptions.DEFAULTS);
          Reader reader = new Reader(new ByteArrayInputStream(bytes))) {
        rows += compareRows(file.toString(), index, reader);
        compareAddresses(file.toString(), index, reader, random);
      } catch (MmdbException broken) {
        refused.add(file.getFileName().toString());
      }
    }
    assertEquals(
        List.of(
            "GeoIP2-City-Test-Broken-Double-Format.mmdb",
            "GeoIP2-City-Test-Invalid-Node-Count.mmdb",
            "MaxMind-DB-test-broken-pointers-24.mmdb",
            "MaxMind-DB-test-broken-search-tree-24.mmdb"),
        refused);
    assertTrue(rows > 5_000, "rows: " + rows);
  }

  /** Each row's first address asks MaxMind's reader for the record and its network. */
  private static long compareRows(String file, IndexReader index, Reader reader)
      throws IOException {
    RecordReader records = RecordReader.of(index);
    RecordView view = records.view();
    RecordJsonWriter json = RecordJsonWriter.of(records);
    List<Match> matches = new ArrayList<>();
    index.visitAll(match -> matches.add(match.toMatch()));
    for (Match match : matches) {
      IpAddress first = ((dev.netindex.format.IpTarget) match.target()).first();
      DatabaseRecord<Object> expected = reader.getRecord(first.toInetAddress(), Object.class);
      json.clear();
      assertEquals(
          PlainJson.of(expected.data()),
          PlainJson.parse(json.write(view.wrap(match)).toByteArray()),
          () -> file + " " + match.target());
    }
    return matches.size();
  }

  private static void compareAddresses(
      String file, IndexReader index, Reader reader, RandomGenerator random) throws IOException {
    RecordReader records = RecordReader.of(index);
    RecordView view = records.view();
    RecordJsonWriter json = RecordJsonWriter.of(records);
    for (int i = 0; i < RANDOM_ADDRESSES; i++) {
      IpAddress address = IpAddress.ofIpv4(random.nextInt());
      List<Match> found = index.lookup(address);
      Object expected = reader.get(address.toInetAddress(), Object.class);
      assertEquals(expected == null ? 0 : 1, found.size(), () -> file + " " + address);
      if (expected != null) {
        json.clear();
        byte[] text = json.write(view.wrap(found.getFirst())).toByteArray();
        assertEquals(PlainJson.of(expected), PlainJson.parse(text), () -> file + " " + address);
      }
    }
  }

  @Test
  void case22BadFilesEndWithAnIndexOrTheException() throws IOException {
    int refused = 0;
    for (Path file : files("bad-data")) {
      try {
        ConvertedMmdb.of(Files.readAllBytes(file), MmdbOptions.DEFAULTS).close();
      } catch (MmdbException documented) {
        assertTrue(!documented.getMessage().isEmpty());
        refused++;
      }
    }
    assertTrue(refused > 10, "refused: " + refused);
  }

  @Test
  void case23AnIndexHasTheOfficialNumberOfNetworks() throws IOException {
    assertCounts("GeoIP2-Country-Test.mmdb", 345, 19, 402);
    assertCounts("GeoLite2-ASN-Test.mmdb", 412, 182, 958);
    assertCounts("MaxMind-DB-test-mixed-24.mmdb", 11, 6, 29);
  }

  private static void assertCounts(String name, long networks, long ipv4, long withAliases)
      throws IOException {
    byte[] bytes = testFile(name);
    try (IndexReader index = ConvertedMmdb.of(bytes, MmdbOptions.DEFAULTS);
        IndexReader all = ConvertedMmdb.of(bytes, MmdbOptions.DEFAULTS.withAliases(true))) {
      assertEquals(networks, index.size(), name);
      assertEquals(ipv4, index.inspect().ipv4().rows(), name);
      assertEquals(withAliases, all.size(), name);
    }
  }

  @Test
  void case24AliasesAreNoMatchesUnlessAskedFor() throws IOException {
    byte[] bytes = testFile("GeoIP2-Country-Test.mmdb");
    List<String> aliases = List.of("2002:432b:9c01::1", "2001:0:432b:9c01::1", "::67.43.156.1");
    try (IndexReader index = ConvertedMmdb.of(bytes, MmdbOptions.DEFAULTS)) {
      RecordReader records = RecordReader.of(index);
      for (String address : List.of("67.43.156.1", "::ffff:67.43.156.1")) {
        Match match = index.lookup(address).getFirst();
        assertEquals("67.43.156.0/24", match.target().toString());
        RecordView view = records.view().wrap(match);
        assertEquals("AS", view.getString(records.field("continent.code")).orElseThrow());
      }
      aliases.forEach(address -> assertEquals(List.of(), index.lookup(address), address));
    }
    try (IndexReader all = ConvertedMmdb.of(bytes, MmdbOptions.DEFAULTS.withAliases(true))) {
      List<String> targets =
          aliases.stream().map(each -> all.lookup(each).getFirst().target().toString()).toList();
      assertEquals(
          List.of("2002:432b:9c00::/40", "2001:0:432b:9c00::/56", "::432b:9c00/120"), targets);
    }
  }

  private static byte[] testFile(String name) throws IOException {
    return Files.readAllBytes(SharedData.need("data", "maxmind-db", "test-data", name));
  }
}
