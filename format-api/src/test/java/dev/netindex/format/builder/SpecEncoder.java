package dev.netindex.format.builder;

import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A second encoder that follows the text of the format with lists and big numbers, shares no code
 * with the first, and need not be fast.
 */
final class SpecEncoder {
  private final List<Row> ipv4 = new ArrayList<>();
  private final List<Row> ipv6 = new ArrayList<>();
  private final List<Row> asn = new ArrayList<>();
  private final Map<String, Integer> offsets = new LinkedHashMap<>();
  private final List<String> payloads = new ArrayList<>();
  private final ByteArrayOutputStream pool = new ByteArrayOutputStream();

  private record Row(BigInteger start, BigInteger end, int prefix, int kind, long id) {
    static final Comparator<Row> ORDER =
        Comparator.comparing(Row::start).thenComparing(Row::end).thenComparing(Row::id);
  }

  private SpecEncoder(List<Assertion> assertions) {
    for (int id = 0; id < assertions.size(); id++) {
      addRow(assertions.get(id).target(), id);
      addPayload(assertions.get(id).payload());
    }
    ipv4.sort(Row.ORDER);
    ipv6.sort(Row.ORDER);
    asn.sort(Row.ORDER);
  }

  static byte[] encode(List<Assertion> assertions, byte[] metadata) {
    return new SpecEncoder(assertions).file(metadata);
  }

  private void addRow(Target target, long id) {
    if (target instanceof Target.Asn number) {
      BigInteger key = BigInteger.valueOf(number.number());
      asn.add(new Row(key, key, 0, 0, id));
      return;
    }
    IpTarget ip = (IpTarget) target;
    byte[] first = ip.first().toBytes();
    BigInteger start = new BigInteger(1, first);
    BigInteger end = new BigInteger(1, ip.last().toBytes());
    List<Row> rows = first.length == 4 ? ipv4 : ipv6;
    switch (ip) {
      case Target.Address _ -> rows.add(new Row(start, end, 8 * first.length, 0, id));
      case Target.Network network -> rows.add(new Row(start, end, network.prefix(), 1, id));
      case Target.Range _ -> rows.add(new Row(start, end, 0, 2, id));
    }
  }

  private void addPayload(byte[] payload) {
    String key = new String(payload, StandardCharsets.ISO_8859_1);
    payloads.add(key);
    if (!offsets.containsKey(key)) {
      offsets.put(key, pool.size());
      pool.writeBytes(payload);
    }
  }

  private byte[] file(byte[] metadata) {
    byte[] packed4 = packed(ipv4);
    byte[] packed6 = packed(ipv6);
    boolean use4 = packed4.length > 0 && packed4.length < 20 * ipv4.size();
    boolean use6 = packed6.length > 0 && packed6.length < 56 * ipv6.size();
    byte[] fixed = fixed();
    boolean useFixed = fixed.length > 0 && fixed.length < 8 * payloads.size();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes("NETINDEX".getBytes(StandardCharsets.US_ASCII));
    put(out, 3, 4);
    put(out, (use4 ? 1 : 0) + (use6 ? 2 : 0) + (useFixed ? 8 : 4), 4);
    put(out, payloads.size(), 8);
    put(out, ipv4.size(), 8);
    put(out, ipv6.size(), 8);
    put(out, asn.size(), 8);
    put(out, metadata.length, 8);
    put(out, pool.size(), 8);
    put(out, use4 ? packed4.length : 0, 8);
    put(out, use6 ? packed6.length : 0, 8);
    out.writeBytes(metadata);
    out.writeBytes(use4 ? packed4 : interval(ipv4, 4));
    out.writeBytes(use6 ? packed6 : interval(ipv6, 16));
    for (Row row : asn) {
      put(out, row.start(), 4);
      put(out, row.id(), 4);
    }
    out.writeBytes(useFixed ? fixed : compact());
    out.writeBytes(pool.toByteArray());
    return out.toByteArray();
  }

