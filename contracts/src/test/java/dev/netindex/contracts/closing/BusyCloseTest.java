package dev.netindex.contracts.closing;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.IndexClosedException;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import org.junit.jupiter.api.Test;

/** Closing while a slice of the file is in an I/O call of another thread. */
final class BusyCloseTest {
  @Test
  void aThreadThatIsInterruptedWaitsForTheCallAndStaysInterrupted() throws Exception {
    byte[] index = new IndexBuilder().metadata(new byte[1 << 20]).toByteArray();
    Pipe pipe = Pipe.open();
    IndexReader reader =
        IndexReader.open(index, OpenOptions.defaults().copyIntoMemory()); // Its own memory.
    Thread writer = new Thread(() -> write(reader, pipe));
    writer.start();
    // The pipe holds less than the file: a first byte tells that the writer is in the call.
    pipe.source().read(ByteBuffer.allocate(1));
    Thread drain = new Thread(() -> drain(pipe));
    drain.start();

    Thread.currentThread().interrupt();
    reader.close();

    assertTrue(Thread.interrupted());
    assertThrows(IndexClosedException.class, reader::memory);
    writer.join();
    drain.join();
  }

  private static void write(IndexReader reader, Pipe pipe) {
    try (Pipe.SinkChannel sink = pipe.sink()) {
      sink.write(reader.memory().asByteBuffer());
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  /** Reads so late that closing has to wait. */
  private static void drain(Pipe pipe) {
    try (Pipe.SourceChannel source = pipe.source()) {
      Thread.sleep(300);
      ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
      while (source.read(buffer.clear()) >= 0) {
        // Only to empty it.
      }
    } catch (IOException | InterruptedException failure) {
      throw new AssertionError(failure);
    }
  }
}
