package dev.netindex.format.layout;

import java.nio.ByteBuffer;
import java.nio.file.Path;

/** Run in a process of its own: publishes a file that never becomes complete. */
final class SlowPublisher {
  private SlowPublisher() {}

  public static void main(String[] arguments) throws Exception {
    AtomicPublisher.publish(
        Path.of(arguments[0]),
        channel -> {
          channel.write(ByteBuffer.allocate(1));
          System.out.println("writing");
          try {
            Thread.sleep(60_000);
          } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
          }
          return 1;
        });
  }
}
