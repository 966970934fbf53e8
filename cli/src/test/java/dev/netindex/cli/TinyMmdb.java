package dev.netindex.cli;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes small MMDB files: a tree of IP version 6 with records of 24 bits. */
public final class TinyMmdb {
  private static final int EMPTY = -1;

  private final List<int[]> nodes = new ArrayList<>();
  private final ByteArrayOutputStream data = new ByteArrayOutputStream();
  private final Map<Object, Integer> offsets = new LinkedHashMap<>();

  public TinyMmdb() {
    newNode();
  }

  private int newNode() {
    nodes.add(new int[] {EMPTY, EMPTY});
    return nodes.size() - 1;
  }

  /** Adds an IPv4 network as its address, prefix length and record; equal records are shared. */
  public TinyMmdb ipv4(String address, int prefix, Object record) {
    String[] octets = address.split("\\.");
    byte[] bytes = new byte[16];
    for (int i = 0; i < 4; i++) {
      bytes[12 + i] = (byte) Integer.parseInt(octets[i]);
    }
    return add(bytes, 96 + prefix, record);
  }

  /** Adds an IPv6 network whose address is given by its first 16-bit groups. */
  public TinyMmdb ipv6(int prefix, Object record, int... groups) {
    ByteBuffer bytes = ByteBuffer.allocate(16);
    for (int group : groups) {
      bytes.putShort((short) group);
    }
    return add(bytes.array(), prefix, record);
  }

  private TinyMmdb add(byte[] address, int prefix, Object record) {
    int node = 0;
    for (int bit = 0; bit < prefix; bit++) {
      int side = address[bit / 8] >> 7 - bit % 8 & 1;
      if (bit == prefix - 1) {
        nodes.get(node)[side] = -2 - offset(record);
      } else {
        if (nodes.get(node)[side] == EMPTY) {
          nodes.get(node)[side] = newNode();
        }
        node = nodes.get(node)[side];
      }
    }
    return this;
  }

  private int offset(Object record) {
    return offsets.computeIfAbsent(
        record,
        value -> {
          int at = data.size();
          write(data, value);
          return at;
        });
  }

  /** Returns the file. */
  public byte[] toByteArray() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int[] node : nodes) {
      for (int side : node) {
        int value =
            side == EMPTY ? nodes.size() : side < 0 ? nodes.size() + 16 + (-2 - side) : side;
        out.write(value >> 16);
        out.write(value >> 8);
        out.write(value);
      }
    }
    out.writeBytes(new byte[16]);
    out.writeBytes(data.toByteArray());
    out.writeBytes("\u00ab\u00cd\u00efMaxMind.com".getBytes(StandardCharsets.ISO_8859_1));
    Map<String, Object> metadata = new LinkedHashMap<>();
    metadata.put("binary_format_major_version", 2);
    metadata.put("binary_format_minor_version", 0);
    metadata.put("build_epoch", BigInteger.valueOf(1_573_592_000));
    metadata.put("database_type", "Tiny-City");
    metadata.put("description", Map.of("en", "Tiny places"));
    metadata.put("ip_version", 6);
    metadata.put("languages", List.of("en", "de"));
    metadata.put("node_count", (long) nodes.size());
    metadata.put("record_size", 24);
    write(out, metadata);
    return out.toByteArray();
  }

  /** Integer is u16, Long u32, BigInteger u64. */
  private static void write(ByteArrayOutputStream out, Object value) {
    switch (value) {
      case Map<?, ?> map -> {
        control(out, 7, map.size());
        map.forEach(
            (key, inside) -> {
              write(out, key);
              write(out, inside);
            });
      }
      case List<?> list -> {
        control(out, 11, list.size());
        list.forEach(element -> write(out, element));
      }
      case String text -> bytes(out, 2, text.getBytes(StandardCharsets.UTF_8));
      case byte[] bytes -> bytes(out, 4, bytes);
      case Boolean truth -> control(out, 14, truth ? 1 : 0);
      case Integer number -> bytes(out, 5, unsigned(BigInteger.valueOf(number)));
      case Long number -> bytes(out, 6, unsigned(BigInteger.valueOf(number)));
      case BigInteger number -> bytes(out, 9, unsigned(number));
      case Float number -> bytes(out, 15, ByteBuffer.allocate(4).putFloat(number).array());
      case Double number -> bytes(out, 3, ByteBuffer.allocate(8).putDouble(number).array());
      default -> throw new IllegalArgumentException(value.toString());
    }
  }

  private static byte[] unsigned(BigInteger number) {
    if (number.signum() == 0) {
      return new byte[0];
    }
    byte[] bytes = number.toByteArray();
    return bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes;
  }

  private static void bytes(ByteArrayOutputStream out, int type, byte[] bytes) {
    control(out, type, bytes.length);
    out.writeBytes(bytes);
  }

  private static void control(ByteArrayOutputStream out, int type, int size) {
    int first = size < 29 ? size : 29;
    out.write(type < 8 ? type << 5 | first : first);
    if (type >= 8) {
      out.write(type - 7);
    }
    if (size >= 29) {
      out.write(size - 29);
    }
  }
}
