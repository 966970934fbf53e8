package dev.netindex.codec.json.infer;

/**
 * Bounds beyond which a subtree is kept as JSON text. They also bound the memory of inference.
 *
 * @param maxMembers the most names that the objects of one place may have together, at least 1; an
 *     object with more is a map with unbounded keys
 * @param maxListLength the most elements of a list, at least 0
 * @param maxDepth the most levels of objects and lists, 1 to 64; the root is the first
 * @param maxPlaces the most places for values in the whole schema, 1 to 8,192; each takes at most
 *     two columns, so that no layout has more than 16,384
 */
public record InferenceOptions(int maxMembers, int maxListLength, int maxDepth, int maxPlaces) {
  /** 1,024 members, lists of 65,536, 64 levels, 8,192 places. */
  public static final InferenceOptions DEFAULT = new InferenceOptions(1_024, 65_536, 64, 8_192);

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if one is out of its range
   */
  public InferenceOptions {
    if (maxMembers < 1) {
      throw new IllegalArgumentException("maxMembers must be at least 1: " + maxMembers);
    }
    if (maxListLength < 0) {
      throw new IllegalArgumentException("maxListLength must not be negative: " + maxListLength);
    }
    if (maxDepth < 1 || maxDepth > 64) {
      throw new IllegalArgumentException("maxDepth must be 1 to 64: " + maxDepth);
    }
    if (maxPlaces < 1 || maxPlaces > 8_192) {
      throw new IllegalArgumentException("maxPlaces must be 1 to 8192: " + maxPlaces);
    }
  }
}
