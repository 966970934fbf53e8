package dev.netindex.format.layout;

import dev.netindex.format.SeededRandom;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes valid files as no writer would: packed sections with any width, shift, kinds and ids that
 * the format allows, interval sections with rows of every kind, and all forms of references.
 */
final class LenientFile {
  private final SeededRandom random;
  private final List<BigInteger> ids = new ArrayList<>();
  private final List<byte[]> parts = new ArrayList<>();
  private int nextId;
  private int flags;

  private LenientFile(SeededRandom random) {
    this.random = random;
  }

  /** Returns the bytes of a file. */
  static byte[] random(SeededRandom random) {
    return new LenientFile(random).file();
  }

  private byte[] file() {
    int ipv4 = rows();
    int ipv6 = rows();
    int asn = random.nextInt(50);
    int records = ipv4 + ipv6 + asn;
    for (int id = 0; id < records; id++) {
      ids.add(BigInteger.valueOf(id));
    }
    switch (random.nextInt(4)) {
      case 0 -> shuffle();
      case 1 -> everySecond();
      default -> {}
    }
    byte[] v4 = section(ipv4, 32);
    byte[] v6 = section(ipv6, 128);
    parts.add(asnRows(asn));
    LenientReferences references = new LenientReferences(random, records);
    flags |= references.flag();
    ByteBuffer header = buffer(FileFormat.HEADER_BYTES);
    header.putLong(FileFormat.MAGIC).putInt(FileFormat.IDENTIFIER).putInt(flags);
    header.putLong(records).putLong(ipv4).putLong(ipv6).putLong(asn);
    header.putLong(0).putLong(references.pool());
    header.putLong((flags & FileFormat.FLAG_IPV4_PACKED) != 0 ? v4.length : 0);
    header.putLong((flags & FileFormat.FLAG_IPV6_PACKED) != 0 ? v6.length : 0);
    parts.addFirst(header.array());
    parts.add(references.bytes());
    parts.add(new byte[references.pool()]);
    int length = parts.stream().mapToInt(part -> part.length).sum();
    ByteBuffer all = ByteBuffer.allocate(length);
    parts.forEach(all::put);
    return all.array();
  }

  private int rows() {
    return random.pick(0, 1, 2, 3, 40, 255, 256, 257, 700);
  }

  private void shuffle() {
    for (int i = ids.size() - 1; i > 0; i--) {
      Collections.swap(ids, i, random.nextInt(i + 1));
    }
  }

  private void everySecond() {
    List<BigInteger> odd = new ArrayList<>();
    for (int i = 1; i < ids.size(); i++) {
      odd.add(ids.remove(i));
    }
    ids.addAll(odd);
  }

  private byte[] section(int rows, int bits) {
    LenientRows made = new LenientRows(random, bits);
    boolean packed = rows > 0 && random.nextInt(3) > 0;
    if (packed) {
      flags |= bits == 32 ? FileFormat.FLAG_IPV4_PACKED : FileFormat.FLAG_IPV6_PACKED;
    }
    int[] taken = new int[rows];
    for (int row = 0; row < rows; row++) {
      taken[row] = ids.get(nextId++).intValue();
    }
    byte[] section = packed ? made.packed(taken) : made.interval(taken);
    parts.add(section);
    return section;
  }

  private byte[] asnRows(int rows) {
    ByteBuffer bytes = buffer(rows * FileFormat.ASN_BYTES);
    List<Integer> left = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      left.add(ids.get(nextId++).intValue());
    }
    Collections.sort(left);
    int number = 1 + random.nextInt(9);
    for (int id : left) {
      bytes.putInt(number).putInt(id);
      number += random.nextInt(3); // the same again has a higher id
    }
    return bytes.array();
  }

  static ByteBuffer buffer(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
