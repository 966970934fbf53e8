package dev.netindex.cli.console;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ByteSinkTest {
  @Test
  void bytesOfAnySizeKeepTheirOrder() throws IOException {
    Random random = new Random(7);
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    ByteArrayOutputStream actual = new ByteArrayOutputStream();
    ByteSink sink = new ByteSink(actual);
    for (int i = 0; i < 2000; i++) {
      byte[] bytes = new byte[i % 100 == 0 ? random.nextInt(200_000) : random.nextInt(100)];
      random.nextBytes(bytes);
      sink.write(bytes);
      expected.write(bytes);
      sink.write(i);
      expected.write(i);
    }
    sink.flush();
    assertArrayEquals(expected.toByteArray(), actual.toByteArray());
  }

  @Test
  void numbersAreDecimal() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteSink sink = new ByteSink(out);
    for (long number : new long[] {0, 9, 10, 4_294_967_295L, Long.MAX_VALUE}) {
      sink.writeDecimal(number);
      sink.write(' ');
    }
    sink.writeAscii(new StringBuilder("end"));
    sink.flush();
    assertEquals(
        "0 9 10 4294967295 9223372036854775807 end", out.toString(StandardCharsets.US_ASCII));
  }

  @Test
  void aFailureIsReportedOnce() throws IOException {
    ByteSink sink =
        new ByteSink(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
              }
            });
    sink.write('x');
    assertThrows(ClosedOutputException.class, sink::flush);
    sink.write('x');
    sink.flush();
  }
}
