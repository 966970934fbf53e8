package dev.netindex.format;

/**
 * The strict reading of an address: four decimal octets without leading zeros, or RFC 4291, section
 * 2.2. ASCII only, nothing before or after, no host names and no DNS. One object reads one address.
 *
 * <pre>{@code
 * address = ipv4 / ipv6 ["%" zone]
 * ipv4    = octet "." octet "." octet "." octet     ; octet: 0 to 255 without leading zeros
 * ipv6    = eight groups, the last two of which may be an ipv4;
 *           one "::" at most in place of one or more groups
 * group   = 1 to 4 hexadecimal digits of either case
 * zone    = 1 or more printable ASCII characters but space, "%" and "/"
 * }</pre>
 */
final class AddressParser {
  /** Length of the longest address without zone: six groups of four digits and an IPv4 tail. */
  static final int MAX_LENGTH = 45;

  private static final int GROUPS = 8;

  private final CharSequence text;
  private final int end;
  private final boolean ignoreZone;
  private int position;

  // The groups read since the start or since "::", as a number, and those before "::" in place.
  private long high;
  private long low;
  private long gapHigh;
  private long gapLow;
  private int groups;
  private int gap = -1;

  private AddressParser(CharSequence text, int from, int end, boolean ignoreZone) {
    this.text = text;
    this.position = from;
    this.end = end;
    this.ignoreZone = ignoreZone;
  }

  /** Reads a whole text. */
  static IpAddress parse(CharSequence text, ParseOption... options) {
    boolean ignoreZone = has(options, ParseOption.IGNORE_ZONE);
    IpAddress address = new AddressParser(text, 0, text.length(), ignoreZone).read();
    return has(options, ParseOption.LITERAL_FAMILY) ? address : address.unmapped();
  }

  /** Reads part of a text without any option, mapped addresses as IPv6. Offsets count from 0. */
  static IpAddress parseLiteral(CharSequence text, int from, int end) {
    return new AddressParser(text, from, end, false).read();
  }

  static boolean has(ParseOption[] options, ParseOption option) {
    for (ParseOption each : options) {
      if (each == option) {
        return true;
      }
    }
    return false;
  }

  /** Finds the first {@code .} or {@code :} where an address can have it; 0 if there is none. */
  static char punctuation(CharSequence text, int from, int end) {
    int stop = Math.min(end, from + MAX_LENGTH);
    for (int i = from; i < stop; i++) {
      char c = text.charAt(i);
      if (c == '.' || c == ':') {
        return c;
      }
    }
    return 0;
  }

  private IpAddress read() {
    char punctuation = punctuation(text, position, end);
    if (punctuation == 0) {
      throw span(position, end, "an IPv4 address in dotted decimal or an IPv6 address");
    }
    if (text.charAt(position) == '[') {
      throw at("an address without brackets");
    }
    if (punctuation == '.') {
      return readIpv4Address();
    }
    readGroups();
    readZone();
    return IpAddress.ofIpv6(high | gapHigh, low | gapLow);
  }

  private IpAddress readIpv4Address() {
    int bits = readIpv4();
    if (position < end) {
      if (text.charAt(position) == '%') {
        throw InputError.at(Fault.ADDRESS_ZONE, text, position, "an IPv4 address without a zone");
      }
      throw at("the end after octet 4");
    }
    return IpAddress.ofIpv4(bits);
  }

  /** Reads four octets and stops behind them. */
  private int readIpv4() {
    int bits = readOctet(1);
    for (int octet = 2; octet <= 4; octet++) {
      if (position >= end || text.charAt(position) != '.') {
        throw at("'.' after octet " + (octet - 1));
      }
      position++;
      bits = bits << 8 | readOctet(octet);
    }
    return bits;
  }

  private int readOctet(int octet) {
    int start = position;
    int value = 0;
    while (position < end && value <= 255 && isDigit(text.charAt(position))) {
      value = value * 10 + text.charAt(position) - '0';
      position++;
    }
    if (position == start) {
      throw at("a decimal digit of octet " + octet);
    }
    if (text.charAt(start) == '0' && position - start > 1) {
      throw span(start, runOfDigits(), "octet " + octet + " without leading zeros");
    }
    if (value > 255) {
      throw span(start, runOfDigits(), "octet " + octet + " of 0 to 255");
    }
    return value;
  }

