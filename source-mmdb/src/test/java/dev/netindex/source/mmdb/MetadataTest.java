package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.codec.json.schema.DatasetInfo;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What files say about themselves, and what stands against it. */
class MetadataTest {
  private static final DataWriter DATA = new DataWriter().u32(1);

  /** A file whose metadata are right, ready for one to be changed. */
  private static TreeWriter right() {
    return TreeWriter.ipv4().data(0, 0, 0).number("record_size", 28).number("node_count", 1);
  }

  private static MmdbMetadata metadata(TreeWriter writer) {
    return Opened.file(writer.buildAsStated(DATA)).metadata();
  }

  private static void assertFault(MmdbFault fault, TreeWriter writer) {
    Opened.assertFault(fault, writer.buildAsStated(DATA));
  }

  @Test
  void allFieldsAreThere() {
    MmdbMetadata metadata = metadata(right());
    assertEquals(
        new MmdbMetadata(
            "Test", 1_700_000_000, 4, 28, 1, List.of("en", "de"), Map.of("en", "Made for a test")),
        metadata);
    assertEquals(
        new DatasetInfo(
            "Test",
            Optional.of(Instant.ofEpochSecond(1_700_000_000)),
            "file",
            "",
            "",
            List.of("en", "de"),
            Map.of("en", "Made for a test")),
        metadata.dataset("file"));
  }

  @Test
  void whatTheTreeDoesNotNeedMayBeMissing() {
    MmdbMetadata metadata =
        metadata(
            right()
                .without("database_type")
                .without("build_epoch")
                .without("languages")
                .without("description")
                .without("binary_format_major_version")
                .without("binary_format_minor_version"));
    assertEquals(new MmdbMetadata("", 0, 4, 28, 1, List.of(), Map.of()), metadata);
    assertEquals(Optional.empty(), metadata.built());
  }

  @Test
  void whatTheTreeNeedsMustBeThere() {
    for (String name : List.of("node_count", "record_size", "ip_version")) {
      assertFault(MmdbFault.METADATA, right().without(name));
    }
  }

  @Test
  void aBuildTimeBeyondEveryInstantIsKeptAsANumber() {
    TreeWriter writer = right();
    writer.field("build_epoch").integer(ValueType.U64, new BigInteger("18446744073709551615"));
    MmdbMetadata metadata = metadata(writer);
    assertEquals(-1, metadata.buildEpoch());
    assertEquals(Optional.empty(), metadata.built());
    assertEquals(Optional.empty(), metadata(right().number("build_epoch", Long.MAX_VALUE)).built());
    assertEquals(
        Optional.of(Instant.MAX.getEpochSecond()),
        metadata(right().number("build_epoch", Instant.MAX.getEpochSecond()))
            .built()
            .map(Instant::getEpochSecond));
  }

  @Test
  void numbersThatNoTreeHasAreRefused() {
    assertFault(MmdbFault.IP_VERSION, right().number("ip_version", 5));
    assertFault(MmdbFault.IP_VERSION, right().number("ip_version", 4 + (1L << 32)));
    for (long size : new long[] {0, 16, 20, 26, 36, 64, Long.MAX_VALUE}) {
      assertFault(MmdbFault.RECORD_SIZE, right().number("record_size", size));
    }
    assertFault(MmdbFault.FORMAT_VERSION, right().number("binary_format_major_version", 3));
    assertFault(MmdbFault.METADATA, right().number("node_count", 1L << 32));
    assertFault(MmdbFault.METADATA, right().number("node_count", Long.MAX_VALUE));
    assertFault(MmdbFault.TREE_LENGTH, right().number("node_count", 0xFFFF_FFFFL));
    assertFault(MmdbFault.SEPARATOR, right().number("node_count", 0));
  }

  @Test
  void wrongTypesAreRefused() {
    for (String name : List.of("node_count", "build_epoch", "languages", "description")) {
      TreeWriter writer = right();
      writer.field(name).text("text");
      assertFault(MmdbFault.METADATA, writer);
    }
    for (String name : List.of("database_type", "languages", "description")) {
      assertFault(MmdbFault.METADATA, right().number(name, 1));
    }
    TreeWriter numbers = right();
    numbers.field("languages").array(1).u32(1);
    assertFault(MmdbFault.METADATA, numbers);
    TreeWriter negative = right();
    negative.field("node_count").head(ValueType.I32, 4).raw(255, 255, 255, 255);
    assertFault(MmdbFault.METADATA, negative);
    TreeWriter wide = right();
    wide.field("build_epoch").integer(ValueType.U128, BigInteger.TWO.pow(64));
    assertFault(MmdbFault.METADATA, wide);
    Opened.assertFault(MmdbFault.METADATA, right().build(DATA, new DataWriter().u32(1)));
  }

  @Test
  void theMarkerMustBeInTheLast128KiB() {
    byte[] file = right().buildAsStated(DATA);
    assertEquals(1, Opened.file(Arrays.copyOf(file, file.length + 1_000)).metadata().nodeCount());
    Opened.assertFault(MmdbFault.METADATA_MARKER, Arrays.copyOf(file, file.length + (128 << 10)));
    Opened.assertFault(MmdbFault.METADATA_MARKER, new byte[0]);
    Opened.assertFault(MmdbFault.METADATA_MARKER, new byte[5]);
    Opened.assertFault(MmdbFault.METADATA_MARKER, new byte[1 << 20]);
  }

  @Test
  void theLastMarkerCounts() {
    byte[] marker = TreeWriter.MARKER.getBytes(StandardCharsets.ISO_8859_1);
    DataWriter data = new DataWriter().u32(1).bytes(marker).u32(2);
    assertEquals(1, Opened.file(right().buildAsStated(data)).metadata().nodeCount());
  }

  @Test
  void pointersCountFromTheStartOfTheMetadata() {
    DataWriter map =
        new DataWriter()
            .map(4)
            .text("ip_version")
            .u32(4)
            .text("record_size")
            .u32(28)
            .text("node_count")
            .u32(1)
            .text("database_type")
            .pointer(1);
    assertEquals("ip_version", Opened.file(right().build(DATA, map)).metadata().databaseType());
  }

  @Test
  void metadataHaveTheLimitsOfRecords() {
    TreeWriter deep = right();
    DataWriter value = deep.field("more");
    for (int i = 0; i < 600; i++) {
      value.array(1);
    }
    assertFault(MmdbFault.RECORD_DEPTH, deep);
  }
}
