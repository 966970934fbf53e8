package dev.netindex.contracts.oracle;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;

/**
 * One row as it was put in, or one match as it came out.
 *
 * @param target what it is about
 * @param id record id
 * @param payload its bytes, one character each
 */
public record Assertion(PlainTarget target, long id, String payload) {
  /** The order of a file within one section: start, end, record id. */
  public static final Comparator<Assertion> FILE_ORDER =
      Comparator.comparing((Assertion a) -> a.target().first())
          .thenComparing(a -> a.target().last())
          .thenComparingLong(Assertion::id);

  /** Returns bytes as one character each. */
  public static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** Returns the payload as bytes. */
  public byte[] bytes() {
    return payload.getBytes(StandardCharsets.ISO_8859_1);
  }
}
