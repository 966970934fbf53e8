package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random whole files, whose networks and records must be those of MaxMind's reader. */
class RandomFilesTest {
  private static final int[] SIZES = {24, 28, 32};

  private final List<Integer> offsets = new ArrayList<>();

  private DataWriter data(Random random) {
    offsets.clear();
    DataWriter data = new DataWriter();
    for (int i = random.nextInt(1, 8); i > 0; i--) {
      offsets.add(data.offset());
      RecordValue value = RandomValues.value(random, 3);
      if (offsets.size() > 1 && random.nextBoolean()) {
        data.map(2).text("shared").pointer(offsets.getFirst()).text("own").value(value);
      } else {
        data.value(value);
      }
    }
    return data;
  }

  /** Adds networks that do not meet each other. */
  private TreeWriter tree(Random random, int version) {
    TreeWriter writer = new TreeWriter(version).recordSize(SIZES[random.nextInt(SIZES.length)]);
    List<Target.Network> networks = new ArrayList<>();
    for (int i = random.nextInt(1, 40); i > 0; i--) {
      Target.Network network = network(random, version == 4 || random.nextBoolean());
      boolean apart =
          networks.stream()
              .noneMatch(
                  other -> other.contains(network.first()) || network.contains(other.first()));
      if (apart) {
        networks.add(network);
        writer.add(network.toString(), offsets.get(random.nextInt(offsets.size())));
      }
    }
    boolean aliases =
        version == 6
            && networks.stream().anyMatch(network -> network.address().isIpv4())
            && networks.stream().noneMatch(RandomFilesTest::meetsAliases);
    return aliases ? writer.alias("2001::/32", "::/96").alias("2002::/16", "::/96") : writer;
  }

  private static boolean meetsAliases(Target.Network network) {
    return network.toString().matches("(2001|2002):.*")
        || !network.address().isIpv4() && network.prefix() < 33;
  }

  private static Target.Network network(Random random, boolean ipv4) {
    if (ipv4) {
      return Target.Network.masking(IpAddress.ofIpv4(random.nextInt()), random.nextInt(1, 33));
    }
    // Not in ::/16, where the IPv4 networks are.
    long high = random.nextLong() | 1L << 48 + random.nextInt(16);
    return Target.Network.masking(
        IpAddress.ofIpv6(high, random.nextLong()), random.nextInt(17, 129));
  }

  @Test
  void networksAndRecordsAreThoseOfMaxMindsReader() {
    SeededRandom.repeat(
        150,
        random -> {
          DataWriter data = data(random);
          byte[] file = tree(random, random.nextBoolean() ? 4 : 6).build(data);
          assertSameRows(file);
        });
  }

  private static void assertSameRows(byte[] file) throws Exception {
    Map<String, Object> expected = MaxMindRows.of(file);
    Map<String, RecordValue> actual = Opened.rows(file);
    assertEquals(List.copyOf(expected.keySet()), List.copyOf(actual.keySet()));
    expected.forEach(
        (network, record) -> JavaValues.assertSame(record, actual.get(network), network));
  }

  @Test
  void filesCutAnywhereEndWithSuccessOrTheException() {
    SeededRandom.repeat(
        3,
        random -> {
          DataWriter data = data(random);
          byte[] file = tree(random, 6).build(data);
          for (int length = 0; length < file.length; length++) {
            read(Arrays.copyOf(file, length));
          }
        });
  }

  @Test
  void filesWithChangedBitsEndWithSuccessOrTheException() {
    SeededRandom.repeat(
        300,
        random -> {
          DataWriter data = data(random);
          byte[] file = tree(random, random.nextBoolean() ? 4 : 6).build(data);
          for (int i = random.nextInt(1, 6); i > 0; i--) {
            // Mostly in the data and metadata, as the tree is by far the longest part.
            int at =
                random.nextBoolean()
                    ? random.nextInt(file.length)
                    : file.length - 1 - random.nextInt(Math.min(600, file.length));
            file[at] ^= (byte) (1 << random.nextInt(8));
          }
          read(file);
        });
  }

  /** Reads everything in every way; whatever is thrown but the exception fails the test. */
  private static void read(byte[] file) {
    try {
      MmdbOptions options = MmdbOptions.DEFAULTS;
      walk(file, options.withAliases(true));
      walk(file, options.withEmptyRecords(false).withFields(List.of("key1.key2", "own.0")));
      walk(file, options.withLanguages(List.of("en")));
    } catch (MmdbException documented) {
      assertEquals(Opened.NAME, documented.file());
    }
  }

  private static void walk(byte[] file, MmdbOptions options) {
    MmdbSource source = Opened.source(file, options);
    source.forEachNetworkBits((family, high, low, prefix, key) -> {}, MmdbProgress.NONE);
    source.forEachRecord(
        key -> {
          try {
            source.record(key);
          } catch (MmdbException documented) {
            assertEquals(Opened.NAME, documented.file());
          }
        });
  }
}
