package dev.netindex.contracts.large;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.golden.GoldenAnswers;
import dev.netindex.contracts.oracle.Ask;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainBytes;
import dev.netindex.contracts.oracle.PlainSections;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.IpAddress;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of several GiB, nearly all of it holes. */
final class LargeFileTest {
  private static final int HEADER = 80;
  private static final long FOUR_GIB = 1L << 32;
  private static final List<Assertion> ROWS =
      List.of(
          new Assertion(PlainTarget.parse("0.0.0.0/0"), 0, ""),
          new Assertion(PlainTarget.parse("10.0.0.0/8"), 1, ""),
          new Assertion(PlainTarget.parse("10.0.0.1"), 2, ""));
  private static final long[] LENGTHS = {FOUR_GIB + 10, 5, (1L << 30) + 3};

  @TempDir Path folder;

  @Test
  void payloadsPastFourGibibytesAreReadWhereTheyLie() throws IOException {
    long pool = Arrays.stream(LENGTHS).sum();
    PlainBytes head = new PlainBytes().text("NETINDEX").number(3, 4).number(0, 4);
    head.number(3, 8).number(3, 8).number(0, 8).number(0, 8);
    head.number(0, 8).number(pool, 8).number(0, 8).number(0, 8);
    head.all(PlainSections.interval(ROWS, false));
    long offset = 0;
    for (long length : LENGTHS) {
      head.number(offset, 8).number(length, 8);
      offset += length;
    }
    long start = head.size();
    try (SparseFile file = SparseFile.in(folder, start + pool)) {
      file.write(0, head.toByteArray());
      file.write(start, bytes("first"));
      file.write(start + LENGTHS[0] - 3, bytes("end"));
      file.write(start + LENGTHS[0], bytes("hello"));
      file.write(start + LENGTHS[0] + 5, bytes("third"));
      file.write(start + pool - 4, bytes("last"));
      try (IndexReader reader = IndexReader.open(file.path())) {
        assertLargePayloads(reader, start);
      }
      assertThrows(
          LimitExceededException.class,
          () -> IndexReader.open(file.path(), OpenOptions.defaults().limits(Limits.CRATE)));
    }
  }

  private static void assertLargePayloads(IndexReader reader, long start) {
    IpAddress asked = IpAddress.parse("10.0.0.1");
    List<Match> matches = reader.lookup(asked);
    assertEquals(List.of(0L, 1L, 2L), matches.stream().map(Match::recordId).toList());
    MemorySegment first = matches.get(0).payload();
    assertEquals(LENGTHS[0], first.byteSize());
    assertThrows(IllegalStateException.class, matches.get(0)::payloadBytes, "no such array");
    assertEquals("first", text(first, 0, 5));
    assertEquals("end", text(first, LENGTHS[0] - 3, 3));
    assertEquals("hello", matches.get(1).payloadText());
    assertEquals(
        "hello", reader.longestPrefix(IpAddress.parse("10.9.9.9")).orElseThrow().payloadText());
    MemorySegment third = matches.get(2).payload();
    assertEquals(LENGTHS[2], third.byteSize());
    assertEquals("third", text(third, 0, 5));
    assertEquals("last", text(third, LENGTHS[2] - 4, 4));
    MatchCursor cursor = reader.cursor().matchIpv4(asked.ipv4Bits());
    long offset = start;
    for (long length : LENGTHS) {
      assertTrue(cursor.next());
      assertEquals(offset, cursor.payloadOffset());
      assertEquals(length, cursor.payloadLength());
      offset += length;
    }
    assertTrue(offset > FOUR_GIB);
  }

  /** The golden file again, with so much metadata that every section begins past 2^32. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "v4-net-shift8",
        "v4-v6-strided",
        "v6-w16",
        "interval-dups",
        "interval-v6",
        "mixed-all",
        "payload-fixed-256"
      })
  void sectionsPastFourGibibytesAnswerAsTheGoldenFileDoes(String name) throws IOException {
    GoldenAnswers golden = new GoldenAnswers(name);
    byte[] file = golden.file();
    ByteBuffer header = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    long metadata = header.getLong(48);
    long hole = FOUR_GIB + 77;
    header.putLong(48, metadata + hole);
    int sections = HEADER + (int) metadata;
    try (SparseFile large = SparseFile.in(folder, file.length + hole)) {
      large.write(0, Arrays.copyOf(file, HEADER));
      large.write(sections + hole, Arrays.copyOfRange(file, sections, file.length));
      try (IndexReader reader = IndexReader.open(large.path())) {
        assertEquals(metadata + hole, reader.metadata().byteSize());
        Ask ask = new Ask(reader);
        ask.all(golden.rows().orElseThrow());
        var longest = golden.longest();
        golden
            .answers()
            .forEach(
                (query, expected) -> {
                  if (query.startsWith("AS")) {
                    ask.asn(Long.parseLong(query.substring(2)), expected);
                  } else {
                    ask.ip(
                        PlainAddress.parse(query),
                        expected,
                        longest.get(query).stream().findFirst());
                  }
                });
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String text(MemorySegment payload, long offset, int length) {
    return new String(
        payload.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.US_ASCII);
  }
}