  private int runOfDigits() {
    int stop = position;
    while (stop < end && isDigit(text.charAt(stop))) {
      stop++;
    }
    return stop;
  }

  private void readGroups() {
    readGap();
    while (!atEnd()) {
      readGroupOrTail();
      if (atEnd()) {
        break;
      }
      if (groups == mostGroups()) {
        throw at("the end after group " + groups);
      }
      readSeparator();
    }
    if (gap < 0 && groups < GROUPS) {
      throw at("8 groups, or '::' in place of some");
    }
  }

  /** Reads {@code ::} if it is here, and puts the groups before it in place. */
  private boolean readGap() {
    if (!isColon(position) || !isColon(position + 1)) {
      return false;
    }
    if (gap >= 0) {
      throw at("'::' at most once");
    }
    gap = groups;
    for (int i = groups; i < GROUPS; i++) {
      push(0);
    }
    gapHigh = high;
    gapLow = low;
    high = 0;
    low = 0;
    position += 2;
    return true;
  }

  private void readSeparator() {
    if (readGap()) {
      return;
    }
    if (!isColon(position)) {
      throw at("':' or the end after group " + groups);
    }
    position++;
    if (atEnd()) {
      throw at("group " + (groups + 1) + " after ':'");
    }
  }

  private void readGroupOrTail() {
    if (groups == mostGroups()) {
      throw at("at most 7 groups beside '::'");
    }
    int start = position;
    int value = readHex();
    if (position == start) {
      throw at("a hexadecimal digit of group " + (groups + 1));
    }
    if (position < end && text.charAt(position) == '.') {
      position = start;
      readTail();
      return;
    }
    if (position < end && hexValue(text.charAt(position)) >= 0) {
      throw span(start, runOfHex(), "group " + (groups + 1) + " of 1 to 4 hexadecimal digits");
    }
    push(value);
    groups++;
  }

  private void readTail() {
    if (groups + 2 > mostGroups()) {
      throw at("an IPv4 tail only in place of the last two of 8 groups");
    }
    int bits = readIpv4();
    if (!atEnd()) {
      throw at("the end after octet 4");
    }
    push(bits >>> 16);
    push(bits & 0xFFFF);
    groups += 2;
  }

  private int readHex() {
    int stop = Math.min(end, position + 4);
    int value = 0;
    while (position < stop) {
      int digit = hexValue(text.charAt(position));
      if (digit < 0) {
        break;
      }
      value = value << 4 | digit;
      position++;
    }
    return value;
  }

  private int runOfHex() {
    int stop = position;
    while (stop < end && hexValue(text.charAt(stop)) >= 0) {
      stop++;
    }
    return stop;
  }

  private void readZone() {
    if (position == end) {
      return;
    }
    int zone = position + 1;
    if (!ignoreZone) {
      throw InputError.span(Fault.ADDRESS_ZONE, text, position, end, "an address without a zone");
    }
    if (zone == end) {
      throw InputError.at(Fault.ADDRESS_ZONE, text, zone, "a zone after '%'");
    }
    for (int i = zone; i < end; i++) {
      char c = text.charAt(i);
      if (c <= ' ' || c > '~' || c == '%' || c == '/') {
        throw InputError.at(Fault.ADDRESS_ZONE, text, i, "a character of a zone");
      }
    }
  }

  private void push(int group) {
    high = high << 16 | low >>> 48;
    low = low << 16 | group;
  }

  private int mostGroups() {
    return gap < 0 ? GROUPS : GROUPS - 1;
  }

  private boolean atEnd() {
    return position >= end || text.charAt(position) == '%';
  }

  private boolean isColon(int index) {
    return index < end && text.charAt(index) == ':';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int hexValue(char c) {
    if (isDigit(c)) {
      return c - '0';
    }
    int letter = c | 0x20;
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
  }

  private InvalidInputException at(String expected) {
    return InputError.at(Fault.ADDRESS_TEXT, text, position, expected);
  }

  private InvalidInputException span(int from, int to, String expected) {
    return InputError.span(Fault.ADDRESS_TEXT, text, from, to, expected);
  }
}
