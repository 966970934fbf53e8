package dev.netindex.format.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs the tasks of a sweep on the calling thread and, if so wished, on others beside it, which all
 * take the next task until none is left, one finds something wrong, or one fails. The others are
 * daemons, and have ended when {@link #run} returns or throws.
 */
final class SweepThreads {
  private final List<SweepTask> tasks;
  private final Supplier<BucketBitmap> newBuckets;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private volatile boolean wrong;

  SweepThreads(List<SweepTask> tasks, Supplier<BucketBitmap> newBuckets) {
    this.tasks = tasks;
    this.newBuckets = newBuckets;
  }

  /**
   * Runs all tasks. An interrupt does not end the wait; the thread keeps its status.
   *
   * @param threads how many, with the calling one
   * @param buckets where all buckets are marked in the end
   * @return whether all is right
   */
  boolean run(int threads, BucketBitmap buckets) {
    List<Helper> helpers = start(Math.min(threads, tasks.size()) - 1);
    runTasks(buckets);
    boolean interrupted = false;
    for (Helper helper : helpers) {
      interrupted |= join(helper);
      buckets.addAll(helper.buckets);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    Throwable thrown = failure.get();
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
    return !wrong;
  }

  private List<Helper> start(int count) {
    List<Helper> helpers = new ArrayList<>();
    try {
      for (int number = 1; number <= count; number++) {
        Helper helper = new Helper(number);
        helper.start();
        helpers.add(helper);
      }
    } catch (OutOfMemoryError refused) {
      // The system gives no more threads: those that are there do the work.
    }
    return helpers;
  }

  private void runTasks(BucketBitmap buckets) {
    try {
      for (int task = next.getAndIncrement();
          task < tasks.size() && !wrong && failure.get() == null;
          task = next.getAndIncrement()) {
        if (!tasks.get(task).run(buckets)) {
          wrong = true;
        }
      }
      PageFaults.settle();
    } catch (RuntimeException | Error thrown) {
      failure.compareAndSet(null, thrown);
    }
  }

  private static boolean join(Thread helper) {
    boolean interrupted = false;
    while (true) {
      try {
        helper.join();
        return interrupted;
      } catch (InterruptedException interrupt) {
        interrupted = true;
      }
    }
  }

  private final class Helper extends Thread {
    private final BucketBitmap buckets = newBuckets.get();

    Helper(int number) {
      super("netindex-validation-" + number);
      setDaemon(true);
    }

    @Override
    public void run() {
      runTasks(buckets);
    }
  }
}
