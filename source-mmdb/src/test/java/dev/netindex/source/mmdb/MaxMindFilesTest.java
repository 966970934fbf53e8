package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.IpAddress;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** MaxMind's own test files, as its reader reads them. */
final class MaxMindFilesTest {
  private static final Path FILES =
      Path.of(System.getProperty("netindex.shared", "absent"), "data", "maxmind-db");
  private static final MmdbOptions ALIASES = MmdbOptions.DEFAULTS.withAliases(true);

  /** Generous, for busy machines; these files take milliseconds. */
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @BeforeEach
  void filesAreThere() {
    assumeTrue(Files.isDirectory(FILES), "skipped: no data/maxmind-db in -Dnetindex.shared");
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(FILES.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".mmdb")).sorted().toList();
    }
  }

  private static boolean isBroken(Path file) {
    return file.toString().matches(".*([Bb]roken|Invalid-Node-Count).*");
  }

  private static byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(FILES.resolve("test-data").resolve(name));
  }

  @Test
  void everyNetworkAndRecordIsThatOfMaxMindsReader() throws IOException {
    int compared = 0;
    for (Path file : files("test-data")) {
      if (isBroken(file)) {
        continue;
      }
      byte[] bytes = Files.readAllBytes(file);
      Map<String, Object> expected = MaxMindRows.of(bytes);
      Map<String, RecordValue> actual = Opened.rows(bytes);
      expected.forEach(
          (network, record) -> {
            RecordValue own = actual.remove(network);
            assertEquals(true, own != null, file + " " + network);
            JavaValues.assertSame(record, own, file + " " + network);
          });
      if (file.endsWith("MaxMind-DB-no-ipv4-search-tree.mmdb")) {
        assertEquals(List.of("0.0.0.0/0"), List.copyOf(actual.keySet()));
        RecordValue own = actual.remove("0.0.0.0/0");
        JavaValues.assertSame(MaxMindRows.record(bytes, IpAddress.ofIpv4(-1)), own, "IPv4");
      }
      assertEquals(Map.of(), actual, file::toString);
      compared++;
    }
    assertEquals(36, compared);
  }

  @Test
  void case23NetworksComeOnceAndAliasesByOption() throws IOException {
    assertCounts("GeoIP2-Country-Test.mmdb", 19, 345, 402);
    assertCounts("GeoLite2-ASN-Test.mmdb", 182, 412, 958);
    assertCounts("MaxMind-DB-test-mixed-24.mmdb", 6, 11, 29);
    assertCounts("MaxMind-DB-test-mixed-28.mmdb", 6, 11, 29);
    assertCounts("MaxMind-DB-test-mixed-32.mmdb", 6, 11, 29);
  }

  private static void assertCounts(String name, long ipv4, long canonical, long all)
      throws IOException {
    MmdbReport without = report(Opened.source(bytes(name), MmdbOptions.DEFAULTS));
    assertEquals(new MmdbReport(ipv4, canonical - ipv4, 0, all - canonical, 0), without);
    assertEquals(canonical, without.networks());
    MmdbReport with = report(Opened.source(bytes(name), ALIASES));
    assertEquals(new MmdbReport(ipv4, canonical - ipv4, all - canonical, 0, 0), with);
    assertEquals(all, with.networks());
  }

  private static MmdbReport report(MmdbSource source) {
    return source.forEachNetworkBits((family, high, low, prefix, key) -> {}, MmdbProgress.NONE);
  }

  @Test
  void aliasesAreCopiesUnderThreePrefixes() throws IOException {
    Map<String, RecordValue> rows = Opened.rows(bytes("GeoIP2-Country-Test.mmdb"), ALIASES);
    RecordValue record = rows.get("67.43.156.0/24");
    assertEquals(true, record != null);
    assertEquals(record, rows.get("::432b:9c00/120"));
    assertEquals(record, rows.get("2001:0:432b:9c00::/56"));
    assertEquals(record, rows.get("2002:432b:9c00::/40"));
    assertEquals(false, rows.containsKey("::ffff:67.43.156.0/120"));
  }

  @Test
  void case24AddressesInAliasesAreFoundOnlyWithThem() throws IOException {
    byte[] bytes = bytes("GeoIP2-Country-Test.mmdb");
    List<String> mapped = List.of("67.43.156.1", "::ffff:67.43.156.1");
    List<String> inAliases = List.of("2002:432b:9c01::1", "2001:0:432b:9c01::1", "::67.43.156.1");
    List<String> prefixes = List.of("/40", "/56", "/120");
    try (IndexReader without = index(bytes, MmdbOptions.DEFAULTS);
        IndexReader with = index(bytes, ALIASES)) {
      for (String address : mapped) {
        assertEquals(List.of("67.43.156.0/24"), targets(without, address));
        assertEquals(List.of("67.43.156.0/24"), targets(with, address));
      }
      for (int i = 0; i < prefixes.size(); i++) {
        assertEquals(List.of(), targets(without, inAliases.get(i)));
        List<String> found = targets(with, inAliases.get(i));
        assertEquals(1, found.size());
        assertEquals(true, found.getFirst().endsWith(prefixes.get(i)), found.getFirst());
      }
    }
    assertEquals(
        true, Opened.rows(bytes).get("67.43.156.0/24").toString().contains("TextValue[text=AS]"));
  }

  private static IndexReader index(byte[] bytes, MmdbOptions options) {
    IndexBuilder builder = new IndexBuilder();
    Opened.source(bytes, options)
        .forEachNetwork((network, key) -> builder.add(network, new byte[0]), MmdbProgress.NONE);
    return IndexReader.open(builder.toByteArray());
  }

  private static List<String> targets(IndexReader index, String address) {
    return index.lookup(address).stream().map(match -> match.target().toString()).toList();
  }

  @Test
  void aliasesAreWhatMaxMindsReaderIteratesWithAliases() throws IOException {
    for (Path file : files("test-data")) {
      if (!isBroken(file)) {
        byte[] bytes = Files.readAllBytes(file);
        Map<String, RecordValue> actual = new HashMap<>(Opened.rows(bytes, ALIASES));
        Map<String, Object> expected = MaxMindRows.of(bytes, true);
        expected.forEach(
            (network, record) -> {
              RecordValue own = actual.get(network);
              assertEquals(true, own != null, file + " " + network);
              JavaValues.assertSame(record, own, file + " " + network);
            });
        // Its IPv4 networks come from ::ffff:0:0/96, which not all trees lead to IPv4.
        actual.keySet().removeAll(expected.keySet());
        actual.keySet().forEach(more -> assertEquals(true, more.contains("."), more));
      }
    }
  }

  @Test
  void case22BadFilesEndWithSuccessOrTheException() throws IOException {
    List<Path> bad = files("bad-data");
    assertEquals(21, bad.size());
    int refused = 0;
    for (Path file : Stream.concat(bad.stream(), files("test-data").stream()).toList()) {
      byte[] bytes = Files.readAllBytes(file);
      if (!assertTimeoutPreemptively(LIMIT, () -> isRead(bytes), file::toString)) {
        refused++;
      }
    }
    assertEquals(21, refused);
  }

  private static boolean isRead(byte[] bytes) {
    try {
      Opened.rows(bytes, ALIASES);
      return true;
    } catch (MmdbException refused) {
      return false;
    }
  }

  @Test
  void faultsOfBadFilesAreNamed() throws IOException {
    Map<String, MmdbFault> faults =
        Map.of(
            "bad-data/libmaxminddb/libmaxminddb-deep-nesting.mmdb", MmdbFault.RECORD_DEPTH,
            "bad-data/libmaxminddb/libmaxminddb-oversized-map.mmdb", MmdbFault.RECORD_VALUES,
            "bad-data/libmaxminddb/libmaxminddb-offset-integer-overflow.mmdb",
                MmdbFault.POINTER_OFFSET,
            "bad-data/libmaxminddb/libmaxminddb-separator-record-max-left.mmdb",
                MmdbFault.RECORD_OFFSET,
            "test-data/GeoIP2-City-Test-Broken-Double-Format.mmdb", MmdbFault.VALUE_SIZE,
            "test-data/GeoIP2-City-Test-Invalid-Node-Count.mmdb", MmdbFault.TREE_LENGTH,
            "test-data/MaxMind-DB-test-broken-search-tree-24.mmdb", MmdbFault.TREE_DEPTH,
            "test-data/MaxMind-DB-test-broken-pointers-24.mmdb", MmdbFault.POINTER_OFFSET);
    for (Map.Entry<String, MmdbFault> entry : faults.entrySet()) {
      byte[] bytes = Files.readAllBytes(FILES.resolve(entry.getKey()));
      MmdbException thrown = assertThrows(MmdbException.class, () -> Opened.rows(bytes));
      assertEquals(entry.getValue(), thrown.fault(), thrown::getMessage);
    }
  }
}
