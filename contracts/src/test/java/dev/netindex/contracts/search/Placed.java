package dev.netindex.contracts.search;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;

/**
 * Bytes to search in, at some place of a segment: as in a mapped file they can't be written and
 * have no alignment. Where something stands around them it is noise; where nothing does, to read
 * beyond them fails.
 */
record Placed(MemorySegment file, long offset) {
  /** The places that matter: heap and native, alone and amid others, at odd offsets. */
  static List<Placed> everywhere(byte[] content, Arena arena) {
    return List.of(
        heap(content, 0, 0),
        heap(content, 13, 7),
        outside(content, 0, arena),
        outside(content, 3, arena));
  }

  private static Placed heap(byte[] content, int before, int after) {
    byte[] bytes = noise(content, before, after);
    return new Placed(MemorySegment.ofArray(bytes).asReadOnly(), before);
  }

  private static Placed outside(byte[] content, int before, Arena arena) {
    byte[] bytes = noise(content, before, 0);
    return new Placed(arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes).asReadOnly(), before);
  }

  private static byte[] noise(byte[] content, int before, int after) {
    byte[] bytes = new byte[before + content.length + after];
    Arrays.fill(bytes, (byte) 0x5A);
    System.arraycopy(content, 0, bytes, before, content.length);
    return bytes;
  }

  @Override
  public String toString() {
    return (file.isNative() ? "native@" : "heap@") + offset;
  }
}
