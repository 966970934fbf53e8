package dev.netindex.source.mmdb;

import dev.netindex.format.IpAddress;
import dev.netindex.format.ParseOption;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes whole files: a tree, data, metadata. */
final class TreeWriter {
  static final String MARKER = "\u00AB\u00CD\u00EFMaxMind.com";

  /** In place of a record: nothing. */
  private static final long NOTHING = -1;

  /** Added to offsets of data until the number of nodes is known. */
  private static final long DATA = 1L << 40;

  private final List<long[]> nodes = new ArrayList<>();
  private final int ipVersion;
  private int recordSize = 28;
  private final Map<String, DataWriter> metadata = new LinkedHashMap<>();

  TreeWriter(int ipVersion) {
    this.ipVersion = ipVersion;
    node();
    number("binary_format_major_version", 2);
    number("binary_format_minor_version", 0);
    number("build_epoch", 1_700_000_000);
    number("ip_version", ipVersion);
    field("database_type").text("Test");
    field("languages").array(2).text("en").text("de");
    field("description").map(1).text("en").text("Made for a test");
  }

  static TreeWriter ipv4() {
    return new TreeWriter(4);
  }

  static TreeWriter ipv6() {
    return new TreeWriter(6);
  }

  /** A tree that has no root, and so no networks. */
  static TreeWriter noNode(int ipVersion) {
    TreeWriter writer = new TreeWriter(ipVersion);
    writer.nodes.clear();
    return writer;
  }

  TreeWriter recordSize(int bits) {
    recordSize = bits;
    return this;
  }

  /** Adds a node without records. */
  int node() {
    nodes.add(new long[] {NOTHING, NOTHING});
    return nodes.size() - 1;
  }

  /** Sets a record to a node. */
  TreeWriter link(int node, int bit, int target) {
    nodes.get(node)[bit] = target;
    return this;
  }

  /** Sets a record to data. */
  TreeWriter data(int node, int bit, long offset) {
    nodes.get(node)[bit] = DATA + offset;
    return this;
  }

  /** Adds a network, which must not be inside another one. */
  TreeWriter add(String network, long offset) {
    return set(network, DATA + offset);
  }

  /** Makes a network lead where another one does, which is there already and a node. */
  TreeWriter alias(String network, String other) {
    Path path = path(other);
    return set(network, nodes.get(path.node)[path.bit]);
  }

  private TreeWriter set(String network, long record) {
    Path path = path(network);
    nodes.get(path.node)[path.bit] = record;
    return this;
  }

  private Path path(String text) {
    int slash = text.indexOf('/');
    byte[] address =
        IpAddress.parse(text.substring(0, slash), ParseOption.LITERAL_FAMILY).toBytes();
    int prefix = Integer.parseInt(text.substring(slash + 1));
    int zeros = ipVersion == 6 && address.length == 4 ? 96 : 0;
    int node = 0;
    for (int depth = 0; ; depth++) {
      int at = depth - zeros;
      int bit = at < 0 ? 0 : address[at / 8] >> (7 - at % 8) & 1;
      if (depth == zeros + prefix - 1) {
        return new Path(node, bit);
      }
      if (nodes.get(node)[bit] < 0) {
        link(node, bit, node());
      }
      node = (int) nodes.get(node)[bit];
    }
  }

  private record Path(int node, int bit) {}

  /** Replaces a field of the metadata, whose value is written next. */
  DataWriter field(String name) {
    DataWriter value = new DataWriter();
    metadata.put(name, value);
    return value;
  }

  TreeWriter number(String name, long value) {
    field(name).integer(ValueType.U64, BigInteger.valueOf(value));
    return this;
  }

  TreeWriter without(String name) {
    metadata.remove(name);
    return this;
  }

  byte[] build(DataWriter data) {
    number("record_size", recordSize);
    number("node_count", nodes.size());
    return buildAsStated(data);
  }

  /** Builds a file whose metadata need not be true, nor complete. */
  byte[] buildAsStated(DataWriter data) {
    DataWriter map = new DataWriter().map(metadata.size());
    metadata.forEach((name, value) -> map.text(name).bytes(value.toByteArray()));
    return build(data, map);
  }

  /** Builds a file with metadata of the caller's. */
  byte[] build(DataWriter data, DataWriter ownMetadata) {
    DataWriter file = new DataWriter();
    for (long[] node : nodes) {
      file.bytes(pair(record(node[0]), record(node[1])));
    }
    return file.bytes(new byte[SearchTree.SEPARATOR_BYTES])
        .bytes(data.toByteArray())
        .bytes(MARKER.getBytes(StandardCharsets.ISO_8859_1))
        .bytes(ownMetadata.toByteArray())
        .toByteArray();
  }

  private long record(long record) {
    if (record == NOTHING) {
      return nodes.size();
    }
    return record < DATA ? record : record - DATA + nodes.size() + SearchTree.SEPARATOR_BYTES;
  }

  private byte[] pair(long left, long right) {
    return switch (recordSize) {
      case 24 -> head(left << 40 | right << 16, 6);
      case 28 -> head((left & 0xFF_FFFF) << 40 | left >>> 24 << 36 | (right & 0xFFF_FFFF) << 8, 7);
      default -> head(left << 32 | right, 8);
    };
  }

  private static byte[] head(long bits, int bytes) {
    return Arrays.copyOf(ByteBuffer.allocate(Long.BYTES).putLong(bits).array(), bytes);
  }
}
