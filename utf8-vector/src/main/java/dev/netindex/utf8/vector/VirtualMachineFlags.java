package dev.netindex.utf8.vector;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

/** Flags of this virtual machine, by way of the module {@code jdk.management}, if it is there. */
final class VirtualMachineFlags {
  private VirtualMachineFlags() {}

  /**
   * Returns the value of a flag, or nothing if there is no such flag.
   *
   * @throws LinkageError if the module is not there
   */
  static String value(String name) {
    HotSpotDiagnosticMXBean diagnostic =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    if (diagnostic == null) {
      return "";
    }
    try {
      return diagnostic.getVMOption(name).getValue();
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
