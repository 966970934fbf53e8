package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.format.IpAddress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which networks a tree has, in which order. */
class NetworksTest {
  private static final MmdbOptions ALIASES = MmdbOptions.DEFAULTS.withAliases(true);

  /** Two records: 1 at offset 0 and 2 at offset 2. */
  private static final DataWriter DATA = new DataWriter().u32(1).u32(2);

  private static List<String> networks(byte[] file, MmdbOptions options) {
    return List.copyOf(Opened.rows(file, options).keySet());
  }

  private static List<String> networks(byte[] file) {
    return networks(file, MmdbOptions.DEFAULTS);
  }

  private static RecordValue number(int value) {
    return new IntegerValue(NumberType.U32, value);
  }

  private static TreeWriter withAliases() {
    return TreeWriter.ipv6()
        .add("1.2.3.0/24", 0)
        .add("255.0.0.0/8", 2)
        .add("2a00::/12", 2)
        .alias("2001::/32", "::/96")
        .alias("2002::/16", "::/96")
        .alias("::ffff:0:0/96", "::/96");
  }

  @Test
  void ipv4ComesFirstAsIpv4() {
    for (int size : new int[] {24, 28, 32}) {
      byte[] file = withAliases().recordSize(size).build(DATA);
      assertEquals(
          Map.of("1.2.3.0/24", number(1), "255.0.0.0/8", number(2), "2a00::/12", number(2)),
          Opened.rows(file));
      assertEquals(List.of("1.2.3.0/24", "255.0.0.0/8", "2a00::/12"), networks(file));
    }
  }

  @Test
  void aliasesAreIncludedByOption() {
    assertEquals(
        List.of(
            "1.2.3.0/24",
            "255.0.0.0/8",
            "::102:300/120",
            "::ff00:0/104",
            "2001:0:102:300::/56",
            "2001:0:ff00::/40",
            "2002:102:300::/40",
            "2002:ff00::/24",
            "2a00::/12"),
        networks(withAliases().build(DATA), ALIASES));
  }

  @Test
  void theReportCountsWhatIsLeftOut() {
    byte[] file = withAliases().build(DATA);
    assertEquals(new MmdbReport(2, 1, 0, 6, 0), report(file, MmdbOptions.DEFAULTS));
    assertEquals(new MmdbReport(2, 1, 6, 0, 0), report(file, ALIASES));
  }

  private static MmdbReport report(byte[] file, MmdbOptions options) {
    return Opened.source(file, options).forEachNetwork((network, key) -> {}, MmdbProgress.NONE);
  }

  @Test
  void aFileOfIpVersion4HasItsRootAtTheFirstBit() {
    byte[] file = TreeWriter.ipv4().add("0.0.0.0/1", 0).add("128.0.0.1/32", 2).build(DATA);
    assertEquals(List.of("0.0.0.0/1", "128.0.0.1/32"), networks(file));
    assertEquals(networks(file), networks(file, ALIASES));
  }

  @Test
  void aRecordAboveTheIpv4PartAnswersIpv4Too() throws IOException {
    byte[] file = TreeWriter.ipv6().add("::/64", 0).add("8000::/1", 2).build(DATA);
    assertEquals(
        Map.of("0.0.0.0/0", number(1), "::/64", number(1), "8000::/1", number(2)),
        Opened.rows(file));
    assertEquals(1L, MaxMindRows.record(file, IpAddress.parse("1.2.3.4")));
    assertEquals(1L, MaxMindRows.record(file, IpAddress.parse("::1:2:3:4")));
    assertEquals(List.of("0.0.0.0/0", "::/64", "8000::/1"), networks(file, ALIASES));
  }

  @Test
  void aRecordOfAllOfIpv4IsOneNetwork() {
    byte[] file = TreeWriter.ipv6().add("::/96", 0).build(DATA);
    assertEquals(List.of("0.0.0.0/0"), networks(file));
    assertEquals(new MmdbReport(1, 0, 0, 1, 0), report(file, MmdbOptions.DEFAULTS));
    assertEquals(List.of("0.0.0.0/0", "::/96"), networks(file, ALIASES));
    assertEquals(new MmdbReport(1, 0, 1, 0, 0), report(file, ALIASES));
  }

