package dev.netindex.codec.json.text;

import java.util.Arrays;

/**
 * UTF-8 that many records contain, ready to be copied in words of eight bytes: short copies cost
 * less so than by a call.
 */
final class JsonText {
  static final JsonText NONE = of(JsonOp.NO_BYTES);

  /** The text, and behind it zeros to the end of a word. */
  final byte[] words;

  /** Bytes of the text. */
  final int length;

  private JsonText(byte[] words, int length) {
    this.words = words;
    this.length = length;
  }

  static JsonText of(byte[] text) {
    int size = (text.length + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
    return new JsonText(Arrays.copyOf(text, size), text.length);
  }
}
