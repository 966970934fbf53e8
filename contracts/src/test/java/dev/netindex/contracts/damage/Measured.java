package dev.netindex.contracts.damage;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Bytes and time that something takes on this thread. */
public final class Measured {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Measured() {}

  /** Returns the bytes that this thread has allocated so far. */
  public static long allocated() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }

  /** Returns the bytes that a task allocates on this thread. */
  public static long allocation(Runnable task) {
    long before = allocated();
    task.run();
    return allocated() - before;
  }

  /** Returns the nanoseconds that a task takes, at best of three. */
  public static long nanos(Runnable task) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long started = System.nanoTime();
      task.run();
      best = Math.min(best, System.nanoTime() - started);
    }
    return best;
  }
}