  @Test
  void nothingAboveTheIpv4PartIsNoIpv4Network() {
    byte[] file = TreeWriter.ipv6().add("8000::/1", 0).build(DATA);
    assertEquals(List.of("8000::/1"), networks(file));
  }

  @Test
  void mappedNetworksOfTheirOwnStayIpv6() throws IOException {
    byte[] file = TreeWriter.ipv6().add("1.2.3.0/24", 0).add("::ffff:1.2.3.0/120", 2).build(DATA);
    assertEquals(List.of("1.2.3.0/24", "::ffff:1.2.3.0/120"), networks(file));
    // MaxMind's reader can't be asked for them: Java makes IPv4 of such an address.
    assertEquals(1L, MaxMindRows.record(file, IpAddress.parse("1.2.3.4")));
  }

  @Test
  void allAddressesUpToTheLastBit() {
    byte[] file =
        TreeWriter.ipv6()
            .add("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128", 0)
            .add("ffff:ffff:ffff:ffff:7fff:ffff:ffff:ffff/128", 0)
            .add("0.0.0.0/32", 2)
            .add("255.255.255.255/32", 2)
            .build(DATA);
    assertEquals(
        List.of(
            "0.0.0.0/32",
            "255.255.255.255/32",
            "ffff:ffff:ffff:ffff:7fff:ffff:ffff:ffff/128",
            "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128"),
        networks(file));
  }

  @Test
  void theTreeMayBeEmpty() {
    assertEquals(List.of(), networks(TreeWriter.ipv4().build(DATA)));
    byte[] noNode = TreeWriter.noNode(6).build(DATA);
    assertEquals(List.of(), networks(noNode, ALIASES));
    assertEquals(List.of(), networks(TreeWriter.noNode(4).build(DATA)));
  }

  @Test
  void recordsComeOnceInTheOrderOfTheirFirstNetworks() {
    byte[] file =
        TreeWriter.ipv4().add("1.0.0.0/8", 2).add("2.0.0.0/8", 0).add("3.0.0.0/8", 2).build(DATA);
    List<Long> keys = new ArrayList<>();
    Opened.source(file, MmdbOptions.DEFAULTS).forEachRecord(keys::add);
    assertEquals(List.of(2L, 0L), keys);
  }

  @Test
  void rowsArriveWithTheirRecords() {
    List<String> rows = new ArrayList<>();
    MmdbReport report =
        Opened.source(withAliases().build(DATA), MmdbOptions.DEFAULTS)
            .read((target, value) -> rows.add(target + " " + value), MmdbProgress.NONE);
    assertEquals(3, report.networks());
    assertEquals("1.2.3.0/24 " + number(1), rows.getFirst());
    assertEquals("2a00::/12 " + number(2), rows.getLast());
  }

  @Test
  void whatAVisitorThrowsReachesTheCaller() {
    MmdbSource source = Opened.source(withAliases().build(DATA), MmdbOptions.DEFAULTS);
    IllegalStateException own = new IllegalStateException();
    assertEquals(
        own,
        assertThrows(
            IllegalStateException.class,
            () ->
                source.forEachNetwork(
                    (network, key) -> {
                      throw own;
                    },
                    MmdbProgress.NONE)));
  }

  @Test
  void progressEndsWithAllNetworks() {
    List<Long> told = new ArrayList<>();
    Opened.source(withAliases().build(DATA), MmdbOptions.DEFAULTS)
        .forEachNetwork((network, key) -> {}, (networks, nodes, total) -> told.add(networks));
    assertEquals(List.of(3L), told);
  }

  @Test
  void keysOfNoRecordAreRefused() {
    MmdbSource source = Opened.source(withAliases().build(DATA), MmdbOptions.DEFAULTS);
    for (long key : new long[] {-1, 4, Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertEquals(
          MmdbFault.TRUNCATED, assertThrows(MmdbException.class, () -> source.record(key)).fault());
    }
  }
}
