package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.run.Subprocess;
import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.benchmarks.sides.TakeTurns;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The process of one side, as {@link TakeTurns} describes. */
final class Racer implements Closeable {
  private final SideName side;
  private final Process process;
  private final BufferedReader input;
  private final Writer output;

  /**
   * What a side says after its turn.
   *
   * @param nanos time on the processor
   * @param sum made of the answers
   */
  record Answer(long nanos, long sum) {}

  private Racer(SideName side, Process process) {
    this.side = side;
    this.process = process;
    this.input = process.inputReader();
    this.output = process.outputWriter();
  }

  static Racer start(SideName side, Path addresses) throws IOException {
    List<String> command =
        Subprocess.command(List.of(), TakeTurns.class, side.toString(), addresses.toString());
    return new Racer(
        side, new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  SideName side() {
    return side;
  }

  /** Answers follow when the data are open. */
  void warmUp(Duration time) throws IOException {
    send("warm " + time.toMillis());
  }

  void ask(int from, int to) throws IOException {
    send(from + " " + to);
  }

  private void send(String line) throws IOException {
    output.write(line + "\n");
    output.flush();
  }

  Answer answer() throws IOException {
    String line = input.readLine();
    if (line == null) {
      throw new IOException("the process of " + side + " ended; see above");
    }
    int space = line.indexOf(' ');
    return new Answer(
        Long.parseLong(line.substring(0, space)), Long.parseLong(line.substring(space + 1)));
  }

  @Override
  public void close() {
    process.destroy();
  }
}
