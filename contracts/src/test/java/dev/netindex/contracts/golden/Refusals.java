package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.NetindexException;
import dev.netindex.format.UnsupportedFormatException;

/** Compares a refusal with the crate's. */
final class Refusals {
  private Refusals() {}

  /** Compares with what the crate says of a damage. */
  static void assertSame(Damage damage, NetindexException refused) {
    assertKind(damage.kind(), damage.detail(), refused, damage.toString());
    assertCheck(damage.kind(), damage.detail(), refused, damage.toString());
    assertPlace(refused, damage.toString());
  }

  /** Compares the parts of a refusal with each other: it tells where, what and what else. */
  private static void assertPlace(NetindexException refused, String what) {
    String message = refused.getMessage();
    assertTrue(refused.offset() >= NetindexException.NO_OFFSET, what);
    assertTrue(message.contains(refused.expected()), () -> what + ": " + message);
    assertTrue(message.contains(refused.actual()), () -> what + ": " + message);
    assertTrue(
        refused.offset() < 0
            || refused instanceof LimitExceededException
            || message.contains("offset " + refused.offset()),
        () -> what + ": " + message);
  }

  /** Compares the kind, and the identifier of an unsupported format. */
  private static void assertKind(
      String kind, String detail, NetindexException refused, String what) {
    switch (kind) {
      case "Invalid" -> {
        assertInstanceOf(InvalidIndexException.class, refused, what);
        assertEquals(NetindexException.Kind.INVALID, refused.kind(), what);
      }
      case "Limit" -> {
        assertInstanceOf(LimitExceededException.class, refused, what);
        assertEquals(NetindexException.Kind.LIMIT, refused.kind(), what);
      }
      case "Version" -> {
        var unsupported = assertInstanceOf(UnsupportedFormatException.class, refused, what);
        assertEquals(NetindexException.Kind.VERSION, refused.kind(), what);
        assertEquals(Long.parseLong(detail), unsupported.identifier(), what);
      }
      default -> throw new IllegalArgumentException("the crate says " + kind + " of " + what);
    }
  }

  /** Compares with {@code open failed: KIND(DETAIL) | text}. */
  static void assertSays(String says, NetindexException refused) {
    String failure = says.substring("open failed: ".length(), says.indexOf(" | "));
    String kind = failure.substring(0, failure.indexOf('('));
    String detail = failure.substring(failure.indexOf('(') + 1, failure.length() - 1);
    String check = detail.replace("\"", "");
    assertKind(kind, check, refused, says);
    assertCheck(kind, check, refused, says);
  }

  /** Compares the name of the check. */
  private static void assertCheck(
      String kind, String check, NetindexException refused, String what) {
    if (!kind.equals("Version")) {
      assertEquals(check, refused.fault().text(), what);
    }
  }
}
