package dev.netindex.format.builder;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.Pipe;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class IndexBuilderTest {
  private static final byte[] PAYLOAD = {1};

  @Test
  void idsCountTheInsertionsOfAllKinds() {
    IndexBuilder builder = new IndexBuilder();

    assertEquals(0, builder.add(Target.parse("AS7"), PAYLOAD));
    assertEquals(1, builder.add(Target.parse("192.0.2.1"), PAYLOAD));
    assertEquals(2, builder.add(Target.parse("2001:db8::/32"), PAYLOAD));
    assertEquals(3, builder.add(Target.parse("AS7"), new byte[0]));
    assertEquals(4, builder.size());
    assertEquals(2, builder.distinctPayloads());
  }

  @Test
  void anAssertionLikeAnEarlierOneHasItsPayload() {
    IndexBuilder plain = new IndexBuilder();
    IndexBuilder same = new IndexBuilder();
    byte[][] payloads = {{1}, {2, 3}, {1}, {}};
    for (int i = 0; i < payloads.length; i++) {
      plain.add(new Target.Asn(i + 1), payloads[i]);
      same.add(new Target.Asn(i + 1), payloads[i]);
    }
    for (int i = 0; i < 2 * payloads.length; i++) {
      Target target = Target.parse("10.0.0." + i);
      assertEquals(plain.size(), same.size());
      // From the fifth on their likes were added in this way themselves.
      assertEquals(plain.add(target, payloads[i % 4]), same.addSame(target, i));
    }
    assertEquals(3, same.distinctPayloads());
    assertArrayEquals(plain.toByteArray(), same.toByteArray());
  }

  @Test
  void aLikeThatIsNotThereIsRefusedAndNothingAdded() {
    IndexBuilder builder = new IndexBuilder(new Limits(1, Long.MAX_VALUE));
    Target target = Target.parse("AS1");
    assertThrows(IndexOutOfBoundsException.class, () -> builder.addSame(target, 0));
    builder.add(target, PAYLOAD);
    assertThrows(IndexOutOfBoundsException.class, () -> builder.addSame(target, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> builder.addSame(target, -1));
    assertThrows(LimitExceededException.class, () -> builder.addSame(target, 0));
    assertEquals(1, builder.size());
  }

  @Test
  void payloadAndMetadataAreCopied() {
    byte[] payload = {1, 2};
    byte[] metadata = {3};
    IndexBuilder builder = new IndexBuilder().metadata(metadata);
    builder.add(Target.parse("AS1"), payload);
    final byte[] before = builder.toByteArray();

    payload[0] = 9;
    metadata[0] = 9;

    assertArrayEquals(before, builder.toByteArray());
  }

  @Test
  void nativeMemoryIsAPayloadLikeAnArray() {
    IndexBuilder fromArray = new IndexBuilder();
    fromArray.add(Target.parse("AS1"), new byte[] {0, 5, 0});
    IndexBuilder fromMemory = new IndexBuilder();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment memory = arena.allocate(3);
      memory.set(java.lang.foreign.ValueLayout.JAVA_BYTE, 1, (byte) 5);
      fromMemory.add(Target.parse("AS1"), memory);
    }

    assertArrayEquals(fromArray.toByteArray(), fromMemory.toByteArray());
  }

  @Test
  void anInvalidTargetLeavesTheBuilderUsable() {
    IndexBuilder builder = new IndexBuilder();

    assertThrows(InvalidInputException.class, () -> builder.add(new Target.Asn(0), new byte[] {1}));
    assertEquals(0, builder.add(Target.parse("AS1"), PAYLOAD));
    assertEquals(1, builder.size());
  }

  @Test
  void aRecordTooManyLeavesTheBuilderUsable() {
    IndexBuilder builder = new IndexBuilder(new Limits(2, Long.MAX_VALUE));
    builder.add(Target.parse("AS1"), PAYLOAD);
    builder.add(Target.parse("192.0.2.0/24"), PAYLOAD);
    final byte[] before = builder.toByteArray();

    LimitExceededException refused =
        assertThrows(
            LimitExceededException.class,
            () -> builder.add(Target.parse("AS2"), "new".getBytes(StandardCharsets.UTF_8)));

    assertEquals(Fault.RECORDS, refused.fault());
    assertEquals(2, builder.size());
    assertEquals(1, builder.distinctPayloads());
    assertArrayEquals(before, builder.toByteArray());
  }

  @Test
  void addingIsLimitedByTheLargestFormOfTheFile() {
    IndexBuilder builder = new IndexBuilder(new Limits(1000, 80 + 32 * 28 + 2));
    for (int row = 0; row < 32; row++) {
      builder.add(Target.parse("192.0.2." + row), new byte[] {7, 7});
    }

    LimitExceededException refused =
        assertThrows(
            LimitExceededException.class,
            () -> builder.add(Target.parse("192.0.2.200"), new byte[] {7, 7}));

    assertEquals(Fault.ARTIFACT_BYTES, refused.fault());
    assertEquals(32, builder.size());
    assertEquals(80 + 32 + 32 * 2 + 8 + 2, builder.toByteArray().length);
  }

  @Test
  void aKnownPayloadCostsNothingAgainstTheLimit() {
    IndexBuilder builder = new IndexBuilder(new Limits(1000, 80 + 2 * 16 + 10));
    builder.add(Target.parse("AS1"), new byte[10]);

    assertThrows(
        LimitExceededException.class, () -> builder.add(Target.parse("AS1"), new byte[11]));
    assertEquals(1, builder.add(Target.parse("AS1"), new byte[10]));
  }

  @Test
  void twoHundredRowsFailAtAThousandBytesThoughTheFileWouldFit() {
    IndexBuilder free = new IndexBuilder();
    addTwoHundred(free);
    IndexBuilder limited = new IndexBuilder(new Limits(1_000_000, 1000));

    assertThrows(LimitExceededException.class, () -> addTwoHundred(limited));
    assertEquals(938, free.toByteArray().length);
    assertEquals(32, limited.size());
  }

  private static void addTwoHundred(IndexBuilder builder) {
    for (int row = 0; row < 200; row++) {
      Target target = new Target.Address(IpAddress.ofIpv4(3 * row));
      builder.add(target, new byte[] {(byte) (row % 9), 0});
    }
  }

  @Test
  void metadataOverTheLimitIsRefusedBeforeAByteIsWritten() {
    IndexBuilder builder = new IndexBuilder(new Limits(10, 100)).metadata(new byte[21]);
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    LimitExceededException refused =
        assertThrows(LimitExceededException.class, () -> builder.writeTo(Channels.newChannel(out)));
    assertThrows(LimitExceededException.class, builder::toByteArray);

    assertEquals(Fault.ARTIFACT_BYTES, refused.fault());
    assertEquals(0, out.size());
    assertEquals(100, builder.metadata(new byte[20]).toByteArray().length);
  }

  @Test
  void writeToWritesWhatToByteArrayReturns() throws Exception {
    IndexBuilder builder = new IndexBuilder();
    for (int row = 0; row < 20_000; row++) {
      builder.add(new Target.Asn(row + 1), new byte[] {(byte) row, (byte) (row >> 8), 0, 1, 2});
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    long written = builder.writeTo(new OneByteAtATime(out));

    assertArrayEquals(builder.toByteArray(), out.toByteArray());
    assertEquals(out.size(), written);
  }

  @Test
  void afterAFailedWriteTheBuilderGoesOn() {
    IndexBuilder builder = new IndexBuilder();
    builder.add(Target.parse("AS1"), PAYLOAD);
    final byte[] before = builder.toByteArray();
    WritableByteChannel broken = Channels.newChannel(java.io.OutputStream.nullOutputStream());

    assertThrows(
        IOException.class,
        () -> {
          broken.close();
          builder.writeTo(broken);
        });

    assertArrayEquals(before, builder.toByteArray());
    assertEquals(1, builder.add(Target.parse("AS1"), PAYLOAD));
  }

  @Test
  void aNonBlockingChannelIsRefused() throws Exception {
    Pipe pipe = Pipe.open();
    try (Pipe.SinkChannel sink = pipe.sink();
        Pipe.SourceChannel _ = pipe.source()) {
      sink.configureBlocking(false);

      assertThrows(IllegalBlockingModeException.class, () -> new IndexBuilder().writeTo(sink));
    }
  }

  private record OneByteAtATime(ByteArrayOutputStream out) implements WritableByteChannel {
    @Override
    public int write(ByteBuffer source) {
      if (!source.hasRemaining()) {
        return 0;
      }
      out.write(source.get());
      return 1;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}
