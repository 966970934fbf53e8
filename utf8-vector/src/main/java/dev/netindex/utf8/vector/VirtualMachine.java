package dev.netindex.utf8.vector;

import java.util.function.UnaryOperator;

/**
 * What a virtual machine says of its compilers. Without the one called C2 every vector operation
 * makes an object and a loop, a hundred times slower than plain Java.
 *
 * @param name the property {@code java.vm.name}
 * @param info the property {@code java.vm.info}
 * @param flag the value of a flag by its name; empty if it is not known
 */
record VirtualMachine(String name, String info, UnaryOperator<String> flag) {
  /** The one that this runs in. */
  static final VirtualMachine THIS =
      new VirtualMachine(
          System.getProperty("java.vm.name", ""),
          System.getProperty("java.vm.info", ""),
          VirtualMachine::flagOfThis);

  /** The highest level of compilation, which is C2. */
  private static final String C2 = "4";

  /** Returns why vectors are not compiled here, with the remedy; empty if they are. */
  String whyVectorsAreSlow() {
    if (!name.contains("Server VM")) {
      return "only the C2 compiler of a HotSpot server VM is known to compile vectors, and this is "
          + name;
    }
    if (info.contains("interpreted mode")) {
      return "nothing is compiled; remove -Xint";
    }
    String level = flag.apply("TieredStopAtLevel");
    if (info.contains("emulated-client") || !(level.isEmpty() || level.equals(C2))) {
      return "the C2 compiler is off; remove -XX:TieredStopAtLevel or -XX:CompilationMode";
    }
    if (flag.apply("UseJVMCICompiler").equals("true")) {
      return "another compiler takes the place of C2; remove -XX:+UseJVMCICompiler";
    }
    return "";
  }

  private static String flagOfThis(String name) {
    try {
      return VirtualMachineFlags.value(name);
    } catch (LinkageError e) {
      return ""; // the module jdk.management is not there
    }
  }
}
