package dev.netindex.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Context;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs the command inside the test, in a folder of its own. */
public final class Cli {
  private final Path folder;
  private byte[] input = new byte[0];

  /** What a run left behind. */
  public record Result(int code, byte[] bytes, String err) {
    /** Returns standard output as text. */
    public String out() {
      return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Returns the lines of standard output. */
    public List<String> lines() {
      return out().lines().toList();
    }

    /** Checks that all went well and nothing was said. */
    public Result quiet() {
      assertEquals("", err);
      return ok();
    }

    /** Checks that all went well. */
    public Result ok() {
      assertEquals(0, code, err);
      return this;
    }

    /** Checks that the run failed in a way, without a result and with one line of why. */
    public String failure(int expectedCode) {
      assertEquals(expectedCode, code, err);
      assertEquals("", out());
      assertEquals(1, err.lines().count(), err);
      return err.strip();
    }
  }

  public Cli(Path folder) {
    this.folder = folder;
  }

  /** Sets standard input of the next run. */
  public Cli in(String text) {
    return in(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Sets standard input of the next run. */
  public Cli in(byte[] bytes) {
    input = bytes;
    return this;
  }

  /** Runs the command; arguments may be anything with a text. */
  public Result run(Object... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = run(new ByteArrayInputStream(input), out, err, arguments);
    input = new byte[0];
    return new Result(code, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
  }

  /** Runs the command with streams. */
  public int run(InputStream in, OutputStream out, OutputStream err, Object... arguments) {
    Context context =
        new Context(
            in,
            new ByteSink(out),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            false,
            folder);
    return NetindexCommand.run(
        context, Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }
}
