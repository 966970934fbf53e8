package dev.netindex.benchmarks.aot;

import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** Indexes of 65,536 rows of one kind, each with a payload of four bytes. */
final class SmallIndexes {
  private static final int ROWS = 1 << 16;
  private static final long SITE = 0x2001_0DB8_0000_0001L;

  private SmallIndexes() {}

  /** Makes {@code asn}, {@code ipv4}, {@code ipv6} and {@code wide-ipv6} in a folder. */
  static void make(Path folder) throws IOException {
    SplittableRandom random = new SplittableRandom(65_536);
    write(folder, "asn", i -> new Target.Asn(i + 1));
    write(
        folder, "ipv4", i -> new Target.Network(IpAddress.of(Family.IPV4, 0, (long) i << 16), 24));
    write(folder, "ipv6", _ -> address(SITE, random.nextLong()));
    write(folder, "wide-ipv6", _ -> address(random.nextLong(), random.nextLong()));
  }

  private static Target address(long high, long low) {
    return new Target.Network(IpAddress.of(Family.IPV6, high, low), 128);
  }

  private static void write(Path folder, String name, IntFunction<Target> targets)
      throws IOException {
    IndexBuilder builder = new IndexBuilder();
    for (int i = 0; i < ROWS; i++) {
      builder.add(targets.apply(i), ByteBuffer.allocate(Integer.BYTES).putInt(i & 1023).array());
    }
    Files.write(folder.resolve(name + ".nidx"), builder.toByteArray());
  }
}
