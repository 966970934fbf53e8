package dev.netindex.benchmarks.sides;

import java.nio.charset.StandardCharsets;

/** A new {@link String} of the JDK, which checks and copies. */
final class JdkString implements Side {
  private final Utf8Strings strings;

  JdkString(SideName name) {
    strings = new Utf8Strings(name);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      int start = 0;
      for (int end : strings.ends) {
        sum += new String(strings.bytes, start, end - start, StandardCharsets.UTF_8).length();
        start = end;
      }
    }
    return sum;
  }
}
