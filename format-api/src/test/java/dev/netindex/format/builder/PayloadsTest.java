package dev.netindex.format.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.layout.PayloadSource;
import dev.netindex.format.layout.SpanCursor;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PayloadsTest {
  @Test
  void equalPayloadsShareASpan() throws Exception {
    assertEquals(List.of("0+2", "2+1", "0+2"), spans(SipHash.withRandomKey(), "ab", "c", "ab"));
  }

  @Test
  void payloadsThatCollideCompletelyStayApart() throws Exception {
    assertEquals(
        List.of("0+2", "2+2", "0+2", "4+1", "2+2"), spans(_ -> 42, "ab", "ac", "ab", "a", "ac"));
  }

  @Test
  void emptyPayloadsKeepTheirFirstPlace() throws Exception {
    assertEquals(
        List.of("0+1", "1+0", "1+1", "1+0"), spans(SipHash.withRandomKey(), "a", "", "b", ""));
  }

  @Test
  void manyPayloadsAreFoundAgain() {
    for (PayloadHash hash : List.<PayloadHash>of(new SipHash(1, 2), p -> p.byteSize() << 32)) {
      Payloads payloads = new Payloads(hash);
      int count = hash instanceof SipHash ? 50_000 : 700;
      for (int round = 0; round < 2; round++) {
        for (int value = 0; value < count; value++) {
          assertEquals(value, add(payloads, "payload " + value));
        }
      }
      assertEquals(count, payloads.distinct());
      assertEquals(2 * count, payloads.records());
    }
  }

  @Test
  void payloadsAcrossChunksAreEqualOnlyInAllBytes() {
    Payloads payloads = new Payloads(_ -> 0);
    byte[] large = new byte[3_000_000];
    add(payloads, "x");
    assertEquals(1, add(payloads, large));
    assertEquals(1, add(payloads, large));
    for (int at : new int[] {0, (1 << 20) - 2, (1 << 20) - 1, 1 << 20, large.length - 1}) {
      byte[] other = large.clone();
      other[at] = 1;
      assertEquals(-1, payloads.find(MemorySegment.ofArray(other), 0), "changed at " + at);
    }
    assertEquals(3_000_001, payloads.poolBytes());
  }

  @Test
  void theCommonLengthIsKnownUntilOneDiffers() {
    Payloads payloads = new Payloads(new SipHash(0, 0));
    assertEquals(PayloadSource.NO_COMMON_LENGTH, payloads.commonLength());
    add(payloads, "ab");
    add(payloads, "cd");
    assertEquals(2, payloads.commonLength());
    add(payloads, "");
    assertEquals(PayloadSource.NO_COMMON_LENGTH, payloads.commonLength());
    add(payloads, "ab");
    assertEquals(PayloadSource.NO_COMMON_LENGTH, payloads.commonLength());
  }

  @Test
  void unreadablePayloadsChangeNothing() {
    Payloads payloads = new Payloads(_ -> 0);
    add(payloads, "a");
    MemorySegment gone = closedMemory();

    assertThrows(IllegalStateException.class, () -> payloads.append(gone, 0));
    assertEquals(1, payloads.poolBytes());
    assertEquals(1, payloads.distinct());
    assertEquals(1, add(payloads, "b"));
  }

  private static MemorySegment closedMemory() {
    try (Arena arena = Arena.ofShared()) {
      return arena.allocate(5);
    }
  }

  private static List<String> spans(PayloadHash hash, String... texts) throws Exception {
    Payloads payloads = new Payloads(hash);
    for (String text : texts) {
      add(payloads, text);
    }
    List<String> spans = new ArrayList<>();
    try (SpanCursor cursor = payloads.openSpans()) {
      while (cursor.next()) {
        spans.add(cursor.offset() + "+" + cursor.length());
      }
    }
    return spans;
  }

  private static long add(Payloads payloads, String text) {
    return add(payloads, text.getBytes(StandardCharsets.UTF_8));
  }

  private static long add(Payloads payloads, byte[] bytes) {
    MemorySegment payload = MemorySegment.ofArray(bytes);
    long hash = payloads.hash(payload);
    long known = payloads.find(payload, hash);
    long ordinal = known < 0 ? payloads.append(payload, hash) : known;
    payloads.refer(ordinal);
    return ordinal;
  }
}
