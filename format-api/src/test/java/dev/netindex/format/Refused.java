package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Asserts that something is refused, and how. */
final class Refused {
  /** Longer than any message may be, whatever the text. */
  static final int MESSAGE_LENGTH = 1200;

  private Refused() {}

  static InvalidInputException address(String text, ParseOption... options) {
    return checked(
        text,
        assertThrows(InvalidInputException.class, () -> IpAddress.parse(text, options), text));
  }

  static InvalidInputException target(String text, ParseOption... options) {
    return checked(
        text, assertThrows(InvalidInputException.class, () -> Target.parse(text, options), text));
  }

  static void address(String text, Fault fault, int offset, String expected, String actual) {
    same(address(text), text, fault, offset, expected, actual);
  }

  static void target(String text, Fault fault, int offset, String expected, String actual) {
    same(target(text), text, fault, offset, expected, actual);
  }

  /** Checks what holds for every refusal of a text. */
  static InvalidInputException checked(String text, InvalidInputException e) {
    assertEquals(NetindexException.Kind.INVALID, e.kind());
    assertTrue(e.offset() >= 0 && e.offset() <= text.length(), () -> "offset of " + e);
    assertTrue(e.getMessage().length() <= MESSAGE_LENGTH, "length of the message");
    assertTrue(e.getMessage().chars().allMatch(c -> c >= ' ' && c <= '~'), e::getMessage);
    return e;
  }

  private static void same(
      InvalidInputException e,
      String text,
      Fault fault,
      int offset,
      String expected,
      String actual) {
    assertEquals(fault, e.fault(), e::getMessage);
    assertEquals(expected, e.expected(), text);
    assertEquals(actual, e.actual(), text);
    assertEquals(offset, e.offset(), text);
  }
}
