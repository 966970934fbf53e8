package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.channels.Channels;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class PayloadReferenceEncoderTest {
  private static final long MAX_U32 = 0xFFFF_FFFFL;

  @Test
  void aPoolOf32BitsIsReferredToByCompactSpans() throws Exception {
    SyntheticPayloads payloads = new SyntheticPayloads(3, MAX_U32 / 3, false);

    assertEquals(ReferenceForm.COMPACT, ReferencePlan.of(payloads).form());
    assertEquals(MAX_U32, payloads.poolBytes());
    assertBytes("00000000" + "55555555" + "55555555" + "55555555" + "aaaaaaaa55555555", payloads);
  }

  @Test
  void aPoolPast32BitsIsReferredToByWideSpans() throws Exception {
    SyntheticPayloads payloads = new SyntheticPayloads(2, 1L << 31, false);

    assertEquals(new ReferencePlan(ReferenceForm.WIDE, 0, 0, 32), ReferencePlan.of(payloads));
    assertBytes("0000000000000000" + "0000008000000000" + "0000008000000000".repeat(2), payloads);
  }

  @Test
  void aPoolPast32BitsIsNeverReferredToByOrdinals() {
    assertEquals(
        ReferenceForm.WIDE, ReferencePlan.of(new SyntheticPayloads(65536, 65536, true)).form());
    assertEquals(
        ReferenceForm.FIXED, ReferencePlan.of(new SyntheticPayloads(65535, 65537, true)).form());
  }

  @Test
  void ordinalsTakeAsFewBytesAsTheLargestNeeds() {
    assertWidth(0, new SyntheticPayloads(9, 0, true));
    assertWidth(1, new SyntheticPayloads(2, 5, true));
    assertWidth(1, new SyntheticPayloads(256, 5, true));
    assertWidth(2, new SyntheticPayloads(257, 5, true));
    assertWidth(2, new SyntheticPayloads(65_536, 5, true));
    assertWidth(3, new SyntheticPayloads(65_537, 5, true));
    assertWidth(3, new SyntheticPayloads(1 << 24, 5, true));
    assertWidth(4, new SyntheticPayloads((1 << 24) + 1, 5, true));
  }

  @Test
  void ordinalsMustBeStrictlySmallerThanSpans() {
    assertEquals(ReferenceForm.COMPACT, ReferencePlan.of(new SyntheticPayloads(1, 5, true)).form());
    assertEquals(ReferenceForm.FIXED, ReferencePlan.of(new SyntheticPayloads(2, 5, true)).form());
  }

  @Test
  void noRecordsHaveCompactSpansOfNoBytes() {
    assertEquals(
        new ReferencePlan(ReferenceForm.COMPACT, 0, 0, 0),
        ReferencePlan.of(new SyntheticPayloads(0, 0, true)));
  }

  @Test
  void ordinalsFollowTheirLengthAndWidth() throws Exception {
    assertBytes("02000000" + "01000000" + "000102", new SyntheticPayloads(3, 2, true));
  }

  private static void assertWidth(int width, SyntheticPayloads payloads) {
    assertEquals(
        new ReferencePlan(
            ReferenceForm.FIXED, payloads.length(), width, 8 + payloads.records() * width),
        ReferencePlan.of(payloads));
  }

  private static void assertBytes(String hex, PayloadSource payloads) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FileWriter out = new FileWriter(Channels.newChannel(bytes));
    ReferencePlan plan = ReferencePlan.of(payloads);
    new PayloadReferenceEncoder(payloads, plan).write(out);
    out.flush();
    assertArrayEquals(HexFormat.of().parseHex(hex), bytes.toByteArray());
    assertEquals(plan.bytes(), bytes.size());
  }
}
