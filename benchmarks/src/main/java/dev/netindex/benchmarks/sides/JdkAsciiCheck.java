package dev.netindex.benchmarks.sides;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The JDK's own check for ASCII, without the copy that follows it: its first step in making a
 * string. It is not public, and called by force ({@code --add-opens java.base/java.lang}).
 */
final class JdkAsciiCheck implements Side {
  private static final MethodHandle COUNT_POSITIVES = countPositives();

  private final Utf8Strings strings;

  JdkAsciiCheck(SideName name) {
    strings = new Utf8Strings(name);
  }

  private static MethodHandle countPositives() {
    try {
      Class<?> coding = Class.forName("java.lang.StringCoding");
      return MethodHandles.privateLookupIn(coding, MethodHandles.lookup())
          .findStatic(
              coding,
              "countPositives",
              MethodType.methodType(int.class, byte[].class, int.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      int start = 0;
      for (int end : strings.ends) {
        sum += count(start, end - start);
        start = end;
      }
    }
    return sum;
  }

  private int count(int start, int length) {
    try {
      return (int) COUNT_POSITIVES.invokeExact(strings.bytes, start, length);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
