package dev.netindex.contracts.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A whole routing table of 512,621 nested prefixes, against another library's answers. */
final class PyasnTest {
  /** Prefixes by length, then by first address. */
  private final List<Map<Integer, String>> byLength = new ArrayList<>();

  private String bruteLongest(int address) {
    for (int prefix = 32; prefix >= 0; prefix--) {
      int first = prefix == 0 ? 0 : address & -1 << 32 - prefix;
      String origin = byLength.get(prefix).get(first);
      if (origin != null) {
        return origin;
      }
    }
    return "";
  }

  @Test
  void longestPrefixOfTenThousandAddressesAsPyasnSays() throws IOException {
    List<String> table =
        SharedData.lines(SharedData.need("data", "pyasn", "ipasn_20140513.dat.gz"));
    List<String> sample =
        SharedData.lines(SharedData.need("data", "pyasn", "pyasn_ipasn_20140513_sample_10000.csv"));
    for (int i = 0; i <= 32; i++) {
      byLength.add(new HashMap<>());
    }
    IndexBuilder builder = new IndexBuilder();
    for (String line : table) {
      if (!line.startsWith(";")) {
        int slash = line.indexOf('/');
        int tab = line.indexOf('\t');
        int first = (int) PlainAddress.parse(line.substring(0, slash)).low();
        int prefix = Integer.parseInt(line.substring(slash + 1, tab));
        String origin = line.substring(tab + 1);
        byLength.get(prefix).put(first, origin);
        builder.add(
            new Target.Network(IpAddress.ofIpv4(first), prefix),
            origin.getBytes(StandardCharsets.US_ASCII));
      }
    }
    IndexReader reader = IndexReader.open(builder.toByteArray());
    assertEquals(512_621, reader.size());
    List<Long> different = new ArrayList<>();
    for (String line : sample) {
      long address = Long.parseLong(line.substring(0, line.indexOf(',')));
      String pyasn = line.substring(line.indexOf(',') + 1);
      String found =
          reader.longestPrefix(IpAddress.ofIpv4((int) address)).map(Match::payloadText).orElse("");
      assertEquals(bruteLongest((int) address), found, line);
      if (!found.equals(pyasn)) {
        different.add(address);
      }
    }
    assertEquals(10_000, sample.size());
    assertEquals(
        List.of(2_159_878_372L, 3_516_922_306L),
        different.stream().sorted().toList(),
        "addresses for which pyasn used another table");
  }
}
