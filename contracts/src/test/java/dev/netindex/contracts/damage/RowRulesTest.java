package dev.netindex.contracts.damage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainBytes;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.contracts.oracle.PlainWriter;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.reader.IndexReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Rules of rows that single changed bytes do not reach, by the order of checks in FORMAT.md. */
final class RowRulesTest {
  private static final int HEADER = 80;
  private static final int DESCRIPTOR_ID_BASE = 28;

  private static byte[] file(String... targets) {
    List<Assertion> rows = new ArrayList<>();
    for (String target : targets) {
      rows.add(new Assertion(PlainTarget.parse(target), rows.size(), "payload"));
    }
    return PlainWriter.file(rows, "");
  }

  private static void assertFails(String check, byte[] file, Consumer<ByteBuffer> change) {
    assertEquals(file.length, IndexReader.open(file).memory().byteSize(), "opens unchanged");
    change.accept(ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN));
    InvalidIndexException refused =
        assertThrows(InvalidIndexException.class, () -> IndexReader.open(file));
    assertEquals(check, refused.fault().text(), refused.getMessage());
  }

  @Test
  void anIdOfThirtyTwoOnesIsNoOverflowButNoRecordEither() {
    assertFails(
        "record ID", file("2001:db8::1"), bytes -> bytes.putInt(HEADER + DESCRIPTOR_ID_BASE, -1));
  }

  @Test
  void twoImplicitIdsFromThirtyTwoOnesOverflow() {
    assertFails(
        "packed record ID",
        file("2001:db8::1", "2001:db8::2"),
        bytes -> bytes.putInt(HEADER + DESCRIPTOR_ID_BASE, -1));
  }

  @Test
  void aRepeatedAsnRowIsOutOfOrderBeforeItIsADuplicate() {
    assertFails(
        "ASN entry order or key",
        file("AS1", "AS2"),
        bytes -> bytes.putLong(HEADER + 8, bytes.getLong(HEADER)));
  }

  @Test
  void aRepeatedIntervalRowIsOutOfOrderBeforeItIsADuplicate() {
    assertFails(
        "IP entry order",
        file("10.0.0.0-10.0.0.9", "10.0.0.0-10.0.0.9"),
        bytes -> bytes.putInt(HEADER + 20 + 12, 0));
  }

  @Test
  void anAsnRowMayNotTakeTheIdOfAnAddress() {
    assertFails(
        "duplicate record ID",
        file("2001:db8::1", "AS7"),
        bytes -> bytes.putInt(HEADER + 32 + 2 + 4, 0));
  }

  @Test
  void packedNeighboursMayTouchButNotOverlap() {
    byte[] touching = file("10.0.0.0/9", "10.128.0.0/9", "11.0.0.0/9");
    assertEquals(3, IndexReader.open(touching).size());
    int prefixes = HEADER + 32 + 3;
    assertFails("packed overlapping targets", touching, bytes -> bytes.put(prefixes, (byte) 8));
  }

  @Test
  void aPackedNetworkMayNotHaveHostBits() {
    int prefixes = HEADER + 32 + 3;
    assertFails(
        "target bounds",
        file("10.0.0.0/9", "10.128.0.0/9", "11.0.0.0/9"),
        bytes -> bytes.put(prefixes + 1, (byte) 8));
  }

  @Test
  void theFirstWideSlotIsCheckedWhateverItsLength() {
    PlainBytes bytes = new PlainBytes().text("NETINDEX").number(3, 4).number(0, 4);
    bytes.number(1, 8).number(0, 8).number(0, 8).number(1, 8);
    bytes.number(0, 8).number(0, 8).number(0, 8).number(0, 8);
    bytes.number(7, 4).number(0, 4); // AS7
    bytes.number(0, 8).number(0, 8);
    assertFails("truncated section", bytes.toByteArray(), file -> file.putLong(96, -1));
  }
}
