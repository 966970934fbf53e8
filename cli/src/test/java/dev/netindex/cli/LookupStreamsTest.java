package dev.netindex.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Standard output that breaks, and standard input that waits. */
class LookupStreamsTest {
  private static final Path INDEX = Golden.FOLDER.resolve("mixed-all.nidx");
  private static final byte[] MANY_QUERIES =
      "AS42\n".repeat(100_000).getBytes(StandardCharsets.US_ASCII);

  @TempDir private Path folder;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** Takes some bytes, then fails. */
  private static final class Breaking extends OutputStream {
    private final String reason;
    private int room;

    Breaking(int room, String reason) {
      this.room = room;
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      room -= length;
      if (room < 0) {
        throw new IOException(reason);
      }
    }
  }

  private int lookup(OutputStream out, String... more) {
    List<String> arguments = new ArrayList<>(List.of("lookup", INDEX.toString()));
    arguments.addAll(List.of(more));
    return new Cli(folder)
        .run(new ByteArrayInputStream(MANY_QUERIES), out, err, arguments.toArray());
  }

  @Test
  void aReaderThatHasGoneEndsTheCommandQuietly() {
    for (String form : List.of("--tsv", "--json", "--contains", "--trust")) {
      for (int room : List.of(0, 100_000)) {
        assertEquals(0, lookup(new Breaking(room, "Broken pipe"), form), form);
        assertEquals("", err.toString(StandardCharsets.UTF_8), form);
      }
    }
  }

  @Test
  void aReaderThatHasGoneDoesNotMatterToOtherCommandsEither() {
    for (String command : List.of("export", "inspect", "verify")) {
      int code =
          new Cli(folder)
              .run(
                  InputStream.nullInputStream(),
                  new Breaking(0, "Broken pipe"),
                  err,
                  command,
                  INDEX);
      assertEquals(0, code, command);
      assertEquals("", err.toString(StandardCharsets.UTF_8), command);
    }
    for (String command : List.of("--help", "--version", "help", "doctor", "completion")) {
      int code =
          new Cli(folder)
              .run(InputStream.nullInputStream(), new Breaking(0, "Broken pipe"), err, command);
      assertEquals(0, code, command);
      assertEquals("", err.toString(StandardCharsets.UTF_8), command);
    }
  }

  @Test
  void aFullDiskIsAFailure() {
    assertEquals(1, lookup(new Breaking(0, "No space left on device"), "--tsv"));
    assertEquals(
        "netindex: standard output: No space left on device\n",
        err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aFullDiskIsAFailureOfEveryCommand() {
    for (String line :
        List.of(
            "--help",
            "--version",
            "help",
            "help lookup",
            "lookup --help",
            "build -h",
            "completion",
            "doctor",
            "inspect " + INDEX,
            "verify " + INDEX,
            "export " + INDEX,
            "export --csv " + INDEX,
            "diff --summary " + INDEX + " " + INDEX)) {
      err.reset();
      Breaking full = new Breaking(0, "No space left on device");
      Object[] arguments = line.split(" ");
      assertEquals(
          1, new Cli(folder).run(InputStream.nullInputStream(), full, err, arguments), line);
      assertEquals(
          "netindex: standard output: No space left on device\n",
          err.toString(StandardCharsets.UTF_8),
          line);
    }
  }

  /** Hands out a line at a time, and only after the answer to the one before has arrived. */
  @Test
  void answersAppearBeforeTheNextQueryIsWaitedFor() {
    for (String form : List.of("--tsv", "--json", "--trust")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      List<Integer> seen = new ArrayList<>();
      InputStream typed =
          new InputStream() {
            private int lines;

            @Override
            public int read() {
              throw new UnsupportedOperationException();
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
              seen.add((int) out.toString(StandardCharsets.UTF_8).lines().count());
              if (lines++ == 3) {
                return -1;
              }
              byte[] line = "AS42\n".getBytes(StandardCharsets.US_ASCII);
              System.arraycopy(line, 0, bytes, offset, line.length);
              return line.length;
            }
          };
      assertEquals(0, new Cli(folder).run(typed, out, err, "lookup", INDEX, form));
      assertEquals(List.of(0, 1, 2, 3), seen, form);
    }
  }

  @Test
  void aBadLineIsReportedBehindTheAnswersBeforeIt() {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    byte[] lines = "AS42\nx\nAS42\n".getBytes(StandardCharsets.US_ASCII);
    assertEquals(
        1,
        new Cli(folder)
            .run(new ByteArrayInputStream(lines), both, both, "lookup", INDEX, "--contains"));
    List<String> seen = both.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals("AS42\ttrue", seen.get(0));
    assertTrue(seen.get(1).startsWith("netindex: line 2: "), seen.get(1));
    assertEquals("AS42\ttrue", seen.get(2));
  }

  @Test
  void inputThatFailsIsAFailure() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Is a directory");
          }
        };
    assertEquals(1, new Cli(folder).run(broken, new ByteArrayOutputStream(), err, "lookup", INDEX));
    assertEquals(
        "netindex: standard input: Is a directory\n", err.toString(StandardCharsets.UTF_8));
  }
}
