package dev.netindex.source.csv;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Set;

/** Turns the cells of a row that hold its target into the target. */
final class TargetCells {
  /** What the parser says of a text that is nearly a target, and of nothing else. */
  private static final Set<Fault> NEARLY =
      EnumSet.of(
          Fault.NETWORK_HOST_BITS, Fault.NETWORK_PREFIX, Fault.RANGE_ENDPOINTS, Fault.ADDRESS_ZONE);

  private final AddressForm form;
  private final boolean literal;
  private final ParseOption[] options;

  TargetCells(AddressForm form, boolean literal, boolean maskHostBits) {
    this.form = form;
    this.literal = literal;
    Set<ParseOption> set = EnumSet.noneOf(ParseOption.class);
    if (literal) {
      set.add(ParseOption.LITERAL_FAMILY);
    }
    if (maskHostBits) {
      set.add(ParseOption.MASK_HOST_BITS);
    }
    options = set.toArray(ParseOption[]::new);
  }

  /** Reads a cell that is the whole target. */
  Target target(String cell) throws BadRow {
    if (form != AddressForm.TEXT) {
      BigInteger value = Decimal.parse(cell, max());
      return new Target.Address(address(value, isIpv4(value)));
    }
    refuseInteger(cell);
    try {
      return Target.parse(cell, options);
    } catch (InvalidInputException e) {
      throw refused(e);
    }
  }

  /** Reads the two cells of a network: an address and the length of its prefix. */
  Target network(String address, String length) throws BadRow {
    return target(address + "/" + length);
  }

  /** Reads the two cells of a range, which stays a range if it could be a network. */
  Target range(String start, String end) throws BadRow {
    IpAddress first;
    IpAddress last;
    if (form == AddressForm.TEXT) {
      first = textAddress(start);
      last = textAddress(end);
    } else {
      BigInteger from = Decimal.parse(start, max());
      BigInteger to = Decimal.parse(end, max());
      if (from.compareTo(to) > 0) {
        throw reversed(start, end);
      }
      first = address(from, isIpv4(to));
      last = address(to, isIpv4(to));
    }
    if (first.family() != last.family()) {
      throw new BadRow(RowFault.RANGE, "both ends in one family", ends(start, end));
    }
    if (first.compareTo(last) > 0) {
      throw reversed(start, end);
    }
    return new Target.Range(first, last);
  }

  /** Says whether a cell is a target, or would be one but for a detail. */
  static boolean isTarget(String cell) {
    try {
      Target.parse(cell);
      return true;
    } catch (InvalidInputException e) {
      return NEARLY.contains(e.fault());
    }
  }

  private IpAddress textAddress(String cell) throws BadRow {
    refuseInteger(cell);
    try {
      return IpAddress.parse(cell, options);
    } catch (InvalidInputException e) {
      throw refused(e);
    }
  }

  private IpAddress address(BigInteger value, boolean ipv4) {
    IpAddress address = Decimal.address(value, ipv4);
    return literal ? address : address.unmapped();
  }

  private boolean isIpv4(BigInteger largest) {
    return form == AddressForm.INTEGER_IPV4
        || form == AddressForm.INTEGER && largest.compareTo(Decimal.MAX_IPV4) <= 0;
  }

  private BigInteger max() {
    return form == AddressForm.INTEGER_IPV4 ? Decimal.MAX_IPV4 : Decimal.MAX_IPV6;
  }

  static void refuseInteger(String cell) throws BadRow {
    if (Decimal.isInteger(cell)) {
      throw new BadRow(
          RowFault.ADDRESS_FORM,
          "text like 1.2.3.4 or AS64500, or for decimal integers AddressForm.INTEGER (on the command line"
              + " --addresses integer)",
          "the integer " + Shown.quoted(cell));
    }
  }

  private static BadRow refused(InvalidInputException e) {
    boolean plain = e.fault() == Fault.ADDRESS_TEXT || e.fault() == Fault.TARGET_TEXT;
    String actual = plain ? e.actual() : e.actual() + " (" + e.fault().text() + ")";
    return new BadRow(RowFault.TARGET, e.expected(), actual, e);
  }

  private static BadRow reversed(String start, String end) {
    return new BadRow(RowFault.RANGE, "an end not below the start", ends(start, end));
  }

  private static String ends(String start, String end) {
    return "start " + Shown.quoted(start) + " and end " + Shown.quoted(end);
  }
}
