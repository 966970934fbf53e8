package dev.netindex.contracts.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.damage.Measured;
import dev.netindex.contracts.model.Built;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.DirectoryTiming;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;
import dev.netindex.format.reader.OpenOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Directories take the memory that their size allows, and say how much. */
final class DirectoryBytesTest {
  private static final long SMALLEST = 1 << 16;

  /** Objects around the tables. */
  private static final long OBJECTS = 4_096;

  private static long most(DirectorySize size, long fileBytes) {
    return switch (size) {
      case NONE -> 0;
      case SMALL -> SMALLEST;
      case DEFAULT -> Math.max(SMALLEST, fileBytes / 4);
      case LARGE -> Math.max(SMALLEST, 2 * fileBytes);
    };
  }

  private static OpenOptions options(DirectorySize size) {
    return OpenOptions.defaults()
        .trustRowsWithoutValidation()
        .directory(size)
        .directoryTiming(DirectoryTiming.AT_OPENING);
  }

  private static long bytes(IndexReader reader) {
    Inspection inspection = reader.inspect();
    return inspection.ipv4Directory().bytes() + inspection.ipv6Directory().bytes();
  }

  private static List<byte[]> bothFamilies() {
    List<byte[]> files = new ArrayList<>();
    for (boolean packed : new boolean[] {true, false}) {
      IndexBuilder builder = new IndexBuilder();
      for (int i = 0; i < 60_000; i++) {
        IpAddress v4 = IpAddress.ofIpv4(i << 15);
        IpAddress v6 = IpAddress.ofIpv6(0x2A00L << 48 | (long) i << 30, 0);
        builder.add(Target.Network.masking(v4, packed ? 20 + i % 8 : 17 - i % 2), new byte[] {1});
        builder.add(Target.Network.masking(v6, packed ? 40 : 34 - i % 3), new byte[] {2});
      }
      files.add(builder.toByteArray());
    }
    return files;
  }

  @ParameterizedTest
  @EnumSource(DirectorySize.class)
  void bothFamiliesTogetherKeepWithinTheSize(DirectorySize size) {
    for (byte[] file : bothFamilies()) {
      compare(file, size, "both families");
    }
    for (CrowdedRows crowd : CrowdedRows.values()) {
      List<Assertion> rows = crowd.assertions(0);
      compare(Built.file(rows), size, crowd.toString());
    }
  }

  private static void compare(byte[] file, DirectorySize size, String what) {
    try (IndexReader reader = IndexReader.open(file, options(size))) {
      long most = most(size, file.length);
      assertTrue(bytes(reader) <= most, () -> what + ": " + bytes(reader) + " above " + most);
    }
  }

  @ParameterizedTest
  @EnumSource(DirectorySize.class)
  void inspectionCountsWhatIsKept(DirectorySize size) {
    for (byte[] file : bothFamilies()) {
      IndexReader.open(file, options(DirectorySize.NONE)).close(); // loads classes
      IndexReader.open(file, options(size)).close();
      long without =
          Measured.allocation(() -> IndexReader.open(file, options(DirectorySize.NONE)).close());
      long with = Measured.allocation(() -> IndexReader.open(file, options(size)).close());
      try (IndexReader reader = IndexReader.open(file, options(size))) {
        long told = bytes(reader);
        assertTrue(told <= with - without + OBJECTS, () -> told + " told, " + with + " taken");
        if (size == DirectorySize.NONE) {
          assertEquals(0, told);
        }
        // Building may need as much again, such as tables before they are cut to size.
        long limit = 3 * told + 3 * SMALLEST;
        assertTrue(with - without <= limit, () -> with + " allocated for " + told);
      }
    }
  }
}
