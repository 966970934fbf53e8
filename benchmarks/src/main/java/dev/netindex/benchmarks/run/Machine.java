package dev.netindex.benchmarks.run;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.stream.Stream;
import org.openjdk.jmh.util.Version;

/** What the figures were measured on, in words. */
public final class Machine {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  private Machine() {}

  /**
   * Describes machine, virtual machine and versions.
   *
   * @return lines of text
   */
  public static String describe() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return """
        machine:   %s, %d processors, %d MiB
        system:    %s %s, load average %.1f at the start
        java:      %s %s (%s)
        versions:  netindex %s, maxmind-db %s, JMH %s
        """
        .formatted(
            processor(),
            system.getAvailableProcessors(),
            system.getTotalMemorySize() >> 20,
            System.getProperty("os.name"),
            System.getProperty("os.version"),
            system.getSystemLoadAverage(),
            System.getProperty("java.vm.name"),
            System.getProperty("java.vm.version"),
            System.getProperty("java.vendor"),
            System.getProperty("netindex.benchmarks.version", "unknown"),
            versionOf("com.maxmind.db", "maxmind-db"),
            Version.getPlainVersion());
  }

  private static String processor() {
    String name = "";
    if (Files.isReadable(CPU_INFO)) {
      try (Stream<String> lines = Files.lines(CPU_INFO)) {
        name =
            lines
                .filter(line -> line.startsWith("model name"))
                .findFirst()
                .map(line -> line.substring(line.indexOf(':') + 1).strip() + " ")
                .orElse("");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return name + System.getProperty("os.arch");
  }

  private static String versionOf(String group, String artifact) {
    String path = "/META-INF/maven/" + group + "/" + artifact + "/pom.properties";
    Properties properties = new Properties();
    try (InputStream in = Machine.class.getResourceAsStream(path)) {
      if (in != null) {
        properties.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "unknown");
  }
}
