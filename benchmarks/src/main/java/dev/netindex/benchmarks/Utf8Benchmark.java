package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.Utf8Text;
import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Checking text of 64 KiB, in nanoseconds a KiB: 1,024 divided by the figure are gigabytes a
 * second. The JDK has no check alone, so that its figures are those of making text, but for the
 * check for ASCII that it makes first, which is called by force.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Utf8Text.BYTES / 1024)
@Fork(
    jvmArgsAppend = {
      "--add-modules=jdk.incubator.vector",
      "--add-opens=java.base/java.lang=ALL-UNNAMED"
    })
public class Utf8Benchmark {
  private static final MethodHandle COUNT_POSITIVES = countPositives();

  @Param Utf8Text text;

  private byte[] bytes;
  private int[] ends;
  private MemorySegment array;
  private MemorySegment map;
  private Utf8Validator scalar;
  private Utf8Validator vector;
  private CharsetDecoder decoder;
  private CharBuffer characters;

  @Setup
  public void open() throws IOException {
    byte[][] strings = text.strings();
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    ends = new int[strings.length];
    for (int i = 0; i < strings.length; i++) {
      joined.writeBytes(strings[i]);
      ends[i] = joined.size();
    }
    bytes = joined.toByteArray();
    array = MemorySegment.ofArray(bytes);
    Path file = Files.write(Files.createTempFile("utf8", ".txt"), bytes);
    try (FileChannel channel = FileChannel.open(file)) {
      map = channel.map(MapMode.READ_ONLY, 0, bytes.length, Arena.ofAuto());
    }
    Files.delete(file);
    scalar = Utf8Validators.builtIn();
    vector = Utf8Validators.select("vector").selected();
    decoder = StandardCharsets.UTF_8.newDecoder();
    characters = CharBuffer.allocate(bytes.length);
    if (validate(scalar, array) != -ends.length || validate(vector, map) != -ends.length) {
      throw new IllegalStateException("text " + text + " is found ill-formed");
    }
  }

  private static MethodHandle countPositives() {
    try {
      Class<?> coding = Class.forName("java.lang.StringCoding");
      return MethodHandles.privateLookupIn(coding, MethodHandles.lookup())
          .findStatic(
              coding,
              "countPositives",
              MethodType.methodType(int.class, byte[].class, int.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private long validate(Utf8Validator validator, MemorySegment memory) {
    long sum = 0;
    int start = 0;
    for (int end : ends) {
      sum += validator.firstInvalid(memory, start, end - start);
      start = end;
    }
    return sum;
  }

  /** The built-in validator, over an array. */
  @Benchmark
  public long scalar() {
    return validate(scalar, array);
  }

  /** The vectors, over an array. */
  @Benchmark
  public long vector() {
    return validate(vector, array);
  }

  /** The vectors, over a mapped file. */
  @Benchmark
  public long vectorMapped() {
    return validate(vector, map);
  }

  /** A new {@code String}, which checks and copies. */
  @Benchmark
  public long jdkString() {
    long sum = 0;
    int start = 0;
    for (int end : ends) {
      sum += new String(bytes, start, end - start, StandardCharsets.UTF_8).length();
      start = end;
    }
    return sum;
  }

  /** A decoder that reports errors, into one buffer that is reused. */
  @Benchmark
  public long jdkDecoder() {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    long sum = 0;
    for (int end : ends) {
      in.limit(end);
      characters.clear();
      decoder.reset();
      sum += decoder.decode(in, characters, true).isUnderflow() ? characters.position() : -1;
    }
    return sum;
  }

  /** How many bytes are ASCII from the start on: the JDK's vectors without any copy. */
  @Benchmark
  public long jdkAsciiCheck() throws Throwable {
    long sum = 0;
    int start = 0;
    for (int end : ends) {
      sum += (int) COUNT_POSITIVES.invokeExact(bytes, start, end - start);
      start = end;
    }
    return sum;
  }
}
