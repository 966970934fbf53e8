package dev.netindex.contracts.cases;

import dev.netindex.contracts.oracle.Answers;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Small indexes and answers in short words: payloads for rows. */
final class Rows {
  private Rows() {}

  /** Returns a reader over {@code target, payload, target, payload, ...}. */
  static IndexReader of(String... targetsAndPayloads) {
    IndexBuilder builder = new IndexBuilder();
    for (int i = 0; i < targetsAndPayloads.length; i += 2) {
      builder.add(
          Target.parse(targetsAndPayloads[i]),
          targetsAndPayloads[i + 1].getBytes(StandardCharsets.UTF_8));
    }
    return IndexReader.open(builder.toByteArray());
  }

  /** Returns the payloads of all matches of an address in text, in order. */
  static List<String> all(IndexReader reader, String query) {
    return payloads(reader.lookup(query));
  }

  /** Returns the payload of the longest prefix of an address in text. */
  static Optional<String> longest(IndexReader reader, String query) {
    return reader.longestPrefix(IpAddress.parse(query)).map(Match::payloadText);
  }

  /** Returns whether an address in text is a member. */
  static boolean member(IndexReader reader, String query) {
    return reader.contains(IpAddress.parse(query));
  }

  /** Returns the payloads of matches. */
  static List<String> payloads(List<Match> matches) {
    return matches.stream().map(match -> Answers.of(match).payload()).toList();
  }
}
