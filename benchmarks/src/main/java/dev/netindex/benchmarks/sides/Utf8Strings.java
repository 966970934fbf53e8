package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Utf8Text;
import java.io.ByteArrayOutputStream;

/** The strings of one text, one after the other. A question is about all of them. */
final class Utf8Strings {
  final byte[] bytes;

  /** Where each string ends, and the next one starts. */
  final int[] ends;

  Utf8Strings(SideName name) {
    byte[][] strings = Utf8Text.valueOf(name.data()).strings();
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    ends = new int[strings.length];
    for (int i = 0; i < strings.length; i++) {
      joined.writeBytes(strings[i]);
      ends[i] = joined.size();
    }
    bytes = joined.toByteArray();
  }
}
