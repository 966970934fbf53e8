package dev.netindex.search.vector;

import java.util.Optional;

/**
 * What the virtual machine says of itself, as far as vectors depend on it. Vector code that
 * HotSpot's C2 does not compile is right, but a hundred times slower than a plain loop, as each
 * vector is an object then.
 *
 * @param name such as {@code OpenJDK 64-Bit Server VM}
 * @param version such as {@code 25.0.3+9-LTS}
 * @param mode such as {@code mixed mode, sharing}
 * @param vectorApi whether the classes of the Vector API can be found from here
 */
record VirtualMachine(String name, String version, String mode, boolean vectorApi) {
  private static final String MODULE = "jdk.incubator.vector";

  static VirtualMachine current() {
    return new VirtualMachine(
        System.getProperty("java.vm.name", ""),
        System.getProperty("java.vm.version", ""),
        System.getProperty("java.vm.info", ""),
        findsVectorApi());
  }

  /** Returns why vectors can't be used, with the remedy. */
  Optional<String> refusal() {
    if (!vectorApi) {
      return Optional.of(
          "the Vector API is not there; start Java with --add-modules "
              + MODULE
              + " (in OSGi the framework must export the package "
              + MODULE
              + " as well)");
    }
    boolean hotSpot = name.contains("HotSpot") || name.contains("OpenJDK");
    if (!hotSpot || version.contains("jvmci")) {
      return Optional.of(
          "the compiler C2 of HotSpot is needed, not that of " + name + " " + version);
    }
    if (mode.contains("interpreted")) {
      return Optional.of("the compiler C2 is off; start Java without -Xint");
    }
    if (mode.contains("emulated-client")) { // what -XX:TieredStopAtLevel=1 is called there
      return Optional.of("the compiler C2 is off; start Java without -XX:TieredStopAtLevel");
    }
    return Optional.empty();
  }

  private static boolean findsVectorApi() {
    try {
      Class.forName(MODULE + ".VectorShape", false, VirtualMachine.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
