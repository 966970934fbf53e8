package dev.netindex.format;

/**
 * The strict reading of a target. Which kind it is shows at its start or at the first separator.
 *
 * <pre>{@code
 * target  = address / network / range / asn      ; address: see AddressParser, without a zone
 * network = address "/" number
 * range   = address "-" address
 * asn     = ("A" / "a") ("S" / "s") number
 * number  = decimal digits without sign and leading zeros
 * }</pre>
 */
final class TargetParser {
  private static final int MAPPED_PREFIX = 96;

  private final CharSequence text;
  private final int length;
  private final boolean literal;
  private final boolean mask;

  private TargetParser(CharSequence text, ParseOption[] options) {
    this.text = text;
    this.length = text.length();
    this.literal = AddressParser.has(options, ParseOption.LITERAL_FAMILY);
    this.mask = AddressParser.has(options, ParseOption.MASK_HOST_BITS);
  }

  static Target parse(CharSequence text, ParseOption... options) {
    return new TargetParser(text, options).read();
  }

  private Target read() {
    if (isLetter(0, 'a') && isLetter(1, 's')) {
      return readAsn();
    }
    if (AddressParser.punctuation(text, 0, length) == 0) {
      String expected = "an address, a network, a range, or an AS number like AS42";
      throw InputError.span(Fault.TARGET_TEXT, text, 0, length, expected);
    }
    int separator = separator();
    if (separator == length) {
      return new Target.Address(readAddress(0, length));
    }
    return text.charAt(separator) == '/' ? readNetwork(separator) : readRange(separator);
  }

  /** Finds the separator where the longest first address can have it; the length if none. */
  private int separator() {
    int stop = Math.min(length, AddressParser.MAX_LENGTH + 1);
    for (int i = 0; i < stop; i++) {
      char c = text.charAt(i);
      if (c == '/' || c == '-') {
        return i;
      }
    }
    return length;
  }

  private IpAddress readAddress(int from, int end) {
    IpAddress address = AddressParser.parseLiteral(text, from, end);
    return literal ? address : address.unmapped();
  }

  private Target readNetwork(int slash) {
    IpAddress written = AddressParser.parseLiteral(text, 0, slash);
    int prefix = readPrefix(slash + 1, written.family());
    IpAddress address = written;
    if (!literal && written.isMapped() && prefix >= MAPPED_PREFIX) {
      address = written.unmapped();
      prefix -= MAPPED_PREFIX;
    }
    if (!mask && TargetRules.hasHostBits(address, prefix)) {
      throw hostBits(address, prefix);
    }
    return Target.Network.masking(address, prefix);
  }

  private InvalidInputException hostBits(IpAddress address, int prefix) {
    String canonical = Target.Network.masking(address, prefix).toString();
    String expected =
        address.isMapped() && !literal
            ? canonical + ", or a prefix length of 96 to 128 for IPv4-mapped addresses"
            : canonical;
    return InputError.span(Fault.NETWORK_HOST_BITS, text, 0, length, expected);
  }

  private int readPrefix(int from, Family family) {
    String expected = TargetRules.prefixes(family);
    long prefix = readNumber(Fault.NETWORK_PREFIX, from, expected, family.bits());
    return (int) prefix;
  }

  private Target readRange(int dash) {
    IpAddress start = readAddress(0, dash);
    IpAddress end = readAddress(dash + 1, length);
    TargetRules.checkEnds(start, end, dash + 1);
    return new Target.Range(start, end);
  }

  private Target readAsn() {
    long number = readNumber(Fault.AS_NUMBER, 2, TargetRules.AS_NUMBERS, Target.Asn.MAX_NUMBER);
    if (number == 0) {
      throw InputError.span(Fault.AS_NUMBER, text, 2, length, TargetRules.AS_NUMBERS);
    }
    return new Target.Asn(number);
  }

  /** Reads the rest of the text as a number from 0 to the greatest. */
  private long readNumber(Fault fault, int from, String expected, long greatest) {
    long value = 0;
    for (int i = from; i < length; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw InputError.at(fault, text, i, expected + " in decimal digits");
      }
      value = Math.min(value * 10 + c - '0', greatest + 1);
    }
    if (from == length) {
      throw InputError.at(fault, text, from, expected);
    }
    if (text.charAt(from) == '0' && length - from > 1) {
      throw InputError.span(fault, text, from, length, expected + " without leading zeros");
    }
    if (value > greatest) {
      throw InputError.span(fault, text, from, length, expected);
    }
    return value;
  }

  private boolean isLetter(int index, char lowerCase) {
    return index < length
        && (text.charAt(index) == lowerCase
            || text.charAt(index) == Character.toUpperCase(lowerCase));
  }
}
