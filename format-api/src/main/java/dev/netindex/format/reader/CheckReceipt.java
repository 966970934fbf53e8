package dev.netindex.format.reader;

import dev.netindex.format.layout.AtomicPublisher;
import dev.netindex.format.layout.FileFormat;
import dev.netindex.format.layout.FileLayout;
import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.module.ModuleDescriptor;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A small text file which says that another file, described as exactly as the system can, was
 * checked in full. It is compared as a whole and never parsed: whatever is not equal, cut short or
 * damaged is no receipt, and leads to the full check.
 */
final class CheckReceipt {
  private static final Logger LOGGER = LoggerFactory.getLogger(CheckReceipt.class);

  /** Rises when a later version of this library finds fault with files that this one opens. */
  private static final int RULES = 1;

  /** No receipt is longer. */
  private static final int MAX_BYTES = 4_096;

  private static final byte[] INDEX_MAGIC = "NETINDEX".getBytes(StandardCharsets.US_ASCII);

  private final Path receipt;
  private final Path file;
  private final FileStamp stamp;
  private final Instant asked;

  private CheckReceipt(Path receipt, Path file, FileStamp stamp, Instant asked) {
    this.receipt = receipt;
    this.file = file;
    this.stamp = stamp;
    this.asked = asked;
  }

  /** Looks at a file before it is opened. */
  static CheckReceipt of(Path receipt, Path file) throws IOException {
    Instant asked = Instant.now();
    return new CheckReceipt(receipt, file, FileStamp.of(file), asked);
  }

  /** Tells whether the receipt is for exactly this file. */
  boolean holds(MemorySegment index, FileLayout layout) {
    try {
      boolean equal = isSame(index) && Arrays.equals(content(index, layout), read());
      LOGGER.debug("{}: {} by {}", file, equal ? "was checked" : "not known", receipt);
      return equal;
    } catch (IOException unreadable) {
      LOGGER.debug("{}: no receipt: {}", file, unreadable.toString());
      return false;
    }
  }

  /** Writes the receipt of a file that was checked, if it is still the same. */
  void write(MemorySegment index, FileLayout layout) {
    try {
      if (!isSame(index)) {
        LOGGER.debug("{}: not remembered, it has changed meanwhile", file);
      } else if (!stamp.settledBefore(asked)) {
        LOGGER.debug("{}: not remembered, it is too new to tell a later change", file);
      } else if (!replaceable()) {
        LOGGER.warn("{}: not remembered: {} is no receipt, and is left alone", file, receipt);
      } else {
        ByteBuffer content = ByteBuffer.wrap(content(index, layout));
        AtomicPublisher.publish(
            receipt,
            channel -> {
              while (content.hasRemaining()) {
                channel.write(content);
              }
              return content.capacity();
            });
      }
    } catch (IOException | SecurityException failure) {
      LOGGER.warn("{}: not remembered: {}", file, failure.toString());
    }
  }

  /**
   * Tells whether what was opened is what was looked at before: the path led there all the time.
   */
  private boolean isSame(MemorySegment index) throws IOException {
    return index.byteSize() == stamp.bytes() && stamp.equals(FileStamp.of(file));
  }

  private byte[] read() throws IOException {
    if (!Files.isRegularFile(receipt)) {
      throw new NoSuchFileException(receipt.toString(), null, "no regular file"); // a pipe waits
    }
    try (InputStream in = Files.newInputStream(receipt)) {
      return in.readNBytes(MAX_BYTES + 1);
    }
  }

  /** Tells whether nothing of worth is where the receipt goes, above all not the index. */
  private boolean replaceable() throws IOException {
    if (!Files.exists(receipt)) {
      return true;
    }
    if (!Files.isRegularFile(receipt) || Files.size(receipt) > MAX_BYTES) {
      return false;
    }
    byte[] old = read();
    return !Arrays.equals(
        INDEX_MAGIC, 0, INDEX_MAGIC.length, old, 0, Math.min(old.length, INDEX_MAGIC.length));
  }

  private byte[] content(MemorySegment index, FileLayout layout) {
    String text =
        "netindex receipt: this file was checked in full\nrules "
            + RULES
            + version()
            + "\n"
            + stamp
            + "\nhead "
            + head(index, layout)
            + "\nend\n";
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** On the class path no version is known, and the rules alone must do. */
  private static String version() {
    return Optional.ofNullable(CheckReceipt.class.getModule().getDescriptor())
        .flatMap(ModuleDescriptor::rawVersion)
        .map(version -> "\nversion " + version)
        .orElse("");
  }

  /** Returns the checksum of header and descriptors, some bytes of every 256 rows. */
  private static String head(MemorySegment index, FileLayout layout) {
    CRC32C sum = new CRC32C();
    sum.update(index.asSlice(0, FileFormat.HEADER_BYTES).asByteBuffer());
    if (layout.header().ipv4Packed()) {
      descriptors(index, layout.ipv4(), layout.header().ipv4Rows(), sum);
    }
    if (layout.header().ipv6Packed()) {
      descriptors(index, layout.ipv6(), layout.header().ipv6Rows(), sum);
    }
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }

  private static void descriptors(MemorySegment index, long offset, long rows, CRC32C sum) {
    long blocks = (rows + FileFormat.BLOCK_ROWS - 1) / FileFormat.BLOCK_ROWS;
    long bytes = blocks * FileFormat.DESCRIPTOR_BYTES;
    sum.update(index.asSlice(offset, bytes).asByteBuffer());
  }
}
