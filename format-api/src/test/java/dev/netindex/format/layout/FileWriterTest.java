package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.channels.Channels;
import org.junit.jupiter.api.Test;

class FileWriterTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final FileWriter writer = new FileWriter(Channels.newChannel(out));

  @Test
  void numbersAreLittleEndian() throws Exception {
    writer.putByte(0x1FF);
    writer.putShort(0x0102);
    writer.putInt(0xFF01020304L);
    writer.putLong(0x0102030405060708L);
    writer.putLong2(1, 2);
    writer.putBytesOf(0x030201, 3);
    writer.flush();

    assertArrayEquals(
        new byte[] {
          -1, 2, 1, 4, 3, 2, 1, 8, 7, 6, 5, 4, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
          0, 1, 2, 3
        },
        out.toByteArray());
  }

  @Test
  void thePositionCountsBufferedBytes() throws Exception {
    writer.putInt(1);
    assertEquals(4, writer.position());
    assertEquals(0, out.size());
    writer.flush();
    assertEquals(4, writer.position());
    writer.putByte(0);
    assertEquals(5, writer.position());
  }

  @Test
  void bytesLongerThanTheBufferComeWhole() throws Exception {
    byte[] bytes = new byte[200_001];
    for (int at = 0; at < bytes.length; at++) {
      bytes[at] = (byte) (at * 31 >> 3);
    }
    writer.putByte(7);
    writer.putBytes(MemorySegment.ofArray(bytes));
    writer.putLong(1);
    writer.flush();

    assertEquals(200_010, out.size());
    byte[] middle = java.util.Arrays.copyOfRange(out.toByteArray(), 1, 200_002);
    assertArrayEquals(bytes, middle);
  }

  @Test
  void numbersAcrossTheEndOfTheBufferAreWhole() throws Exception {
    writer.putByte(9);
    for (long at = 0; at < 20_000; at++) {
      writer.putLong(at);
    }
    writer.flush();

    byte[] bytes = out.toByteArray();
    for (int at = 0; at < 20_000; at++) {
      assertEquals(at, MemorySegment.ofArray(bytes).get(FileFormat.LONG, 1 + 8L * at));
    }
  }
}
