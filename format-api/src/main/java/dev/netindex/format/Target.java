package dev.netindex.format;

import java.util.Objects;

/**
 * What a record is about: an address, a network, a range of addresses, or an AS number. Targets are
 * canonical values: the constructors check every rule, so that two equal targets have equal text. A
 * network of one address, a range of one address and that address are three different targets.
 */
public sealed interface Target permits IpTarget, Target.Asn {
  /**
   * Reads a target: an address ({@code 1.2.3.4}), a network ({@code 1.2.3.0/24}), a range ({@code
   * 1.2.3.4-1.2.3.9}) or an AS number ({@code AS42}, "AS" in either case). Addresses are read as
   * {@link IpAddress#parse} does. Numbers are decimal without sign and leading zeros. No spaces.
   *
   * <p>IPv4-mapped addresses mean IPv4: {@code ::ffff:1.2.3.0/120} is {@code 1.2.3.0/24}. A mapped
   * network with a prefix below 96 is read as the IPv6 network that it is, and so has host bits
   * set.
   *
   * @param text the target and nothing else
   * @param options departures from the strict reading; a zone is refused even with {@link
   *     ParseOption#IGNORE_ZONE}
   * @return an {@link IpTarget} or {@link Asn}; its {@code toString()} is the canonical text
   * @throws InvalidInputException if the text is no target ({@link Fault#TARGET_TEXT}), an address
   *     in it is none ({@link Fault#ADDRESS_TEXT}) or has a zone ({@link Fault#ADDRESS_ZONE}), or a
   *     rule of {@link Network}, {@link Range} or {@link Asn} is broken; its offset is the
   *     character that is wrong, from 0
   */
  static Target parse(CharSequence text, ParseOption... options) {
    return TargetParser.parse(text, options);
  }

  /**
   * Appends what {@code toString()} returns.
   *
   * @param out takes the text
   */
  void appendTo(StringBuilder out);

  private static String text(Target target) {
    StringBuilder out = new StringBuilder(2 * AddressFormatter.MAX_LENGTH + 1);
    target.appendTo(out);
    return out.toString();
  }

  /**
   * One address.
   *
   * @param address the address
   */
  record Address(IpAddress address) implements IpTarget {
    /** Checks that there is an address. */
    public Address {
      Objects.requireNonNull(address, "address");
    }

    @Override
    public IpAddress first() {
      return address;
    }

    @Override
    public IpAddress last() {
      return address;
    }

    @Override
    public void appendTo(StringBuilder out) {
      address.appendTo(out);
    }

    /**
     * Returns the canonical text.
     *
     * @return like {@code 1.2.3.4}
     */
    @Override
    public String toString() {
      return address.toString();
    }
  }

  /**
   * A network in CIDR notation, with no host bits set.
   *
   * @param address the lowest address
   * @param prefix length of the prefix in bits, 0 to 32 for IPv4 and 0 to 128 for IPv6
   */
  record Network(IpAddress address, int prefix) implements IpTarget {
    /**
     * Checks prefix and host bits.
     *
     * @throws InvalidInputException if the prefix is out of its range ({@link
     *     Fault#NETWORK_PREFIX}) or host bits are set ({@link Fault#NETWORK_HOST_BITS}); the latter
     *     names the canonical network
     */
    public Network {
      TargetRules.checkNetwork(address, prefix);
    }

    /**
     * Makes the network that an address is in, clearing the host bits.
     *
     * @param address any address of the network
     * @param prefix length of the prefix in bits, 0 to 32 for IPv4 and 0 to 128 for IPv6
     * @return the network
     * @throws InvalidInputException if the prefix is out of its range ({@link
     *     Fault#NETWORK_PREFIX})
     */
    public static Network masking(IpAddress address, int prefix) {
      return new Network(TargetRules.lowest(address, prefix), prefix);
    }

    @Override
    public IpAddress first() {
      return address;
    }

    @Override
    public IpAddress last() {
      return TargetRules.highest(address, prefix);
    }

    @Override
    public boolean contains(IpAddress other) {
      return TargetRules.contains(address, prefix, other);
    }

    @Override
    public void appendTo(StringBuilder out) {
      address.appendTo(out);
      out.append('/').append(prefix);
    }

    /**
     * Returns the canonical text.
     *
     * @return like {@code 1.2.3.0/24}
     */
    @Override
    public String toString() {
      return text(this);
    }
  }

  /**
   * All addresses from a start to an end, both included. It need not be a network, and stays a
   * range if it could be one.
   *
   * @param start the lowest address
   * @param end the highest address, at least {@code start} and of its family
   */
  record Range(IpAddress start, IpAddress end) implements IpTarget {
    /**
     * Checks family and order.
     *
     * @throws InvalidInputException if the ends differ in family or are reversed ({@link
     *     Fault#RANGE_ENDPOINTS})
     */
    public Range {
      TargetRules.checkEnds(start, end, NetindexException.NO_OFFSET);
    }

    @Override
    public IpAddress first() {
      return start;
    }

    @Override
    public IpAddress last() {
      return end;
    }

    @Override
    public void appendTo(StringBuilder out) {
      start.appendTo(out);
      end.appendTo(out.append('-'));
    }

    /**
     * Returns the canonical text.
     *
     * @return like {@code 1.2.3.4-1.2.3.9}
     */
    @Override
    public String toString() {
      return text(this);
    }
  }

  /**
   * An autonomous system.
   *
   * @param number its number, 1 to 4,294,967,295
   */
  record Asn(long number) implements Target {
    /** The largest AS number. */
    public static final long MAX_NUMBER = 0xFFFF_FFFFL;

    /**
     * Checks the number.
     *
     * @throws InvalidInputException if it is not 1 to 4,294,967,295 ({@link Fault#AS_NUMBER})
     */
    public Asn {
      if (number < 1 || number > MAX_NUMBER) {
        throw new InvalidInputException(
            Fault.AS_NUMBER, NetindexException.NO_OFFSET, TargetRules.AS_NUMBERS, "AS" + number);
      }
    }

    @Override
    public void appendTo(StringBuilder out) {
      out.append("AS").append(number);
    }

    /**
     * Returns the canonical text.
     *
     * @return like {@code AS42}
     */
    @Override
    public String toString() {
      return "AS" + number;
    }
  }
}