  private static byte[] interval(List<Row> rows, int addressBytes) {
    BigInteger[] maxima = new BigInteger[rows.size()];
    maximum(rows, maxima, 0, rows.size());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int at = 0; at < maxima.length; at++) {
      Row row = rows.get(at);
      put(out, row.start(), addressBytes);
      put(out, row.end(), addressBytes);
      put(out, maxima[at], addressBytes);
      put(out, row.id(), 4);
      put(out, row.prefix(), 1);
      put(out, row.kind(), 1);
      put(out, 0, 2);
    }
    return out.toByteArray();
  }

  private static BigInteger maximum(List<Row> rows, BigInteger[] maxima, int lo, int hi) {
    if (lo == hi) {
      return BigInteger.ZERO;
    }
    int mid = lo + (hi - lo) / 2;
    BigInteger left = maximum(rows, maxima, lo, mid);
    BigInteger right = maximum(rows, maxima, mid + 1, hi);
    maxima[mid] = rows.get(mid).end().max(left).max(right);
    return maxima[mid];
  }

  /** No bytes: not possible. */
  private static byte[] packed(List<Row> rows) {
    for (int at = 0; at < rows.size(); at++) {
      if (rows.get(at).kind() == 2
          || (at > 0 && rows.get(at - 1).end().compareTo(rows.get(at).start()) >= 0)) {
        return new byte[0];
      }
    }
    ByteArrayOutputStream descriptors = new ByteArrayOutputStream();
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    int blocks = (rows.size() + 255) / 256;
    for (int block = 0; block < blocks; block++) {
      List<Row> some = rows.subList(256 * block, Math.min(256 * block + 256, rows.size()));
      packBlock(some, 32L * blocks, descriptors, data);
    }
    descriptors.writeBytes(data.toByteArray());
    return descriptors.toByteArray();
  }

  private static void packBlock(
      List<Row> rows,
      long dataStart,
      ByteArrayOutputStream descriptors,
      ByteArrayOutputStream data) {
    BigInteger base = rows.getFirst().start();
    BigInteger or = BigInteger.ZERO;
    for (Row row : rows) {
      or = or.or(row.start().subtract(base));
    }
    int shift = or.signum() == 0 ? 127 : Math.min(or.getLowestSetBit(), 127);
    int bits = rows.getLast().start().subtract(base).shiftRight(shift).bitLength();
    int width = 1;
    while (8 * width < bits) {
      width *= 2;
    }
    long firstId = rows.getFirst().id();
    long step = rows.size() > 1 ? rows.get(1).id() - firstId : 1;
    step = step > 0 ? step : 1;
    boolean implicit = step <= 2;
    boolean uniform = true;
    for (int k = 0; k < rows.size(); k++) {
      implicit = implicit && rows.get(k).id() == firstId + k * step;
      uniform = uniform && rows.get(k).kind() == rows.getFirst().kind();
    }
    put(descriptors, base, 16);
    put(descriptors, dataStart + data.size(), 8);
    int flags = (implicit ? 0x80 : 0) + (implicit && step == 2 ? 0x20 : 0);
    put(descriptors, width + flags + (uniform && rows.getFirst().kind() == 1 ? 0x40 : 0), 1);
    put(descriptors, shift + (uniform ? 0x80 : 0), 1);
    put(descriptors, rows.size(), 2);
    put(descriptors, implicit ? firstId : 0, 4);
    for (Row row : rows) {
      put(data, row.start().subtract(base).shiftRight(shift), width);
    }
    rows.forEach(row -> put(data, row.prefix(), 1));
    if (!uniform) {
      rows.forEach(row -> put(data, row.kind(), 1));
    }
    if (!implicit) {
      rows.forEach(row -> put(data, row.id(), 4));
    }
  }

  /** No bytes: not possible. */
  private byte[] fixed() {
    if (payloads.isEmpty() || payloads.stream().mapToInt(String::length).distinct().count() > 1) {
      return new byte[0];
    }
    int length = payloads.getFirst().length();
    int distinct = length == 0 ? 0 : pool.size() / length;
    int width = distinct <= 1 ? 0 : distinct <= 256 ? 1 : distinct <= 65536 ? 2 : 3;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    put(out, length, 4);
    put(out, width, 1);
    put(out, 0, 3);
    for (String payload : payloads) {
      put(out, length == 0 ? 0 : offsets.get(payload) / length, width);
    }
    return out.toByteArray();
  }

  private byte[] compact() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (String payload : payloads) {
      put(out, offsets.get(payload), 4);
      put(out, payload.length(), 4);
    }
    return out.toByteArray();
  }

  private static void put(ByteArrayOutputStream out, long value, int bytes) {
    put(out, BigInteger.valueOf(value), bytes);
  }

  private static void put(ByteArrayOutputStream out, BigInteger value, int bytes) {
    for (int at = 0; at < bytes; at++) {
      out.write(value.shiftRight(8 * at).intValue());
    }
  }
}
