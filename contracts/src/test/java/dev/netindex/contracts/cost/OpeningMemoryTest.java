package dev.netindex.contracts.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.damage.Measured;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Opening needs a bit for each record and eight bytes for each payload, and little else. */
final class OpeningMemoryTest {
  private static final int ROWS = 400_000;
  private static final long LITTLE = 400_000;

  private static byte[] file(int distinct) {
    IndexBuilder builder = new IndexBuilder();
    for (int i = 0; i < ROWS; i++) {
      byte[] payload = ByteBuffer.allocate(4 + i % distinct % 2).putInt(i % distinct).array();
      builder.add(Target.Network.masking(IpAddress.ofIpv4(i << 8), 20 + i % 13), payload);
    }
    assertEquals(distinct, builder.distinctPayloads());
    return builder.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 300_000})
  void checkingAFileTakesABitARecordAndEightBytesAPayload(int distinct) {
    byte[] file = file(distinct);
    OpenOptions checking = OpenOptions.defaults().directory(DirectorySize.NONE);
    IndexReader.open(file, checking).close();
    long bytes = Measured.allocation(() -> IndexReader.open(file, checking).close());
    long most = ROWS / 8 + 8L * distinct + LITTLE;
    assertTrue(bytes < most, () -> bytes + " bytes, not below " + most);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 300_000})
  void trustingAFileTakesLittle(int distinct) {
    byte[] file = file(distinct);
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    IndexReader.open(file, trusting).close();
    long bytes = Measured.allocation(() -> IndexReader.open(file, trusting).close());
    // The trial of the kernels may run in the interpreter, where vectors are objects.
    assertTrue(bytes < LITTLE / 4, () -> bytes + " bytes");
  }
}
