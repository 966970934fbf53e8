package dev.netindex.contracts.utf8;

import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** A program for virtual machines of their own: prints what is chosen, and reads cut files. */
public final class Choosing {
  private static final int BYTES = 1 << 16;

  private Choosing() {}

  /**
   * Prints all candidates, one a line, the one that is taken first; with an argument the outcome of
   * reading a mapped file that was cut short.
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 0) {
      Utf8Validators.select(); // once more, to see that it is logged once
      Utf8Validators.select().candidates().forEach(System.out::println);
    } else {
      readCutFile(Path.of(arguments[0]));
    }
  }

  /** Validates until all is compiled, then cuts the file. */
  private static void readCutFile(Path file) throws IOException {
    Utf8Validator validator = Utf8Validators.select("vector").selected();
    byte[] text = "a\u00e9\u20ac".repeat(BYTES / 6).getBytes("UTF-8");
    byte[] ascii = new byte[text.length];
    Arrays.fill(ascii, (byte) 'x');
    for (byte[] bytes : new byte[][] {text, ascii}) {
      Files.write(file, bytes);
      try (FileChannel channel =
              FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.READ);
          Arena arena = Arena.ofConfined()) {
        MemorySegment map = channel.map(MapMode.READ_ONLY, 0, bytes.length, arena);
        for (int i = 0; i < 20_000; i++) {
          validator.firstInvalid(map, 0, bytes.length);
          validator.firstInvalid(map, 6 * (i % 1000), 30);
        }
        channel.truncate(4096);
        System.out.println(outcome(validator, map, 0, bytes.length));
        System.out.println(outcome(validator, map, 60_000, 30));
      }
    }
  }

  private static String outcome(Utf8Validator validator, MemorySegment map, long at, long length) {
    try {
      return Long.toString(validator.firstInvalid(map, at, length));
    } catch (InternalError e) {
      return "InternalError";
    }
  }
}
