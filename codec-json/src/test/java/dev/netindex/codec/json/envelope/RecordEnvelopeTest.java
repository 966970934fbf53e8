package dev.netindex.codec.json.envelope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.fixed.CodecMetadata;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.UnsupportedFormatException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecordEnvelopeTest {
  private static final byte[] ENVELOPE = envelope(EveryNode.schema());

  static byte[] envelope(RecordSchema schema) {
    ValuePoolBuilder strings = new ValuePoolBuilder(Limits.FORMAT);
    strings.intern("Zürich".getBytes(StandardCharsets.UTF_8));
    ValuePoolBuilder bytes = new ValuePoolBuilder(Limits.FORMAT);
    bytes.intern(new byte[] {(byte) 0xFF});
    return RecordEnvelope.toByteArray(schema, strings, bytes);
  }

  private static RecordEnvelope open(byte[] envelope) {
    return RecordEnvelope.open(MemorySegment.ofArray(envelope), Limits.FORMAT);
  }

  @Test
  void everyKindOfNodeComesBack() {
    RecordSchema schema = EveryNode.schema();
    RecordEnvelope opened = open(ENVELOPE);
    assertEquals(schema, opened.schema());
    assertEquals(1, opened.strings().size());
    assertEquals("Zürich", opened.strings().text(0));
    assertEquals(1, opened.bytes().size());
    assertArrayEquals(envelope(schema), ENVELOPE);
  }

  @Test
  void constantBytesComeBack() {
    byte[] value = {0, -1, 62, 63};
    Node node = new Node.ConstantNode(Node.NONE, new RecordValue.BytesValue(value));
    RecordSchema schema =
        new RecordSchema(
            DatasetInfo.UNKNOWN, new RecordPart(RecordLayout.of(List.of()), node), List.of());
    var read = (Node.ConstantNode) open(envelope(schema)).schema().root().node();
    assertArrayEquals(value, assertInstanceOf(RecordValue.BytesValue.class, read.value()).bytes());
  }

  @Test
  void theCodecsPartCanBeSlicedOut() {
    RecordEnvelope opened = open(ENVELOPE);
    MemorySegment codec =
        MemorySegment.ofArray(ENVELOPE).asSlice(opened.codecOffset(), opened.codecLength());
    CodecMetadata metadata = CodecMetadata.open(codec, 0, codec.byteSize(), Limits.FORMAT);
    assertEquals(opened.schema().root().layout(), metadata.layout());
    assertEquals("Zürich", metadata.strings().text(0));
  }

  @Test
  void anEnvelopeMayLieAnywhereInASegment() {
    byte[] around = new byte[ENVELOPE.length + 12];
    System.arraycopy(ENVELOPE, 0, around, 5, ENVELOPE.length);
    MemorySegment memory = MemorySegment.ofArray(around);
    RecordEnvelope opened = RecordEnvelope.open(memory, 5, ENVELOPE.length, Limits.FORMAT);
    assertEquals(EveryNode.schema(), opened.schema());
    assertEquals("Zürich", opened.strings().text(0));
    around[5 + EnvelopeHeader.BYTES] = '[';
    InvalidIndexException refused =
        assertThrows(
            InvalidIndexException.class,
            () -> RecordEnvelope.open(memory, 5, ENVELOPE.length, Limits.FORMAT));
    assertEquals(5 + EnvelopeHeader.BYTES, refused.offset());
  }

  @Test
  void onlyTheMagicMakesAnEnvelope() {
    assertTrue(RecordEnvelope.isEnvelope(MemorySegment.ofArray(ENVELOPE)));
    for (byte[] other : new byte[][] {{}, "NIRECOR".getBytes(StandardCharsets.US_ASCII)}) {
      assertFalse(RecordEnvelope.isEnvelope(MemorySegment.ofArray(other)));
      assertRefused(other, Fault.RECORD_ENVELOPE);
    }
  }

  @Test
  void anotherVersionIsNotSupported() {
    byte[] damaged = ENVELOPE.clone();
    damaged[8] = 2;
    var refused = assertThrows(UnsupportedFormatException.class, () -> open(damaged));
    assertEquals(2, refused.identifier());
    assertEquals(8, refused.offset());
    assertEquals("1", refused.expected());
  }

  @Test
  void lengthsThatDoNotFillTheEnvelopeAreRefused() {
    byte[] longer = Arrays.copyOf(ENVELOPE, ENVELOPE.length + 1);
    assertEquals(16, assertRefused(longer, Fault.RECORD_ENVELOPE).offset());
    byte[] description = ENVELOPE.clone();
    description[15] = 1;
    assertEquals(12, assertRefused(description, Fault.RECORD_ENVELOPE).offset());
  }

  @Test
  void limitsBoundWhatIsOpened() {
    MemorySegment memory = MemorySegment.ofArray(ENVELOPE);
    long fields = EveryNode.schema().root().layout().size();
    RecordEnvelope.open(memory, new Limits(fields, ENVELOPE.length));
    var fewer = new Limits(fields - 1, ENVELOPE.length);
    assertEquals(
        Fault.CODEC_FIELDS,
        assertThrows(LimitExceededException.class, () -> RecordEnvelope.open(memory, fewer))
            .fault());
    var shorter = new Limits(fields, 40);
    assertThrows(LimitExceededException.class, () -> RecordEnvelope.open(memory, shorter));
  }

  @Test
  void everyTruncationIsRefused() {
    for (int length = 0; length < ENVELOPE.length; length++) {
      assertRefused(Arrays.copyOf(ENVELOPE, length), Fault.RECORD_ENVELOPE);
    }
  }

  @Test
  void everyChangedByteIsReadOrRefusedWithOneException() {
    for (int at = 0; at < ENVELOPE.length; at++) {
      for (int mask : new int[] {0x01, 0x04, 0x10, 0x20, 0x80, 0xFF}) {
        byte[] damaged = ENVELOPE.clone();
        damaged[at] ^= (byte) mask;
        try {
          RecordEnvelope opened = open(damaged);
          assertEquals(13, opened.schema().root().layout().size());
          // What was accepted can be written, and says the same.
          assertEquals(opened.schema().parts(), open(envelope(opened.schema())).schema().parts());
        } catch (NetindexException e) {
          assertTrue(e.offset() <= ENVELOPE.length, e::getMessage);
        }
      }
    }
  }

  private static InvalidIndexException assertRefused(byte[] envelope, Fault fault) {
    var refused = assertThrows(InvalidIndexException.class, () -> open(envelope));
    assertEquals(fault, refused.fault());
    return refused;
  }
}
