package dev.netindex.format.layout;

import dev.netindex.format.Family;
import java.io.IOException;
import java.util.OptionalLong;

/**
 * How the rows of one family are written.
 *
 * @param family the family
 * @param rows how many
 * @param packed whether as a packed section; otherwise as an interval section
 * @param bytes length of the section
 */
public record SectionPlan(Family family, long rows, boolean packed, long bytes) {
  /**
   * Measures both encodings: packed is chosen if it is possible and strictly smaller.
   *
   * @param source the rows
   * @return the encoding and its length
   * @throws IOException if the rows cannot be read
   */
  public static SectionPlan of(RowSource source) throws IOException {
    long interval = IntervalEncoder.bytes(source.family(), source.rows());
    OptionalLong packed = new PackedEncoder(source).measure();
    boolean smaller = packed.isPresent() && packed.getAsLong() < interval;
    return new SectionPlan(
        source.family(), source.rows(), smaller, smaller ? packed.getAsLong() : interval);
  }

  /**
   * Writes the section.
   *
   * @param source the rows that were measured
   * @param out receives {@link #bytes} bytes
   * @throws IOException if the rows cannot be read, or {@code out} fails
   */
  public void write(RowSource source, FileWriter out) throws IOException {
    if (packed) {
      new PackedEncoder(source).write(out);
    } else {
      new IntervalEncoder(source).write(out);
    }
  }

  /**
   * Returns the length that the header states.
   *
   * @return bytes if packed, else 0
   */
  public long packedBytes() {
    return packed ? bytes : 0;
  }
}
