package dev.netindex.contracts.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.maxmind.db.DatabaseRecord;
import com.maxmind.db.InvalidNetworkException;
import com.maxmind.db.MaxMindDbParameter;
import com.maxmind.db.Network;
import com.maxmind.db.Networks;
import com.maxmind.db.Reader;
import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordMapper;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.contracts.data.SharedData;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.source.mmdb.MmdbFile;
import dev.netindex.source.mmdb.MmdbOptions;
import dev.netindex.source.mmdb.MmdbProgress;
import dev.netindex.source.mmdb.MmdbSource;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of FROM-MAXMIND.md compiles, and both halves of it say the same. */
class FromMaxMindTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @TempDir Path folder;

  /** What the five tasks found. */
  private record Findings(String country, String city, String json, TreeSet<String> networks) {}

  @Test
  void everyLineOfCodeIsInThisFile() throws IOException {
    String document = Files.readString(ROOT.resolve("docs/FROM-MAXMIND.md"));
    String source =
        Files.readString(
            ROOT.resolve(
                "contracts/src/test/java/dev/netindex/contracts/docs/FromMaxMindTest.java"));
    String flat = source.replaceAll("\\s+", "");
    Matcher blocks = BLOCK.matcher(document);
    int count = 0;
    for (; blocks.find(); count++) {
      for (String line : blocks.group(1).lines().toList()) {
        String code =
            line.replaceAll("//.*", "")
                .replace("new File(\"GeoLite2-City.mmdb\")", "file")
                .replace("Path.of(\"city.nidx\")", "file");
        String wanted = code.replaceAll("\\s+", "");
        assertTrue(flat.contains(wanted), () -> "not tested: " + line);
      }
    }
    assertEquals(10, count);
  }

  @Test
  void fiveTasksWithASmallIndex() throws IOException {
    Path file = folder.resolve("small.nidx");
    List<String> rows =
        List.of(
            "81.2.69.160/27 {'country':{'iso_code':'GB'},"
                + "'location':{'latitude':51.5,'longitude':-0.25}}",
            "2001:218::/32 {'country':{'iso_code':'JP'}}");
    build(
        file,
        sink ->
            rows.forEach(
                row -> {
                  String[] halves = row.replace('\'', '"').split(" ", 2);
                  sink.accept(
                      Target.parse(halves[0]), JsonRecords.parse(halves[1].getBytes(UTF_8)));
                }));

    Findings found = WithNetindex.tasks(file);

    assertEquals("GB", found.country());
    assertEquals("GB 51.5 -0.25", found.city());
    assertTrue(found.json().startsWith("{\"country\":{\"iso_code\":\"GB\"},"), found.json());
    assertEquals(
        List.of("2001:218::/32 JP - -", "81.2.69.160/27 GB 51.5 -0.25"),
        List.copyOf(found.networks()));
  }

  @Test
  void bothHalvesFindTheSameInMaxMindsTestFile() throws IOException, InvalidNetworkException {
    String name = "data/maxmind-db/test-data/GeoIP2-City-Test.mmdb";
    Optional<Path> there = SharedData.find(name);
    assumeTrue(there.isPresent(), () -> "skipped: no " + name + " in the shared data");
    Path mmdb = there.orElseThrow();
    Path file = folder.resolve("city.nidx");
    try (MmdbFile opened = MmdbFile.open(mmdb)) {
      MmdbSource source = MmdbSource.of(opened, MmdbOptions.DEFAULTS);
      build(file, sink -> source.read(sink, MmdbProgress.NONE));
    }

    Findings expected = WithMaxMind.tasks(mmdb.toFile());
    Findings found = WithNetindex.tasks(file);

    assertEquals(expected.country(), found.country());
    assertEquals(expected.city(), found.city());
    assertEquals(expected.networks(), found.networks());
    assertTrue(found.json().contains("\"iso_code\":\"GB\""), found.json());
    assertTrue(expected.json().contains("iso_code=GB"), expected.json());
  }

  /** A source that can be read twice. */
  private interface Rows {
    void read(RecordSink sink) throws IOException;
  }

  private static void build(Path file, Rows rows) throws IOException {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    rows.read((_, value) -> inference.observe(value));
    TypedIndexBuilder builder =
        new TypedIndexBuilder(inference.schema(DatasetInfo.UNKNOWN).schema(), Limits.FORMAT);
    rows.read(builder::add);
    builder.publishTo(file);
  }

  private static String shown(Object value) {
    return value == null ? "-" : value.toString();
  }

  /** The halves that are about netindex. */
  private static final class WithNetindex {
    private record Country(String isoCode) {}

    private record Location(Optional<Double> latitude, Optional<Double> longitude) {}

    private record City(Country country, Location location) {}

    private final TreeSet<String> networks = new TreeSet<>();

    static Findings tasks(Path file) throws IOException {
      return new WithNetindex().run(file);
    }

    private Findings run(Path file) throws IOException {
      IndexReader index = IndexReader.open(file);
      RecordReader records = RecordReader.of(index);
      try (index) {
        Field isoCode = records.field("country.iso_code");
        MatchCursor cursor = index.cursor();
        RecordView view = records.view();

        boolean found = cursor.match(IpAddress.parse("81.2.69.160")).next();
        String country = found ? view.wrap(cursor).getString(isoCode).orElse("?") : "?";

        RecordMapper<City> cities = RecordMapper.of(MethodHandles.lookup(), City.class, records);
        cursor.match(IpAddress.parse("81.2.69.160")).next();
        City city = cities.map(view.wrap(cursor));

        OutputStream stream = new ByteArrayOutputStream();
        RecordJsonWriter json = RecordJsonWriter.of(records);
        cursor.match(IpAddress.parse("81.2.69.160")).next();
        json.write(view.wrap(cursor)).writeTo(stream);

        MatchCursor all = index.cursor().matchAll();
        while (all.next()) {
          use(all.target(), cities.map(view.wrap(all)));
        }
        return new Findings(country, text(city), stream.toString(), networks);
      }
    }

    private void use(Target target, City city) {
      networks.add(target + " " + text(city));
    }

    private static String text(City city) {
      Location location = city.location();
      return shown(city.country() == null ? null : city.country().isoCode())
          + ' '
          + shown(location == null ? null : location.latitude().orElse(null))
          + ' '
          + shown(location == null ? null : location.longitude().orElse(null));
    }
  }

  /** The halves that are about MaxMind's reader. */
  private static final class WithMaxMind {
    public record Country(@MaxMindDbParameter(name = "iso_code") String isoCode) {}

    public record City(Country country, Location location) {}

    public record Location(Double latitude, Double longitude) {}

    private final TreeSet<String> networks = new TreeSet<>();

    static Findings tasks(File file) throws IOException, InvalidNetworkException {
      return new WithMaxMind().run(file);
    }

    private Findings run(File file) throws IOException, InvalidNetworkException {
      Reader reader = new Reader(file);
      try (reader) {
        Map<?, ?> record = reader.get(InetAddress.ofLiteral("81.2.69.160"), Map.class);
        String country =
            record == null ? "?" : (String) ((Map<?, ?>) record.get("country")).get("iso_code");

        City city = reader.get(InetAddress.ofLiteral("81.2.69.160"), City.class);

        Networks<City> networks = reader.networks(City.class);
        while (networks.hasNext()) {
          DatabaseRecord<City> next = networks.next();
          use(next.network(), next.data());
        }
        return new Findings(country, text(city), String.valueOf(record), this.networks);
      }
    }

    private void use(Network network, City city) {
      String target = IpAddress.of(network.networkAddress()) + "/" + network.prefixLength();
      networks.add(target + " " + text(city));
    }

    private static String text(City city) {
      Location location = city.location();
      return shown(city.country() == null ? null : city.country().isoCode())
          + ' '
          + shown(location == null ? null : location.latitude())
          + ' '
          + shown(location == null ? null : location.longitude());
    }
  }
}
