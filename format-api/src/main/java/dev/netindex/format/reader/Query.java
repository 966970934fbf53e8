package dev.netindex.format.reader;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import java.util.Objects;

/** One question of a batch. */
public sealed interface Query {
  /**
   * Asks for the assertions that contain an address.
   *
   * @param address the address, in its own family
   * @return the query
   */
  static Query ip(IpAddress address) {
    return new Ip(address);
  }

  /**
   * Asks for the assertions of exactly one AS number.
   *
   * @param number 0 to 4294967295; 0 never matches
   * @return the query
   */
  static Query asn(long number) {
    return new Asn(number);
  }

  /**
   * Asks for the assertions that share an address with a target.
   *
   * @param target an address, network or range; an AS number fails when the query is reached
   * @return the query
   */
  static Query intersecting(Target target) {
    return new Intersecting(target);
  }

  /**
   * Asks for the assertions that contain an address.
   *
   * @param address the address
   */
  record Ip(IpAddress address) implements Query {
    /** Refuses null. */
    public Ip {
      Objects.requireNonNull(address, "address");
    }
  }

  /**
   * Asks for the assertions of an AS number.
   *
   * @param number the AS number
   */
  record Asn(long number) implements Query {}

  /**
   * Asks for the assertions that share an address with a target.
   *
   * @param target the target
   */
  record Intersecting(Target target) implements Query {
    /** Refuses null. */
    public Intersecting {
      Objects.requireNonNull(target, "target");
    }
  }
}
