package dev.netindex.source.csv;

import dev.netindex.format.IpAddress;
import java.math.BigInteger;

/** Addresses written as decimal integers without sign and leading zeros. */
final class Decimal {
  static final BigInteger MAX_IPV4 = BigInteger.valueOf(0xffff_ffffL);
  static final BigInteger MAX_IPV6 = BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE);

  private static final int MAX_DIGITS = MAX_IPV6.toString().length();

  private Decimal() {}

  /** Says whether a text consists of decimal digits. */
  static boolean isInteger(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }

  static BigInteger parse(String text, BigInteger max) throws BadRow {
    if (!isInteger(text) || text.length() > 1 && text.charAt(0) == '0') {
      throw new BadRow(
          RowFault.ADDRESS_FORM,
          "a decimal integer without leading zeros, or addresses as text without"
              + " AddressForm.INTEGER (on the command line without --addresses integer)",
          Shown.quoted(text));
    }
    BigInteger value = text.length() > MAX_DIGITS ? null : new BigInteger(text);
    if (value == null || value.compareTo(max) > 0) {
      throw new BadRow(
          RowFault.ADDRESS_FORM, "a decimal integer of at most " + max, Shown.quoted(text));
    }
    return value;
  }

  static IpAddress address(BigInteger value, boolean ipv4) {
    return ipv4
        ? IpAddress.ofIpv4(value.intValue())
        : IpAddress.ofIpv6(value.shiftRight(64).longValue(), value.longValue());
  }
}
