package dev.netindex.contracts.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.damage.Measured;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.model.Built;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import dev.netindex.format.reader.SectionEncoding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cursors and membership leave nothing for the garbage collector. */
final class AllocationTest {
  private static final int ROWS = 3_000;
  private static final int WARM_UP = 50_000;
  private static final int LOOKUPS = 300_000;

  @TempDir Path folder;

  private static byte[] file(boolean packed) {
    List<Assertion> rows = new ArrayList<>();
    for (long i = 0; i < ROWS; i++) {
      PlainAddress v4 = PlainAddress.v4(i << 20);
      PlainAddress v6 = PlainAddress.v6(i << 44, i << 13);
      rows.add(new Assertion(PlainTarget.network(v4, packed ? 14 : 9), rows.size(), "" + i % 99));
      rows.add(new Assertion(PlainTarget.network(v6, packed ? 62 : 18), rows.size(), "v6"));
      rows.add(new Assertion(PlainTarget.asn(1 + i / 2), rows.size(), "as"));
    }
    return Built.file(rows);
  }

  @ParameterizedTest
  @CsvSource({
    "true, HEAP",
    "true, MAPPED",
    "true, NATIVE",
    "false, HEAP",
    "false, MAPPED",
    "false, NATIVE"
  })
  void lookupsAllocateNothing(boolean packed, ReaderForm form) throws IOException {
    try (IndexReader reader =
        form.open(file(packed), OpenOptions.defaults(), folder.resolve("index.nidx"))) {
      SectionEncoding expected = packed ? SectionEncoding.PACKED : SectionEncoding.INTERVAL;
      assertEquals(expected, reader.inspect().ipv4().encoding());
      assertEquals(expected, reader.inspect().ipv6().encoding());
      MatchCursor cursor = reader.cursor();
      IpAddress[] ips = new IpAddress[64];
      Target[] targets = new Target[64];
      Target[] wide = new Target[64];
      for (int i = 0; i < ips.length; i++) {
        ips[i] =
            i % 2 == 0 ? IpAddress.ofIpv4(i * 37 << 20 | 5) : IpAddress.ofIpv6(i * 31L << 44, 9);
        targets[i] = Target.Network.masking(ips[i], i % 2 == 0 ? 24 : 60);
        wide[i] = Target.Network.masking(ips[i], i % 2 == 0 ? 8 : 17);
      }
      nothing("containsIpv4", i -> reader.containsIpv4(v4(i)) ? 1 : 0);
      nothing("containsIpv6", i -> reader.containsIpv6(v6(i), i) ? 1 : 0);
      nothing("contains", i -> reader.contains(ips[i & 63]) ? 1 : 0);
      nothing("containsAsn", i -> reader.containsAsn(i & 4095) ? 1 : 0);
      nothing("intersects", i -> reader.intersects(targets[i & 63]) ? 1 : 0);
      nothing("cursor IPv4", i -> walk(cursor.matchIpv4(v4(i))));
      nothing("cursor IPv6", i -> walk(cursor.matchIpv6(v6(i), i)));
      nothing("cursor address", i -> walk(cursor.match(ips[i & 63])));
      nothing("cursor longest IPv4", i -> walk(cursor.matchLongestIpv4(v4(i))));
      nothing("cursor longest IPv6", i -> walk(cursor.matchLongestIpv6(v6(i), i)));
      nothing("cursor AS number", i -> walk(cursor.matchAsn(i & 4095)));
      nothing("cursor intersecting", i -> walk(cursor.matchIntersecting(targets[i & 63])));
      nothing("cursor within", i -> walk(cursor.matchWithin(wide[i & 63])));
    }
  }

  private static int v4(int i) {
    return i * 0x9E37_79B9;
  }

  private static long v6(int i) {
    return (long) (i % (2 * ROWS)) << 43;
  }

  /** Reads each match as a caller would that copies what it needs. */
  private static long walk(MatchCursor cursor) {
    long sum = 0;
    while (cursor.next()) {
      sum += cursor.recordId() + cursor.payloadOffset() + cursor.payloadLength();
      sum += cursor.kind().ordinal() + cursor.startLow() + cursor.endHigh();
    }
    return sum;
  }

  private static void nothing(String what, IntToLongFunction lookup) {
    long sum = repeat(WARM_UP, lookup);
    long least = Long.MAX_VALUE;
    for (int attempt = 0; attempt < 6 && least >= LOOKUPS; attempt++) {
      long before = Measured.allocated();
      sum += repeat(LOOKUPS, lookup);
      least = Math.min(least, Measured.allocated() - before);
    }
    long bytes = least;
    assertTrue(bytes < LOOKUPS, () -> what + " allocates " + bytes + " bytes in " + LOOKUPS);
    assertTrue(sum != 0, () -> what + " found nothing");
  }

  private static long repeat(int times, IntToLongFunction lookup) {
    long sum = 0;
    for (int i = 0; i < times; i++) {
      sum += lookup.applyAsLong(i);
    }
    return sum;
  }
}
