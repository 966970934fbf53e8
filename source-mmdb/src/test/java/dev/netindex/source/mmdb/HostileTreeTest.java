package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Trees that no writer makes by mistake. */
class HostileTreeTest {
  private static final DataWriter DATA = new DataWriter().u32(1);
  private static final MmdbOptions ALIASES = MmdbOptions.DEFAULTS.withAliases(true);

  private static MmdbException walkFault(byte[] file, MmdbOptions options) {
    MmdbSource source = Opened.source(file, options);
    MmdbException walked =
        assertThrows(
            MmdbException.class,
            () -> source.forEachNetwork((network, key) -> {}, MmdbProgress.NONE));
    MmdbException records =
        assertThrows(MmdbException.class, () -> source.forEachRecord(key -> {}));
    if (!options.aliases()) {
      assertEquals(records.fault(), walked.fault());
    }
    return walked;
  }

  private static void assertWalkFault(MmdbFault fault, TreeWriter writer) {
    for (int size : new int[] {24, 28, 32}) {
      byte[] file = writer.recordSize(size).build(DATA);
      assertEquals(fault, walkFault(file, MmdbOptions.DEFAULTS).fault());
      assertEquals(fault, walkFault(file, ALIASES).fault());
    }
  }

  @Test
  void aNodeThatLeadsToItselfIsTooDeep() {
    for (int bit = 0; bit < 2; bit++) {
      assertWalkFault(MmdbFault.TREE_DEPTH, TreeWriter.ipv4().link(0, bit, 0).data(0, 1 - bit, 0));
      assertWalkFault(MmdbFault.TREE_DEPTH, TreeWriter.ipv6().link(0, bit, 0).data(0, 1 - bit, 0));
    }
  }

  @Test
  void aLoopInTheIpv4PartIsTooDeep() {
    TreeWriter writer = TreeWriter.ipv6().add("1.2.3.0/24", 0).alias("2002::/16", "::/96");
    assertWalkFault(MmdbFault.TREE_DEPTH, writer.alias("128.0.0.0/1", "::/96"));
  }

  @Test
  void aLoopAboveTheIpv4PartDoesNotHideTheTree() {
    // Behind 96 zeros is a node of the loop again, which must not make an alias of the others.
    TreeWriter writer = TreeWriter.ipv6();
    int[] nodes = {0, writer.node(), writer.node(), writer.node()};
    for (int i = 0; i < nodes.length; i++) {
      writer.link(nodes[i], 0, nodes[(i + 1) % nodes.length]).data(nodes[i], 1, 0);
    }
    assertWalkFault(MmdbFault.TREE_DEPTH, writer);
  }

  @Test
  void aTreeDeeperThanAnAddressIsRefused() {
    TreeWriter ipv4 = TreeWriter.ipv4().add("1.2.3.4/32", 0);
    ipv4.alias("1.2.3.4/32", "1.0.0.0/8");
    assertWalkFault(MmdbFault.TREE_DEPTH, ipv4);
    TreeWriter ipv6 = TreeWriter.ipv6().add("2001:db8::1/128", 0);
    ipv6.alias("2001:db8::1/128", "2001::/16");
    assertWalkFault(MmdbFault.TREE_DEPTH, ipv6);
  }

  @Test
  void pathsThatShareNodesAreLimited() {
    for (int version : new int[] {4, 6}) {
      // Both records of each node lead to the next one: 2^31 and 2^127 paths.
      TreeWriter writer = new TreeWriter(version);
      int last = 0;
      for (int depth = 1; depth < (version == 4 ? 32 : 128); depth++) {
        int next = writer.node();
        writer.link(last, 0, next).link(last, 1, next);
        last = next;
      }
      writer.data(last, 0, 0);
      assertWalkFault(MmdbFault.TREE_VISITS, writer);
    }
  }

  @Test
  void someSharedNodesAreLegal() {
    TreeWriter writer = TreeWriter.ipv4().add("1.0.0.0/24", 0).add("1.0.1.0/25", 0);
    byte[] file = writer.alias("3.0.0.0/8", "1.0.0.0/8").build(DATA);
    assertTrue(Opened.rows(file).containsKey("3.0.1.0/25"));
    assertEquals(4, Opened.rows(file).size());
  }

  @Test
  void manyAliasesAreCountedButNotAllIncluded() {
    TreeWriter writer = TreeWriter.ipv6();
    for (int i = 0; i < 1 << 12; i++) {
      writer.add((i >> 8) + "." + (i & 255) + ".0.0/16", 0);
    }
    for (int i = 0; i < 1 << 12; i++) {
      writer.alias(Integer.toHexString(0x2000 + i) + "::/16", "::/96");
    }
    byte[] file = writer.build(DATA);
    MmdbReport report =
        Opened.source(file, MmdbOptions.DEFAULTS)
            .forEachNetwork((network, key) -> {}, MmdbProgress.NONE);
    assertEquals(new MmdbReport(1 << 12, 0, 0, (1L << 12) * ((1 << 12) + 1), 0), report);
    MmdbSource aliases = Opened.source(file, ALIASES);
    assertEquals(
        MmdbFault.TREE_VISITS,
        assertThrows(
                MmdbException.class,
                () -> aliases.forEachNetwork((network, key) -> {}, MmdbProgress.NONE))
            .fault());
  }

  @Test
  void recordsThatLeadOutOfTheDataAreRefused() {
    for (long offset : new long[] {-16, -1, 2, 1_000_000}) {
      assertWalkFault(MmdbFault.RECORD_OFFSET, TreeWriter.ipv4().data(0, 1, offset));
      assertWalkFault(MmdbFault.RECORD_OFFSET, TreeWriter.ipv6().data(0, 1, offset));
      assertWalkFault(MmdbFault.RECORD_OFFSET, TreeWriter.ipv6().data(0, 0, offset));
    }
  }

  @Test
  void limitsAreToldApartFromBrokenRules() {
    for (MmdbFault fault : MmdbFault.values()) {
      assertEquals(
          fault == MmdbFault.TREE_VISITS || fault.name().matches("RECORD_(DEPTH|VALUES|TEXT)"),
          fault.isLimit());
    }
  }
}
