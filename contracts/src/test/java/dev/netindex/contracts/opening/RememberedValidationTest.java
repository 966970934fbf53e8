package dev.netindex.contracts.opening;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Family;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.DirectoryForm;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A receipt spares the check of exactly the file that was checked, and of no other. */
final class RememberedValidationTest {
  private static final int ROWS = 1_000;
  private static final int BLOCKS = 4;
  private static final int PATIENCE_SECONDS = 20;

  private final CountingProvider provider = new CountingProvider();
  @TempDir Path folder;
  private Path file = Path.of("");
  private Path receipt = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file = Files.write(folder.resolve("a.nidx"), Networks.file(ROWS));
    receipt = folder.resolve("a.receipt");
  }

  private OpenOptions options() {
    // An inspection tells how long a directory took to build, which is never the same.
    return OpenOptions.defaults()
        .directory(DirectorySize.NONE)
        .searchProvider(provider)
        .rememberValidation(receipt);
  }

  /** Opens the file, and returns how many blocks were checked. */
  private int checked() throws IOException {
    try (IndexReader reader = IndexReader.open(file, options())) {
      assertEquals(1, reader.lookup(IpAddress.parse("0.0.1.0")).size());
    }
    return provider.blocks();
  }

  /** Opens the file until it is old enough to be remembered. */
  private void remember() throws Exception {
    for (int tries = 0; tries < 100 * PATIENCE_SECONDS; tries++) {
      if (checked() == 0) {
        return;
      }
      Thread.sleep(10);
    }
    throw new AssertionError("never remembered");
  }

  private void assertCheckedAgain(String why) throws Exception {
    assertEquals(BLOCKS, checked(), why);
    remember();
  }

  @Test
  void aFileWithItsReceiptIsNotCheckedAndAnswersTheSame() throws Exception {
    Inspection before;
    try (IndexReader reader = IndexReader.open(file, options())) {
      before = reader.inspect();
    }
    assertEquals(BLOCKS, provider.blocks());
    remember();
    try (IndexReader reader = IndexReader.open(file, options())) {
      assertEquals(0, provider.blocks());
      assertEquals(before, reader.inspect());
      assertEquals(ROWS / 4_096 + 1, reader.coverage().buckets(Family.IPV4));
    }
    try (IndexReader copy = IndexReader.open(file, options().copyIntoMemory())) {
      assertEquals(0, provider.blocks());
      assertEquals(before, copy.inspect());
    }
  }

  @Test
  void rowsTrustedByAReceiptWaitForQuestions() throws Exception {
    remember();
    OpenOptions options = options().directory(DirectorySize.SMALL);
    try (IndexReader reader = IndexReader.open(file, options)) {
      assertEquals(DirectoryForm.PENDING, reader.inspect().ipv4Directory().form());
    }
  }

  @Test
  void withoutTheOptionNothingIsRemembered() throws Exception {
    remember();
    IndexReader.open(file, OpenOptions.defaults().searchProvider(provider)).close();
    assertEquals(BLOCKS, provider.blocks());
  }

  @Test
  void aFileThatJustChangedIsNotRememberedYet() throws Exception {
    Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis() + 60_000));
    assertEquals(BLOCKS, checked());
    assertEquals(BLOCKS, checked());
    assertFalse(Files.exists(receipt));
  }

  @Test
  void anotherTimeOfModificationIsAnotherFile() throws Exception {
    remember();
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_123L));
    assertCheckedAgain("other time");
  }

  @Test
  void anotherFileInItsPlaceIsCheckedEvenWithTheSameLengthAndTime() throws Exception {
    remember();
    FileTime time = Files.getLastModifiedTime(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] ^= 1; // of a payload
    Path other = Files.write(folder.resolve("b.nidx"), bytes);
    Files.setLastModifiedTime(other, time);
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
    assertCheckedAgain("other file");
  }

  @Test
  void aWriteInPlaceIsNoticedEvenIfTheTimeIsSetBack() throws Exception {
    remember();
    FileTime time = Files.getLastModifiedTime(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[80 + 32 * BLOCKS + 3] ^= 1; // a delta
    Files.write(file, bytes);
    Files.setLastModifiedTime(file, time);
    assertThrows(InvalidIndexException.class, this::checked);
  }

  @Test
  void anotherLengthIsAnotherFile() throws Exception {
    remember();
    Files.write(file, Networks.file(ROWS - 1));
    assertCheckedAgain("other length");
  }

  @Test
  void aReceiptThatIsDamagedAnywhereIsWrittenAnew() throws Exception {
    remember();
    byte[] good = Files.readAllBytes(receipt);
    for (int at = 0; at < good.length; at += 7) {
      byte[] bad = good.clone();
      bad[at] ^= 1;
      Files.write(receipt, bad);
      assertEquals(BLOCKS, checked(), "byte " + at);
      assertArrayEquals(good, Files.readAllBytes(receipt));
      Files.write(receipt, Arrays.copyOf(good, at));
      assertEquals(BLOCKS, checked(), "cut at " + at);
      assertArrayEquals(good, Files.readAllBytes(receipt));
    }
    Files.write(receipt, Arrays.copyOf(good, good.length + 1));
    assertEquals(BLOCKS, checked(), "longer");
    assertEquals(0, checked());
  }

  @Test
  void theReceiptOfAnotherFileIsNone() throws Exception {
    remember();
    file = Files.write(folder.resolve("b.nidx"), Networks.file(ROWS));
    assertCheckedAgain("other receipt");
  }

  @Test
  void aReceiptThatCannotBeWrittenFailsNothing() throws Exception {
    remember();
    Path good = receipt;
    receipt = folder.resolve("none/a.receipt");
    assertEquals(BLOCKS, checked());
    receipt = Files.createDirectory(folder.resolve("directory"));
    assertEquals(BLOCKS, checked());
    assertTrue(Files.isDirectory(receipt));
    assertEquals(1, Files.list(folder).filter(good::equals).count());
  }

  @Test
  void whatCannotBeAReceiptIsLeftAlone() throws Exception {
    remember();
    byte[] index = Files.readAllBytes(file);
    receipt = file;
    assertEquals(BLOCKS, checked());
    assertArrayEquals(index, Files.readAllBytes(file));
    receipt = Files.write(folder.resolve("small.nidx"), Networks.file(3));
    assertEquals(BLOCKS, checked());
    assertArrayEquals(Networks.file(3), Files.readAllBytes(receipt));
    receipt = Files.write(folder.resolve("large"), new byte[5_000]);
    assertEquals(BLOCKS, checked());
    assertEquals(5_000, Files.size(receipt));
  }

  @Test
  void aBadFileGetsNoReceipt() throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    bytes[80 + 32 * BLOCKS + 3] ^= 1;
    Files.write(file, bytes);
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L));
    Thread.sleep(50);
    assertThrows(InvalidIndexException.class, this::checked);
    assertFalse(Files.exists(receipt));
  }

  @Test
  void rowsThatAreTrustedAnywayAreNotRemembered() throws Exception {
    Thread.sleep(50);
    IndexReader.open(file, options().trustRowsWithoutValidation()).close();
    assertFalse(Files.exists(receipt));
  }

  @Test
  void memoryIsAlwaysChecked() throws Exception {
    remember();
    IndexReader.open(Files.readAllBytes(file), options()).close();
    assertEquals(BLOCKS, provider.blocks());
  }

  @Test
  void manyMayWriteTheReceiptAtOnce() throws Exception {
    remember();
    byte[] good = Files.readAllBytes(receipt);
    try (ExecutorService pool = Executors.newFixedThreadPool(8)) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        all.add(
            pool.submit(
                () -> {
                  for (int k = 0; k < 20; k++) {
                    Files.deleteIfExists(receipt);
                    IndexReader.open(file, options()).close();
                  }
                  return null;
                }));
      }
      for (Future<?> each : all) {
        each.get();
      }
    }
    checked();
    assertArrayEquals(good, Files.readAllBytes(receipt));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(2, left.count(), "no temporary file is left");
    }
  }
}
