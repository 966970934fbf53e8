package dev.netindex.format;

/**
 * What exactly was wrong, one constant for each check. The texts are those by which the Rust crate
 * names the same checks, so that two implementations can be compared; FORMAT.md lists them in the
 * order in which they are made.
 */
public enum Fault {
  /** A part ends past the end of the file. */
  TRUNCATED("truncated section"),
  /** The first eight bytes are not {@code NETINDEX}. */
  INDEX_MAGIC("index magic"),
  /** A format identifier other than 3. */
  FORMAT_IDENTIFIER("format identifier"),
  /** An unknown flag, two forms of payload references, or a length without its flag. */
  RESERVED_HEADER("reserved header fields"),
  /** A packed section of no bytes, or one whose blocks do not add up to its length. */
  PACKED_SECTION_LENGTH("packed section length"),
  /** Reserved bytes or the reference width of fixed-length payloads. */
  FIXED_PAYLOAD_FIELDS("fixed payload fields"),
  /** The common length of fixed-length payloads does not divide the pool. */
  FIXED_PAYLOAD_LENGTH("fixed payload length"),
  /** The reference width of fixed-length payloads lies past the end of the file. */
  PAYLOAD_REFERENCE_WIDTH("payload reference width"),
  /** Compact references with a pool past 2<sup>32</sup>-1 bytes. */
  COMPACT_PAYLOAD_LENGTH("compact payload length"),
  /** Too many records. */
  RECORDS("records"),
  /** A file, or a file to be written, of too many bytes. */
  ARTIFACT_BYTES("artifact bytes"),
  /** Lengths whose sum does not fit into 64 bits. */
  ADDRESSABLE_BYTES("addressable bytes"),
  /** The file is not as long as its header says, or the record count is not the sum of the rows. */
  ARTIFACT_LENGTH("artifact length or record count"),
  /** A block descriptor's width, row count or id base. */
  PACKED_BLOCK_FIELDS("packed block fields"),
  /** Implicit record ids that leave 32 bits. */
  PACKED_RECORD_ID("packed record ID"),
  /** A block that does not follow its predecessor, or whose first delta is not 0. */
  PACKED_BLOCK_OFFSET("packed block offset or base delta"),
  /** A delta that loses bits when shifted. */
  PACKED_DELTA_OVERFLOW("packed delta overflow"),
  /** A base and delta whose sum leaves 128 bits. */
  PACKED_ADDRESS_OVERFLOW("packed address overflow"),
  /** A packed row's prefix, kind or address is impossible. */
  PACKED_TARGET("packed target"),
  /** Reserved bytes of an interval row are not 0. */
  RESERVED_ENTRY("reserved entry fields"),
  /** Start, end and prefix do not fit the kind of target. */
  TARGET_BOUNDS("target bounds"),
  /** A prefix longer than the address, or not a number. */
  NETWORK_PREFIX("network prefix"),
  /** A kind of target other than 0, 1 or 2. */
  TARGET_KIND("target kind"),
  /** Rows out of order. */
  IP_ENTRY_ORDER("IP entry order"),
  /** Packed rows that overlap. */
  PACKED_OVERLAP("packed overlapping targets"),
  /** A record id past the number of records. */
  RECORD_ID("record ID"),
  /** A record id that two rows have. */
  DUPLICATE_RECORD_ID("duplicate record ID"),
  /** A wrong subtree maximum of an interval row. */
  INTERVAL_MAXIMUM("interval maximum"),
  /** AS number 0, or ASN rows out of order. */
  ASN_ENTRY("ASN entry order or key"),
  /** Fixed-length payloads whose first references do not rise one by one. */
  PAYLOAD_ORDER("payload reference order"),
  /** A payload that neither repeats an earlier one nor follows the last. */
  PAYLOAD_OFFSET("payload offset"),
  /** Bytes of the pool that no record refers to. */
  PAYLOAD_LENGTH("payload length"),
  /** The mapped file changed while it was in use. */
  MAPPED_FILE("mapped file"),
  /** Text that is no address. */
  ADDRESS_TEXT("address"),
  /** A zone where none is allowed, or an empty one. */
  ADDRESS_ZONE("address zone"),
  /** Text that is no target. */
  TARGET_TEXT("target"),
  /** Host bits of a network are set. */
  NETWORK_HOST_BITS("network host bits"),
  /** A range whose ends differ in family or are reversed. */
  RANGE_ENDPOINTS("range endpoints"),
  /** An AS number outside 1 to 4294967295. */
  AS_NUMBER("AS number"),
  /** A target of the wrong kind for the operation. */
  QUERY_TARGET("query target"),
  /** More readers than a set or router takes. */
  ROUTED_READERS("routed readers"),
  /** A position outside a reader set. */
  READER_POSITION("reader position");

  private final String text;

  Fault(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the check as messages show it.
   *
   * @return a few lower-case words
   */
  public String text() {
    return text;
  }
}
