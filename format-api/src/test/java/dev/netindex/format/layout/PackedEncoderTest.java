package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Family;
import java.io.ByteArrayOutputStream;
import java.nio.channels.Channels;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PackedEncoderTest {
  private static final IpRow[] NO_ROWS = {};

  @Test
  void noRowsCannotBePacked() throws Exception {
    assertEquals(OptionalLong.empty(), measure(NO_ROWS));
  }

  @Test
  void rangesCannotBePacked() throws Exception {
    assertEquals(OptionalLong.empty(), measure(address(1, 0), ListedRows.row(5, 5, 0, 2, 1)));
  }

  @Test
  void rowsThatTouchCannotBePacked() throws Exception {
    IpRow network = ListedRows.row(0, 3, 30, FileFormat.KIND_NETWORK, 0);

    assertEquals(OptionalLong.empty(), measure(network, address(3, 1)));
    assertEquals(OptionalLong.of(32 + 2 * 3), measure(network, address(4, 1)));
  }

  @Test
  void equalRowsCannotBePacked() throws Exception {
    assertEquals(OptionalLong.empty(), measure(address(3, 0), address(3, 1)));
  }

  @Test
  void rowsThatCannotBePackedAreNotWritten() {
    PackedEncoder encoder =
        new PackedEncoder(new ListedRows(Family.IPV4, List.of(address(3, 0), address(3, 1))));
    FileWriter out = new FileWriter(Channels.newChannel(new ByteArrayOutputStream()));

    assertThrows(IllegalStateException.class, () -> encoder.write(out));
  }

  @Test
  void oneRowHasTheLargestShift() throws Exception {
    assertArrayEquals(
        HexFormat.of()
            .parseHex(
                "05000000000000000000000000000000"
                    + "2000000000000000"
                    + "81ff0100"
                    + "07000000"
                    + "0020"),
        write(address(5, 7)));
  }

  @Test
  void idsThatRiseByTwoAreImplicit() throws Exception {
    byte[] section = write(address(0, 1), address(1, 3), address(2, 5));

    assertEquals(32 + 3 * 2, section.length);
    assertEquals(0xA1, section[24] & 0xFF);
    assertEquals(1, section[28]);
  }

  @Test
  void idsThatStopRisingAreExplicit() throws Exception {
    byte[] section = write(address(0, 1), address(1, 2), address(2, 4));

    assertEquals(32 + 3 * 6, section.length);
    assertEquals(0x01, section[24]);
    assertEquals(0, section[28]);
  }

  @Test
  void theHighestIdIsImplicitToo() throws Exception {
    byte[] section = write(address(0, 0xFFFF_FFFEL), address(1, 0xFFFF_FFFFL));

    assertEquals(0x81, section[24] & 0xFF);
    assertEquals(-2, section[28]);
  }

  @Test
  void blocksAreOf256RowsAndStandOneAfterTheOther() throws Exception {
    IpRow[] rows =
        IntStream.range(0, 513).mapToObj(at -> address(2L * at, at)).toArray(IpRow[]::new);

    byte[] section = write(rows);

    assertEquals(3 * 32 + 513 * 2, section.length);
    assertEquals(3 * 32, section[16]);
    assertEquals(3 * 32 + 512, section[32 + 16] & 0xFF | (section[32 + 17] & 0xFF) << 8);
    assertEquals(1, section[64 + 26]);
    assertEquals((byte) 0xFF, section[64 + 25]);
  }

  private static IpRow address(long value, long id) {
    return ListedRows.row(value, value, 32, FileFormat.KIND_ADDRESS, id);
  }

  private static OptionalLong measure(IpRow... rows) throws Exception {
    return new PackedEncoder(new ListedRows(Family.IPV4, Arrays.asList(rows))).measure();
  }

  private static byte[] write(IpRow... rows) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FileWriter out = new FileWriter(Channels.newChannel(bytes));
    new PackedEncoder(new ListedRows(Family.IPV4, Arrays.asList(rows))).write(out);
    out.flush();
    assertEquals(OptionalLong.of(bytes.size()), measure(rows));
    return bytes.toByteArray();
  }
}
