package dev.netindex.format.reader;

/** The kinds of target that a row can have. */
public enum TargetKind {
  /** A single address. */
  ADDRESS,
  /** A network: an address and a prefix length. */
  NETWORK,
  /** A range from a first to a last address. */
  RANGE,
  /** An AS number. */
  ASN
}
