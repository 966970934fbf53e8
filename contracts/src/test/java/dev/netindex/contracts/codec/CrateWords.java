package dev.netindex.contracts.codec;

import dev.netindex.format.CodecFieldException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.NetindexException;
import java.util.function.Supplier;

/** Says of a refusal what the crate says of it. */
final class CrateWords {
  private CrateWords() {}

  /** Returns the outcome of an operation as the golden files spell it. */
  static String outcome(Supplier<String> operation) {
    try {
      return ("ok " + operation.get()).strip();
    } catch (NetindexException e) {
      return of(e);
    }
  }

  static String of(NetindexException refused) {
    return switch (refused) {
      case CodecFieldException field ->
          "invalid " + field.fault().text() + " " + field.position() + ": " + field.reason();
      case LimitExceededException limit -> "resource limit exceeded: " + limit.fault().text();
      default -> "invalid " + refused.fault().text();
    };
  }
}
