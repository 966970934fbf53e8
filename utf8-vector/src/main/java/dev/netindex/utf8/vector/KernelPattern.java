package dev.netindex.utf8.vector;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import jdk.incubator.vector.VectorSpecies;
import org.jspecify.annotations.Nullable;

/**
 * What a kernel is made for. Each gets a hidden class of its own, so that both are constants, and
 * what the compiler learns from running one kernel is not mixed with what others do. Without that,
 * vector loads become calls through tables as soon as a process validates segments of three
 * classes, which makes them many times slower.
 *
 * @param species the vectors
 * @param segment the class of the segments
 */
record KernelPattern(VectorSpecies<Byte> species, Class<? extends MemorySegment> segment) {
  private static final String CODE = "LookupKernel.class";

  /**
   * Returns what a kernel was made for.
   *
   * @param kernel the kernel's own rights
   * @throws IllegalStateException if it is not the hidden class of a kernel
   */
  static KernelPattern of(Lookup kernel) {
    try {
      @Nullable KernelPattern pattern = MethodHandles.classData(kernel, "_", KernelPattern.class);
      if (pattern != null) {
        return pattern;
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException(kernel + " is the pattern of kernels, not one itself");
  }

  /**
   * Makes a kernel.
   *
   * @throws IllegalStateException if the virtual machine does not allow it
   */
  Utf8Kernel newKernel() {
    try {
      Lookup hidden =
          MethodHandles.lookup()
              .defineHiddenClassWithClassData(code(), this, /* initialize= */ true);
      return hidden
          .lookupClass()
          .asSubclass(Utf8Kernel.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no UTF-8 kernel for " + this, e);
    }
  }

  private static byte[] code() {
    try (@Nullable InputStream in = KernelPattern.class.getResourceAsStream(CODE)) {
      if (in == null) {
        throw new IllegalStateException(CODE + " is not beside " + KernelPattern.class);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
