package dev.netindex.contracts.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.damage.Measured;
import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.model.Built;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.BatchVisitor;
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
    "true, HEAP, LARGE",
    "true, MAPPED, DEFAULT",
    "true, NATIVE, NONE",
    "true, MAPPED, SMALL",
    "false, HEAP, NONE",
    "false, MAPPED, LARGE",
    "false, NATIVE, DEFAULT"
  })
  void lookupsAllocateNothing(boolean packed, ReaderForm form, DirectoryChoice choice)
      throws IOException {
    OpenOptions options = choice.of(OpenOptions.defaults());
    try (IndexReader reader = form.open(file(packed), options, folder.resolve("index.nidx"))) {
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
      batches(reader);
    }
  }

  /** Batches of 100, of which each is made of one question; so fewer of them are made. */
  private static void batches(IndexReader reader) {
    int size = 100;
    BatchLookup batch = reader.batch();
    int[] bits = new int[size];
    long[] high = new long[size];
    long[] low = new long[size];
    for (int i = 0; i < size; i++) {
      bits[i] = v4(i);
      high[i] = v6(i);
    }
    boolean[] found = new boolean[size];
    long[] numbers = new long[size];
    long[] lengths = new long[size];
    long[] sum = {0};
    BatchVisitor visitor =
        (query, match) -> {
          sum[0] += match.recordId() + match.payloadOffset();
          return true;
        };
    batched("containsIpv4", i -> batch.containsIpv4(bits, 0, size, found));
    batched("containsIpv6", i -> batch.containsIpv6(high, low, 0, size, found));
    batched("firstIpv4", i -> batch.firstIpv4(bits, 0, size, numbers));
    batched("firstIpv6", i -> batch.firstIpv6(high, low, 0, size, numbers));
    batched("payloadsIpv4", i -> batch.payloadsIpv4(bits, 0, size, numbers, lengths));
    batched("payloadsIpv6", i -> batch.payloadsIpv6(high, low, 0, size, numbers, lengths));
    batched("matchIpv4", i -> batch.matchIpv4(bits, 0, size, visitor) ? 1 : 0);
    batched("matchIpv6", i -> batch.matchIpv6(high, low, 0, size, visitor) ? 1 : 0);
    assertTrue(sum[0] != 0, "visited nothing");
  }

  private static void batched(String what, IntToLongFunction lookup) {
    nothing("batch " + what, i -> i % 100 == 0 ? lookup.applyAsLong(i) : 0);
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
