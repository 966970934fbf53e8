package dev.netindex.benchmarks.convert;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/** The memory that processes used at most. */
final class PeakMemory {
  private final AtomicLong heap = new AtomicLong();
  private final Set<String> heapPools =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getName)
          .collect(Collectors.toUnmodifiableSet());

  private PeakMemory() {}

  /** Starts to watch this process. */
  static PeakMemory watch() {
    PeakMemory peak = new PeakMemory();
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      if (collector instanceof NotificationEmitter emitter) {
        emitter.addNotificationListener((event, _) -> peak.collected(event), null, null);
      }
    }
    return peak;
  }

  private void collected(Notification event) {
    if (!event
        .getType()
        .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
      return;
    }
    long used =
        GarbageCollectionNotificationInfo.from((CompositeData) event.getUserData())
            .getGcInfo()
            .getMemoryUsageAfterGc()
            .entrySet()
            .stream()
            .filter(pool -> heapPools.contains(pool.getKey()))
            .mapToLong(pool -> pool.getValue().getUsed())
            .sum();
    heap.accumulateAndGet(used, Math::max);
  }

  /**
   * Returns the most bytes of heap in use right after any collection: what lives, and what a small
   * collection has not found yet. 0 if there was none.
   */
  long heapAfterCollection() {
    return heap.get();
  }

  /**
   * Returns the most bytes that a running process has had in memory so far, with the pages of
   * mapped files.
   *
   * @param pid of the process
   * @return 0 where only Linux could tell, or if the process has ended
   */
  static long resident(long pid) {
    List<String> lines;
    try {
      lines = Files.readAllLines(Path.of("/proc/" + pid + "/status"));
    } catch (IOException _) {
      return 0;
    }
    return lines.stream()
        .filter(line -> line.startsWith("VmHWM:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
        .findFirst()
        .orElse(0);
  }
}
