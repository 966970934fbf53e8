package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Any side, by its name: each is a case of its own, in a virtual machine of its own. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SideBenchmark {
  /** System property: the folder of the files of addresses, named as {@link #file} says. */
  public static final String FOLDER = "netindex.benchmarks.addresses";

  private static final int PIECE = 1024;

  /**
   * Names the file of addresses for a side.
   *
   * @param name the side
   * @return the name in the folder
   */
  public static String file(SideName name) {
    return name.question().replaceAll("\\W+", "-");
  }

  /** What all threads share: an index is opened once. */
  @State(Scope.Benchmark)
  public static class Shared {
    @Param({""})
    String side;

    private final AtomicInteger threads = new AtomicInteger();
    private Path addresses;
    private @Nullable IndexReader reader;

    @Setup
    public void open() throws IOException {
      SideName name = SideName.parse(side);
      addresses = Path.of(System.getProperty(FOLDER, "."), file(name));
      boolean ours =
          Arrays.stream(DirectorySize.values()).anyMatch(size -> size.name().equals(name.option()));
      reader = ours ? OpenedIndex.open(name) : null;
    }

    @TearDown
    public void close() {
      if (reader != null) {
        reader.close();
      }
    }
  }

  /** What each thread has: a side, and its next question. */
  @State(Scope.Thread)
  public static class Turn {
    private Side side;
    private int next;

    @Setup
    public void open(Shared shared) throws IOException {
      SideName name = SideName.parse(shared.side);
      IndexReader reader = shared.reader;
      side =
          reader == null
              ? Sides.open(name, shared.addresses)
              : Sides.ours(
                  name, new OpenedIndex(reader, Addresses.read(shared.addresses, name.family())));
      next = shared.threads.getAndIncrement() * (Questions.COUNT / 2) % Questions.COUNT;
    }

    @TearDown
    public void close() throws IOException {
      side.close();
    }
  }

  /** Answers the next thousand questions; the figure is that of one. */
  @Benchmark
  @OperationsPerInvocation(PIECE)
  public long answers(Turn turn) throws IOException {
    int from = turn.next;
    turn.next = (from + PIECE) % Questions.COUNT;
    return turn.side.run(from, from + PIECE);
  }
}
