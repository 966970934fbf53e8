package dev.netindex.codec.json.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CodecMetadataTest {
  private static final RecordLayout LAYOUT =
      RecordLayout.of(
          List.of(FieldType.required(FieldKind.STRING), FieldType.optional(FieldKind.BYTES)));

  private static byte[] metadata() {
    CodecEncoder encoder = new CodecEncoder(LAYOUT, Limits.FORMAT);
    encoder.encode(List.of(new FieldValue.Text("a"), new FieldValue.Bytes(new byte[] {1})));
    return encoder.metadata();
  }

  private static CodecMetadata open(byte[] metadata, Limits limits) {
    return CodecMetadata.open(MemorySegment.ofArray(metadata), 0, metadata.length, limits);
  }

  private static Fault refusal(byte[] metadata) {
    return assertThrows(InvalidIndexException.class, () -> open(metadata, Limits.FORMAT)).fault();
  }

  @Test
  void whereMetadataIsCutOffDecidesTheFault() {
    byte[] metadata = metadata();
    for (int length = 0; length < metadata.length; length++) {
      Fault fault = refusal(Arrays.copyOf(metadata, length));
      if (length < 8) {
        assertEquals(Fault.CODEC_MAGIC, fault);
      } else if (length < 12) {
        assertEquals(Fault.TRUNCATED, fault);
      } else if (length < 24) {
        assertEquals(Fault.CODEC_SCHEMA_LENGTH, fault);
      } else if (length < 24 + 21) {
        assertEquals(Fault.CODEC_STRING_POOL_LENGTH, fault);
      } else if (length == 24 + 21) {
        assertEquals(Fault.CODEC_BYTE_POOL_LENGTH, fault);
      }
    }
  }

  @Test
  void everyChangedByteIsReadOrRefused() {
    byte[] metadata = metadata();
    for (int at = 0; at < metadata.length; at++) {
      for (int change = 1; change < 256; change++) {
        byte[] damaged = metadata.clone();
        damaged[at] ^= (byte) change;
        try {
          assertEquals(2, open(damaged, Limits.FORMAT).layout().size());
        } catch (NetindexException e) {
          assertTrue(e.offset() <= metadata.length, e::getMessage);
        }
      }
    }
  }

  @Test
  void kindsAndModesThatDoNotExistAreRefused() {
    byte[] kind = metadata();
    kind[12] = 9;
    assertEquals(Fault.CODEC_FIELD_KIND, refusal(kind));
    byte[] mode = metadata();
    mode[15] = 3;
    assertEquals(Fault.CODEC_FIELD_PRESENCE, refusal(mode));
  }

  @Test
  void theBytesOfMetadataAreLimited() {
    byte[] metadata = metadata();
    open(metadata, new Limits(2, metadata.length));
    var shorter = new Limits(2, metadata.length - 1L);
    var read = assertThrows(LimitExceededException.class, () -> open(metadata, shorter));
    assertEquals(Fault.CODEC_METADATA_BYTES, read.fault());
    CodecEncoder encoder = new CodecEncoder(LAYOUT, new Limits(2, 55));
    var written = assertThrows(LimitExceededException.class, encoder::metadata);
    assertEquals(Fault.CODEC_METADATA_BYTES, written.fault());
  }

  @Test
  void fieldsAndBytesOfARecordAreLimited() {
    List<FieldType> fields = Collections.nCopies(1 << 28, FieldType.required(FieldKind.U8));
    // The list takes no memory; a layout of it would.
    assertThrows(
        LimitExceededException.class, () -> RecordLayout.of(fields, new Limits(1_000, 1_000)));
    List<FieldType> wide = Collections.nCopies(1_000, FieldType.required(FieldKind.U64));
    assertEquals(8_000, RecordLayout.of(wide, new Limits(1_000, 8_000)).length());
    var refused =
        assertThrows(
            LimitExceededException.class, () -> RecordLayout.of(wide, new Limits(1_000, 7_999)));
    assertEquals(Fault.CODEC_RECORD_BYTES, refused.fault());
  }
}
