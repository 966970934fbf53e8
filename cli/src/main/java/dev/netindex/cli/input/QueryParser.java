package dev.netindex.cli.input;

import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;

/**
 * Reads a query: an address with or without a zone, which is ignored, a network or range, or an AS
 * number, which may be 0.
 */
public final class QueryParser {
  private final ParseOption[] addressOptions;
  private final ParseOption[] targetOptions;

  /**
   * Makes a parser.
   *
   * @param literal whether IPv4-mapped addresses stay IPv6
   */
  public QueryParser(boolean literal) {
    ParseOption zone = ParseOption.IGNORE_ZONE;
    ParseOption family = ParseOption.LITERAL_FAMILY;
    addressOptions = literal ? new ParseOption[] {zone, family} : new ParseOption[] {zone};
    targetOptions = literal ? new ParseOption[] {family} : new ParseOption[0];
  }

  /**
   * Reads a query.
   *
   * @param text the query as written
   * @return what is asked for
   * @throws dev.netindex.format.InvalidInputException if it is none
   */
  public Request parse(String text) {
    if (isAsn(text)) {
      return text.length() == 3 && text.charAt(2) == '0'
          ? new Request.Asn(0)
          : new Request.Asn(((Target.Asn) Target.parse(text)).number());
    }
    if (isSpan(text)) {
      return new Request.Span((IpTarget) Target.parse(text, targetOptions));
    }
    return new Request.Ip(IpAddress.parse(text, addressOptions));
  }

  private static boolean isAsn(String text) {
    return text.length() > 2 && (text.charAt(0) | 0x20) == 'a' && (text.charAt(1) | 0x20) == 's';
  }

  /** A slash is never part of an address; a hyphen is only in a zone. */
  private static boolean isSpan(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '/' || c == '-') {
        return true;
      }
      if (c == '%') {
        return text.indexOf('/', i) >= 0;
      }
    }
    return false;
  }
}
