package dev.netindex.benchmarks.sides;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/** A decoder of the JDK that reports errors, into one buffer that is used again. */
final class JdkDecoder implements Side {
  private final Utf8Strings strings;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private final CharBuffer characters;

  JdkDecoder(SideName name) {
    strings = new Utf8Strings(name);
    characters = CharBuffer.allocate(strings.bytes.length);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      ByteBuffer in = ByteBuffer.wrap(strings.bytes);
      for (int end : strings.ends) {
        in.limit(end);
        characters.clear();
        decoder.reset();
        sum += decoder.decode(in, characters, true).isUnderflow() ? characters.position() : -1;
      }
    }
    return sum;
  }
}
